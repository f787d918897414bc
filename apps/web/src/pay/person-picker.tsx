import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { useMemo, useState } from 'react';
import { type NumberOwners, useNumberOwners } from '../lib/use-number-owners.ts';
import { payrollText } from '../text/pay/payroll.es.ts';
import { ComboInput, type FoundOption } from '../ui/form/fields/combo-input.tsx';
import { ComboPicker } from '../ui/form/fields/picker.tsx';
import { TypedField } from '../ui/form/fields/typed-field.tsx';

/** A person who can be paid. The search uses the last four digits of the number, masked or not. */
type Person = PersonName & { id: number; isActive: boolean } & (
    | { socialSecurityNumber: string }
    | { taxpayerNumber: string }
    | { lastFour: string }
  );

type PersonPickerProps = {
  label: string;
  people: readonly Person[];
  chosen: Person;
  onChoose: (id: number) => void;
  holders: NumberOwners;
  /** Returns the words beside a person in the list. */
  detailOf?: (id: number) => string | undefined;
};

/** Chooses a person by any part of the name, or by the whole number or its last four digits. */
export function PersonPicker({ label, people, chosen, onChoose, holders, detailOf }: PersonPickerProps) {
  const byNumber = useFoundByNumber(holders);
  const options = useMemo(() => personOptions(people, detailOf), [people, detailOf]);
  return (
    <ComboPicker
      label={label}
      options={options}
      value={chosen.id}
      onChange={(person) => person !== null && onChoose(person)}
      {...byNumber}
    />
  );
}

type PersonFieldProps = {
  label: string;
  people: readonly Person[];
  value: number | null;
  onChoose: (id: number | null) => void;
  /** The text shown while nobody is chosen. */
  placeholder: string;
};

/** A field that chooses one of the employees, or all of them. */
export function PersonField({ label, people, value, onChoose, placeholder }: PersonFieldProps) {
  const byNumber = useFoundByNumber('employeeIds');
  const options = useMemo(() => personOptions(people), [people]);
  return (
    <TypedField label={label}>
      {(control) => (
        <ComboInput
          {...control}
          {...{ label, options, value, placeholder }}
          onChange={onChoose}
          {...byNumber}
        />
      )}
    </TypedField>
  );
}

/** Finds the person with the typed whole number on the server: the list has only the last four digits. */
function useFoundByNumber(holders: NumberOwners) {
  const [typed, setTyped] = useState('');
  return { onTyped: setTyped, alsoFound: useNumberOwners(typed)?.[holders] };
}

/**
 * Returns the people as options in the order of their names. Inactive people are marked. People with the same
 * name show the last digits of their numbers.
 */
export function personOptions(
  people: readonly Person[],
  detailOf?: (id: number) => string | undefined,
): FoundOption<number>[] {
  const shared = repeatedNames(people.map(shownName));
  return people
    .map((person) => {
      const name = shownName(person);
      const keywords = lastFourOf(person);
      const detail = detailOf?.(person.id);
      const label = shared.has(name) ? payrollText.pickers.namesake(name, keywords) : name;
      return { value: person.id, label, keywords, ...(detail === undefined ? {} : { detail }) };
    })
    .toSorted((a, b) => compareSpanish(a.label, b.label));
}

function repeatedNames(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.has(name) || !seen.add(name)));
}

function shownName(person: Person): string {
  return person.isActive ? fullName(person) : payrollText.pickers.inactive(fullName(person));
}

function lastFourOf(person: Person): string {
  if ('lastFour' in person) return person.lastFour;
  return ('taxpayerNumber' in person ? person.taxpayerNumber : person.socialSecurityNumber).slice(-4);
}
