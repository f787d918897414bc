import { type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { useState } from 'react';
import { notifyError } from '../../components/notices.ts';
import { PayForm } from '../../pay/saving/pay-form.tsx';
import type { Reload } from '../../pay/saving/use-reload.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { EntryBody } from './entry-body.tsx';
import type { EntryConfirmation } from './saving/use-save-entry.ts';
import { calculate, type Work } from './state/calculation.ts';
import { newDraft, savedDraft } from './state/entry-draft.ts';
import { leaveEffects } from './state/leave-effect.ts';

type EntryFormProps = {
  work: Work;
  today: string;
  mayWrite: boolean;
  /** Opens what the ledger has now: this entry, or without one whatever the period has. */
  onReload: Reload;
};

/**
 * One entry, new or saved. It keeps the sheet that it was opened with: what others change meanwhile is found when saving,
 * and never changes a form under somebody's hands.
 */
export function EntryForm({ work: opened, today, mayWrite, onReload }: EntryFormProps) {
  const [work] = useState(opened);
  const [draft] = useState(() => draftOf(work, today));
  const [confirmation, setConfirmation] = useState<EntryConfirmation>();

  const ask = (entry: TimeEntry, commandId: string) => {
    const asked = confirmationOf(work, entry, commandId);
    setConfirmation(asked);
    if (!asked) notifyError(payrollText.warnings.parametersMissing);
  };

  return (
    <PayForm schema={timeEntrySchema} draft={draft} onAsk={ask} onReload={onReload}>
      {(reload) => (
        <EntryBody {...{ work, draft, mayWrite, confirmation }} onAsk={setConfirmation} onReload={reload} />
      )}
    </PayForm>
  );
}

function draftOf({ sheet, period, saved }: Work, today: string): TimeEntry {
  return saved ? savedDraft(saved) : newDraft(sheet, period, today);
}

/** The question before saving; none where there is no statement to confirm. */
function confirmationOf(work: Work, entry: TimeEntry, commandId: string): EntryConfirmation | undefined {
  const calculation = calculate(work, entry);
  if (!calculation) return undefined;
  const { statement, facts } = calculation;
  const leave = leaveEffects(work, { minutes: entry.minutes, policy: facts.leavePolicy });
  return { entry, commandId, statement, leave, isAskedAgain: false };
}
