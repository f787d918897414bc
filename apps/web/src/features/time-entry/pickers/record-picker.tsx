import { SavedPicker } from '../../../pay/saved-picker.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { offersNew, takesNew } from '../state/selection.ts';
import type { SavedEntry, Sheet, SheetPeriod } from '../state/sheet.ts';

const { pickers } = payrollText;

type RecordPickerProps = {
  sheet: Sheet;
  period: SheetPeriod;
  saved: SavedEntry | undefined;
  mayWrite: boolean;
  onChoose: (entryId: number | 'new') => void;
};

/** 'Time n' of a period, and the way to a new one. */
export function RecordPicker({ sheet, period, saved, mayWrite, onChoose }: RecordPickerProps) {
  return (
    <SavedPicker
      label={pickers.record}
      saved={period.entries.map(({ entryId }, place) => ({
        value: entryId,
        label: pickers.recordOption(place + 1),
      }))}
      newLabel={offersNew(sheet, period, mayWrite) ? pickers.newRecord : undefined}
      chosen={saved?.entryId}
      mayAdd={takesNew(sheet, period, mayWrite)}
      onChoose={onChoose}
      width="10rem"
      narrow="1 1 9rem"
    />
  );
}
