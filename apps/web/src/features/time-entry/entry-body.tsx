import { Stack } from '@chakra-ui/react';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { submitOnAltEnter } from '../../form/submit-on-alt-enter.ts';
import { FIRST_FIELD } from './blocks/hours-block.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryBlocks } from './entry-blocks.tsx';
import { type Entry, EntryContext } from './entry-context.ts';
import { ExplanationDrawer, type Question } from './explanation/explanation-drawer.tsx';
import { LiveAmountsOfForm } from './live-amounts.tsx';
import { EntryDialogs } from './saving/entry-dialogs.tsx';
import type { Ask, EntryConfirmation } from './saving/save-dialog.tsx';
import { useEntryDeeds } from './saving/use-entry-deeds.ts';
import type { Work } from './state/calculation.ts';
import { TermsRow } from './terms-row.tsx';
import { WarningList } from './warning-list.tsx';

type EntryBodyProps = {
  work: Work;
  draft: TimeEntry;
  mayWrite: boolean;
  confirmation: EntryConfirmation | undefined;
  onAsk: Ask;
  onReload: (entryId: number | undefined) => Promise<void>;
};

// What has the focus must not lie behind the bar above the screen or the one at its foot.
const BARS = '6rem';

/** What stands inside the form of an entry. */
export function EntryBody({ work, draft, mayWrite, confirmation, onAsk, onReload }: EntryBodyProps) {
  const [question, setQuestion] = useState<Question>();
  const entry = useMemo<Entry>(() => {
    const isReadOnly = !mayWrite || isClosed(work);
    return { work, mayWrite, isReadOnly, explain: (line, label) => setQuestion({ line, label }) };
  }, [work, mayWrite]);
  const deeds = useEntryDeeds({ work, onReload });
  useFirstFieldFocus(!work.saved && !entry.isReadOnly);

  return (
    <EntryContext value={entry}>
      <LiveAmountsOfForm initial={draft}>
        <Stack
          gap="4"
          containerType="inline-size"
          css={{ '& :is(input, select, textarea, button)': { scrollMarginBlock: BARS } }}
          onKeyDownCapture={submitOnAltEnter}
        >
          <WarningList onRecalculate={deeds.recalculate} />
          <TermsRow />
          <EntryBlocks />
          <EntryActions onRecalculate={deeds.recalculate} onRemove={deeds.removal.ask} />
        </Stack>
        <EntryDialogs {...{ deeds, confirmation, onAsk }} />
        <ExplanationDrawer question={question} onClose={() => setQuestion(undefined)} />
      </LiveAmountsOfForm>
    </EntryContext>
  );
}

// Somebody switched off, or of a company that is, gets no new time; what was saved stays open.
function isClosed({ sheet: { company, employee }, saved }: Work): boolean {
  return !saved && !(company.isActive && employee.isActive);
}

/** A new record starts with the hours, wherever the focus was. */
function useFirstFieldFocus(isWanted: boolean): void {
  const { setFocus } = useFormContext();
  useEffect(() => {
    if (isWanted) setFocus(FIRST_FIELD);
  }, [isWanted, setFocus]);
}
