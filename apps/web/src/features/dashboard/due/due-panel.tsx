import { dueText } from '../../../text/due.es.ts';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DueList } from './due-list.tsx';
import { useDue } from './use-due.ts';

/** Vence: what every company has to deposit, file and hand over, by day. */
export function DuePanel({ isShown }: { isShown: (company: string) => boolean }) {
  return (
    <Panel title={dueText.title} help={dueText.help}>
      <Loaded query={useDue()} lines={8}>
        {(all) => <DueList all={all.filter(({ company }) => isShown(company))} />}
      </Loaded>
    </Panel>
  );
}
