import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { useMemo, useState } from 'react';
import { PayFields } from '../../pay/saving/pay-fields.tsx';
import type { Ask } from '../../pay/saving/use-confirmed-save.ts';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { FIRST_FIELD } from './blocks/hours-block.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryBlocks } from './entry-blocks.tsx';
import { type Entry, EntryContext } from './entry-context.ts';
import { ExplanationDrawer, type Question } from './explanation-drawer.tsx';
import { LiveAmountsOfForm } from './live-amounts.tsx';
import { EntryDialogs } from './saving/entry-dialogs.tsx';
import { useEntryDeeds } from './saving/use-entry-deeds.ts';
import type { EntryConfirmation } from './saving/use-save-entry.ts';
import type { Work } from './state/calculation.ts';
import { isOpen } from './state/sheet.ts';
import { TermsRow } from './terms-row.tsx';
import { WarningList } from './warning-list.tsx';

type EntryBodyProps = {
  work: Work;
  draft: TimeEntry;
  mayWrite: boolean;
  confirmation: EntryConfirmation | undefined;
  onAsk: Ask<EntryConfirmation>;
  onReload: Reload;
};

/** What stands inside the form of an entry. */
export function EntryBody({ work, draft, mayWrite, confirmation, onAsk, onReload }: EntryBodyProps) {
  const [question, setQuestion] = useState<Question>();
  const entry = useMemo<Entry>(() => {
    const isReadOnly = !mayWrite || !(work.saved || isOpen(work.sheet));
    return { work, mayWrite, isReadOnly, explain: (line, label) => setQuestion({ line, label }) };
  }, [work, mayWrite]);
  const deeds = useEntryDeeds({ work, onReload });

  return (
    <EntryContext value={entry}>
      <LiveAmountsOfForm initial={draft}>
        <PayFields startsIn={work.saved || entry.isReadOnly ? undefined : FIRST_FIELD}>
          <WarningList onRecalculate={deeds.recalculate} />
          <TermsRow />
          <EntryBlocks />
          <EntryActions onRecalculate={deeds.recalculate} onRemove={deeds.removal.ask} />
        </PayFields>
        <EntryDialogs {...{ deeds, confirmation, onAsk }} />
        <ExplanationDrawer question={question} onClose={() => setQuestion(undefined)} />
      </LiveAmountsOfForm>
    </EntryContext>
  );
}
