import type { EmployeeDraft } from '@garita/domain/employee/employee-defaults';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { initialVacationMinutes } from '@garita/domain/employee/initial-leave';
import { hourlyRateSchema } from '@garita/domain/money/cents';
import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';
import { set } from 'react-hook-form';
import { IMPORT_COLUMNS } from './import-columns.ts';
import type { FileRow } from './read-rows.ts';

/** What the form of a new employee starts with, and the day on which it does. */
export type Start = { draft: EmployeeDraft; today: CalendarDate };

/** What a row says of an employee, for the schema to check: the start of a form with the filled cells typed into it. */
export function employeeOfRow({ texts }: FileRow, start: Start): object {
  const filled = new Map(
    IMPORT_COLUMNS.flatMap(({ path, label, cell }) => {
      const text = texts.get(label) ?? '';
      return text === '' ? [] : [[path, cell.read(text)] as const];
    }),
  );
  const employee = structuredClone(start.draft);
  for (const [path, value] of [...following(filled, start.today), ...filled]) set(employee, path, value);
  return employee;
}

/** What the form sets by itself as others are typed; what is typed of it comes over it. */
function following(filled: ReadonlyMap<string, unknown>, today: CalendarDate): [string, unknown][] {
  const admission = calendarDateSchema.safeParse(filled.get('admissionDate'));
  const regular = hourlyRateSchema.safeParse(filled.get('rates.regular'));
  return [
    ...(admission.success
      ? [
          ['leave.vacation.minutesPerMonth', initialVacationMinutes(admission.data, today)] satisfies [
            string,
            unknown,
          ],
        ]
      : []),
    ...(regular.success ? [['rates', hourlyRatesFrom(regular.data)] satisfies [string, unknown]] : []),
  ];
}
