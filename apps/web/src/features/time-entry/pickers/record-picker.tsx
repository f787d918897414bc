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
  mayAdd: boolean;
};

/** 'Time n' of a period, and the way to a new one. */
export function RecordPicker({ period, saved, onChoose, mayAdd }: RecordPickerProps) {
  return (
    <>
      <Picker
        label={pickers.record}
        options={recordOptions(period)}
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

function recordOptions({ entries }: SheetPeriod): Option<number>[] {
  return [
    ...entries.map(({ entryId }, place) => ({ value: entryId, label: pickers.recordOption(place + 1) })),
    { value: NEW, label: pickers.newRecord },
  ];
}
