import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import type { Option } from '../../form/options.ts';
import { SelectInput } from '../../form/select-input.tsx';
import { dayText } from '../../lib/date-text.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { PAYROLL_YEARS } from './state/defaults.ts';
import { addressAfter, type Choice, type Selection } from './state/selection.ts';
import type { Sheet } from './state/sheet.ts';

const { pickers } = payrollText;

/** The entry of a `Time n` selector that starts a new record; no entry has this id. */
const NEW = 0;

type EntryPickersProps = {
  sheet: Sheet;
  year: number;
  selection: Selection;
  onChoose: (choice: Choice, period?: number) => void;
  mayAdd: boolean;
};

/** What is loaded, and for whom: year, period, record, employee. */
export function EntryPickers({
  sheet,
  year,
  selection: { period, saved },
  onChoose,
  mayAdd,
}: EntryPickersProps) {
  const startRecord = () => onChoose({ entryId: 'new' }, period?.id);
  return (
    <Flex as="section" aria-label={pickers.label} gap="3" wrap="wrap" align="end" mb="4" data-print="hidden">
      <Picker label={pickers.year} width="7rem" narrow="0 0 7rem">
        {(id) => (
          <SelectInput
            id={id}
            options={PAYROLL_YEARS.map((value) => ({ value, label: String(value) }))}
            value={year}
            onChange={(chosen) => chosen !== null && onChoose({ year: chosen })}
          />
        )}
      </Picker>
      <Picker label={pickers.period} width="17rem" narrow="1 1 12rem">
        {(id) => (
          <SelectInput
            id={id}
            placeholder={pickers.choosePeriod}
            options={periodOptions(sheet)}
            value={period?.id}
            onChange={(periodId) => onChoose({ periodId: periodId ?? 0 })}
          />
        )}
      </Picker>
      {period && (
        <Picker label={pickers.record} width="10rem" narrow="1 1 9rem">
          {(id) => (
            <SelectInput
              id={id}
              options={recordOptions(period.entries)}
              value={saved?.entryId ?? NEW}
              onChange={(entryId) => entryId !== null && onChoose({ entryId: entryId || 'new' }, period.id)}
            />
          )}
        </Picker>
      )}
      {period && mayAdd && (
        <Button type="button" variant="outline" disabled={!saved} onClick={startRecord}>
          <Plus aria-hidden />
          {pickers.addRecord}
        </Button>
      )}
      <EmployeePicker sheet={sheet} year={year} period={period?.id} />
    </Flex>
  );
}

type EmployeePickerProps = { sheet: Sheet; year: number; period: number | undefined };

/** Goes to the same period of another employee of the company, where it is one of theirs too. */
function EmployeePicker({ sheet: { company, employee, employees }, year, period }: EmployeePickerProps) {
  const navigate = useNavigate();
  const open = (employeeId: number) =>
    navigate({
      pathname: href(PATHS.timeEntry, { companyId: company.id, employeeId }),
      search: String(
        period === undefined
          ? addressAfter({ year }, { year })
          : addressAfter({ periodId: period }, { year }),
      ),
    });
  const options = employees
    .map((one) => ({ value: one.id, label: one.isActive ? fullName(one) : pickers.inactive(fullName(one)) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Picker label={pickers.employee} width="16rem" narrow="1 1 100%">
      {(id) => (
        <SelectInput
          id={id}
          options={options}
          value={employee.id}
          onChange={(employeeId) => employeeId !== null && void open(employeeId)}
        />
      )}
    </Picker>
  );
}

type PickerProps = {
  label: string;
  width: string;
  /** Its `flex` where the choices share a narrow window. */
  narrow: string;
  children: (id: string) => ReactNode;
};

function Picker({ label, width, narrow, children }: PickerProps) {
  const id = useId();
  return (
    <Stack gap="1" flex={{ base: narrow, md: `0 0 ${width}` }} maxW="full">
      <Text as="label" {...{ htmlFor: id }} fontSize="13px" lineHeight="20px" fontWeight="medium">
        {label}
      </Text>
      {children(id)}
    </Stack>
  );
}

function periodOptions({ periods }: Sheet): Option<number>[] {
  return periods.map(({ id, number, start, end }) => ({
    value: id,
    label: pickers.periodOption(number, dayText(start), dayText(end)),
  }));
}

function recordOptions(entries: readonly { entryId: number }[]): Option<number>[] {
  return [
    ...entries.map(({ entryId }, place) => ({ value: entryId, label: pickers.recordOption(place + 1) })),
    { value: NEW, label: pickers.newRecord },
  ];
}
