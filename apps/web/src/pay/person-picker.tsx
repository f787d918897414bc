import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import type { Option } from '../form/fields/options.ts';
import { Picker } from '../form/fields/picker.tsx';
import { payrollText } from '../text/payroll.es.ts';

type Person = PersonName & { id: number; isActive: boolean };

type PersonPickerProps = {
  label: string;
  people: readonly Person[];
  chosen: Person;
  onChoose: (id: number) => void;
};

/** Whose pay the screen shows. */
export function PersonPicker({ label, people, chosen, onChoose }: PersonPickerProps) {
  return (
    <Picker
      label={label}
      options={personOptions(people)}
      value={chosen.id}
      onChoose={(id) => id !== null && onChoose(id)}
      width="16rem"
      narrow="1 1 100%"
    />
  );
}

/** People by name; those switched off are marked, and chosen like the others. */
export function personOptions(people: readonly Person[]): Option<number>[] {
  return people
    .map((person) => ({ value: person.id, label: shownName(person) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
}

function shownName(person: Person): string {
  return person.isActive ? fullName(person) : payrollText.pickers.inactive(fullName(person));
}
