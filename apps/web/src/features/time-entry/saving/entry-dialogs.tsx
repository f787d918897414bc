import { useFormContext } from 'react-hook-form';
import { SavedDialogs } from '../../../pay/saving/saved-dialogs.tsx';
import type { Ask } from '../../../pay/saving/use-confirmed-save.ts';
import type { LineRef } from '../../../pay/statement-lines.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.tsx';
import { type TypedChoice, withChoice } from '../state/company-line-choices.ts';
import { RecalculationDialog } from './recalculation.tsx';
import { SaveDialog } from './save-dialog.tsx';
import type { useEntryDeeds } from './use-entry-deeds.ts';
import { type EntryConfirmation, useSaveEntry } from './use-save-entry.ts';

type EntryDialogsProps = {
  deeds: ReturnType<typeof useEntryDeeds>;
  /** Undefined keeps the question before saving closed. */
  confirmation: EntryConfirmation | undefined;
  onAsk: Ask<EntryConfirmation>;
};

/** Every question that comes before a change of pay. */
export function EntryDialogs({ deeds, confirmation, onAsk }: EntryDialogsProps) {
  const { work } = useEntry();
  const { recalculation, reload, onOutdated } = deeds;
  const save = useSaveEntry({ work, ask: onAsk, onSaved: reload, onOutdated });
  const backToComputed = useBackToComputed();
  const { saved } = work;
  return (
    <>
      {confirmation && <SaveDialog {...{ confirmation, onAsk }} onAccept={save} />}
      {saved && (
        <>
          <RecalculationDialog
            recalculation={recalculation.asked}
            onClose={recalculation.close}
            onAccept={() => recalculation.accept(saved)}
            onBackToComputed={(line) => {
              recalculation.close();
              backToComputed(line);
            }}
          />
          <SavedDialogs {...{ saved, deeds }} removalQuestion={payrollText.removal.question} />
        </>
      )}
    </>
  );
}

/** Takes back, in the form, what was typed over a computed amount. */
function useBackToComputed() {
  const { setValue, getValues } = useFormContext();
  const { saved } = useEntry().work;
  return (line: LineRef) => {
    if ('concept' in line) return setValue('editedIncomeTax', undefined, { shouldDirty: true });
    const lines = saved?.facts.companyLines ?? [];
    const choices: TypedChoice[] | undefined = getValues('companyLines');
    const computed = { taxId: line.taxId, isActive: true };
    setValue('companyLines', withChoice(lines, choices, computed), { shouldDirty: true });
  };
}
