import { formatMinutes } from '@garita/domain/time/work-minutes';
import { type Ref, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { dayText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import type { LoadedEntry, PayrollSheet, SheetPeriod } from '../../pay/entry/sheet.ts';
import { ONE_ROW } from '../../pay/form-layout.tsx';
import { PersonPicker } from '../../pay/person-picker.tsx';
import { SavedPicker, YearPicker } from '../../pay/pickers.tsx';
import { withoutWorkIn } from '../../pay/without-work.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { Picker } from '../../ui/form/fields/picker.tsx';
import { Choices } from '../../ui/page/page-header.tsx';
import {
  addressAfter,
  allowsNewEntry,
  type EntryChoice,
  type EntrySelection,
  type LoadedPay,
  takesNew,
} from './state/selection.ts';

const { pickers } = payrollText;

type EntryPickersProps = {
  ref: Ref<HTMLElement>;
  sheet: PayrollSheet;
  year: number;
  selection: EntrySelection;
  onChoose: (choice: EntryChoice, period?: number) => void;
  mayWrite: boolean;
};

/** The choices above the form: year, period, record, employee. */
export function EntryPickers(props: EntryPickersProps) {
  const { ref, sheet, year, selection, onChoose, mayWrite } = props;
  const { period, saved, isMissing } = selection;
  return (
    <Choices
      ref={ref}
      tabIndex={-1}
      aria-label={pickers.label}
      data-print="hidden"
      gap="2"
      mb="0"
      css={{ [ONE_ROW]: { flexWrap: 'nowrap' } }}
    >
      <YearPicker label={pickers.year} year={year} onChoose={(chosen) => onChoose({ year: chosen })} />
      <Picker
        label={pickers.period}
        placeholder={pickers.choosePeriod}
        options={periodOptions(sheet)}
        value={period?.id}
        onChoose={(periodId) => onChoose({ periodId: periodId ?? 0 })}
        width="17rem"
        narrow="1 1 12rem"
      />
      {period && (
        <RecordPicker
          {...{ sheet, period, mayWrite }}
          chosen={isMissing ? undefined : (saved?.entryId ?? 'new')}
          onChoose={(entryId) => onChoose({ entryId }, period.id)}
        />
      )}
      <EmployeePicker {...{ sheet, year }} periodId={period?.id} />
    </Choices>
  );
}

function periodOptions({ periods }: PayrollSheet) {
  return periods.map(({ id, number, start, end, entries }) => {
    const period = pickers.periodOption(number, dayText(start), dayText(end));
    return { value: id, label: entries.length === 0 ? period : `${period} ${loadedText(sumOf(entries))}` };
  });
}

function sumOf(entries: readonly LoadedEntry[]): Pick<LoadedPay[number], 'minutes' | 'net'> {
  const minutes = entries.flatMap((entry) => Object.values(entry.minutes));
  return { minutes: sum(minutes), net: sum(entries.map(({ net }) => net)) };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

function loadedText({ minutes, net }: Pick<LoadedPay[number], 'minutes' | 'net'>): string {
  return pickers.loaded(formatMinutes(minutes), dollarsText(net));
}

type RecordPickerProps = {
  sheet: PayrollSheet;
  period: SheetPeriod;
  chosen: number | 'new' | undefined;
  mayWrite: boolean;
  onChoose: (entryId: number | 'new') => void;
};

/** Chooses a saved entry ('Time n') of a period, or a new one. */
function RecordPicker({ sheet, period, chosen, mayWrite, onChoose }: RecordPickerProps) {
  return (
    <SavedPicker
      label={pickers.record}
      saved={period.entries.map(({ entryId }, place) => ({
        value: entryId,
        label: pickers.recordOption(place + 1),
      }))}
      newLabel={allowsNewEntry(sheet, period, mayWrite) ? pickers.newRecord : undefined}
      chosen={chosen}
      mayAdd={takesNew(sheet, period, mayWrite)}
      onChoose={onChoose}
      width="8rem"
      narrow="1 1 9rem"
    />
  );
}

type EmployeePickerProps = { sheet: PayrollSheet; year: number; periodId: number | undefined };

/** Goes to the same period of another employee, and shows beside each name what is loaded in it. */
function EmployeePicker({ sheet, year, periodId }: EmployeePickerProps) {
  const { company, employee } = sheet;
  const { loaded, payees } = usePeriodPay({ companyId: company.id, periodId });
  // Until the others are loaded, the list holds the chosen employee alone.
  const people = useMemo(() => payees ?? [employee], [payees, employee]);
  const open = useOpenEmployee({ companyId: company.id, year, periodId });
  const detailOf = useCallback(
    (id: number) => {
      const own = loaded?.find(({ employeeId }) => employeeId === id);
      return own && loadedText(own);
    },
    [loaded],
  );
  return (
    <PersonPicker
      label={pickers.employee}
      people={people}
      chosen={employee}
      onChoose={open}
      holders="employeeIds"
      detailOf={detailOf}
    />
  );
}

type OpenEmployeeOptions = { companyId: number; year: number; periodId: number | undefined };

/** Goes to another employee of the company, in the same period if it is one of theirs. */
export function useOpenEmployee({
  companyId,
  year,
  periodId,
}: OpenEmployeeOptions): (employeeId: number) => void {
  const navigate = useNavigate();
  return (employeeId) =>
    void navigate({
      pathname: href(PATHS.timeEntry, { companyId, employeeId }),
      search: String(addressAfter(periodId === undefined ? { year } : { periodId }, { year })),
    });
}

type PeriodPayOptions = { companyId: number; periodId: number | undefined };

/**
 * Returns what is loaded in a period for everybody, the employees to choose from and those who did not work
 * in it, as far as they are loaded. Each component that shows them asks by itself, so that the form is not
 * drawn again when they arrive.
 */
export function usePeriodPay({ companyId, periodId }: PeriodPayOptions) {
  const { data: loaded } = trpc.payroll.loaded.useQuery(
    { companyId, periodId: periodId ?? 0 },
    { enabled: periodId !== undefined },
  );
  const { data: payees } = trpc.employees.payees.useQuery({ companyId });
  const { data: settled } = trpc.filing.settlements.useQuery({ companyId });
  return { loaded, payees, withoutWork: settled && withoutWorkIn(settled, periodId) };
}
