import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { OutdatedDialog } from '../../../components/outdated-dialog.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.ts';
import { type TypedChoice, withChoice } from '../state/company-line-choices.ts';
import type { LineRef } from '../state/statement-lines.ts';
import { RecalculationDialog } from './recalculation.tsx';
import { type Ask, type EntryConfirmation, SaveDialog } from './save-dialog.tsx';
import type { useEntryDeeds } from './use-entry-deeds.ts';
import { useSaveEntry } from './use-save-entry.ts';

type EntryDialogsProps = {
  deeds: ReturnType<typeof useEntryDeeds>;
  confirmation: EntryConfirmation | undefined;
  onAsk: Ask;
};

/** Every question that comes before a change of pay. */
export function EntryDialogs({ deeds, confirmation, onAsk }: EntryDialogsProps) {
  const { work } = useEntry();
  const { recalculation, removal, reload, isOutdated, onOutdated, closeOutdated } = deeds;
  const save = useSaveEntry({ work, ask: onAsk, onSaved: reload, onOutdated });
  const backToComputed = useBackToComputed();
  const { saved } = work;
  return (
    <>
      <SaveDialog confirmation={confirmation} onAsk={onAsk} onAccept={save} />
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
          <ConfirmDialog
            open={removal.isAsking}
            title={payrollText.removal.title}
            description={payrollText.removal.question}
            isDestructive
            onClose={removal.close}
            onAccept={() => removal.accept(saved)}
          />
          <OutdatedDialog
            isOpen={isOutdated}
            onClose={closeOutdated}
            onReload={() => reload(saved.entryId)}
          />
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
