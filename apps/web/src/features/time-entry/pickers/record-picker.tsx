import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { Option } from '../../../form/options.ts';
import { Picker } from '../../../form/picker.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import type { SavedEntry, SheetPeriod } from '../state/sheet.ts';

const { pickers } = payrollText;

/** The option that starts a new record; no entry has this id. */
const NEW = 0;

type RecordPickerProps = {
  period: SheetPeriod;
  saved: SavedEntry | undefined;
  onChoose: (entryId: number | 'new') => void;
  /** Whether a new record is one of the choices, and whether there is a button for it besides. */
  offersNew: boolean;
  mayAdd: boolean;
};

/** 'Time n' of a period, and the way to a new one. */
export function RecordPicker({ period, saved, onChoose, offersNew, mayAdd }: RecordPickerProps) {
  return (
    <>
      <Picker
        label={pickers.record}
        options={recordOptions(period, offersNew)}
        value={saved?.entryId ?? NEW}
        onChoose={(entryId) => entryId !== null && onChoose(entryId || 'new')}
        width="10rem"
        narrow="1 1 9rem"
      />
      {mayAdd && (
        <Button type="button" variant="outline" disabled={!saved} onClick={() => onChoose('new')}>
          <Plus aria-hidden />
          {pickers.addRecord}
        </Button>
      )}
    </>
  );
}

function recordOptions({ entries }: SheetPeriod, offersNew: boolean): Option<number>[] {
  const saved = entries.map(({ entryId }, place) => ({
    value: entryId,
    label: pickers.recordOption(place + 1),
  }));
  return offersNew ? [...saved, { value: NEW, label: pickers.newRecord }] : saved;
}
