import { Button, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { payrollText } from '../text/payroll.es.ts';
import type { Option } from '../ui/form/fields/options.ts';
import { Picker } from '../ui/form/fields/picker.tsx';
import { TIGHT_ROW } from './form-layout.tsx';

/** The option that starts a new entry; no entry has this id. */
const NEW = 0;

type SavedPickerProps = {
  label: string;
  /** The entries that are saved. */
  saved: readonly Option<number>[];
  /** The name of a new entry among them; undefined where none is offered. */
  newLabel: string | undefined;
  /** The entry on the screen; undefined for none. */
  chosen: number | 'new' | undefined;
  /** Shows a button for a new entry beside the list. */
  mayAdd: boolean;
  onChoose: (entryId: number | 'new') => void;
  width: string;
  narrow: string;
};

/** Which saved entry of pay the form shows, and the way to a new one. */
export function SavedPicker(props: SavedPickerProps) {
  const { saved, newLabel, chosen, mayAdd, onChoose, ...picker } = props;
  const options = newLabel === undefined ? saved : [...saved, { value: NEW, label: newLabel }];
  return (
    <>
      <Picker
        {...picker}
        options={options}
        value={chosen === 'new' ? NEW : chosen}
        onChoose={(entryId) => entryId !== null && onChoose(entryId || 'new')}
      />
      {mayAdd && (
        <Button
          type="button"
          variant="outline"
          px="2"
          flexShrink="0"
          disabled={chosen === 'new'}
          onClick={() => onChoose('new')}
        >
          <Plus aria-hidden />
          <chakra.span css={{ [TIGHT_ROW]: { srOnly: true } }}>{payrollText.pickers.add}</chakra.span>
        </Button>
      )}
    </>
  );
}
