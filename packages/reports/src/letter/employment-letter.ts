import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { EMPLOYEE_TYPE_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { words } from '../list/column.ts';
import type { Cell } from '../list/list-report.ts';
import {
  confirmationSentence,
  employmentSentence,
  EMPLOYEE_LETTER as TEXT,
} from '../text/employee-letters.es.ts';
import { DOCUMENTS } from '../text/labels.es.ts';
import { longDate } from '../text/printed-date.es.ts';
import { time } from '../text/printed-figure.ts';
import { phone } from '../text/printed-identity.ts';
import type { Letter } from './letter-lines.ts';

/** The facts that tell a letter's employee from namesakes. */
export type LetterEmployee = PersonName & { socialSecurityLast4: string };

export type EmploymentLetterData = {
  company: { name: string; phoneNumber: string };
  employee: LetterEmployee &
    Pick<
      Employee,
      'admissionDate' | 'egressDate' | 'salary' | 'workMinutes' | 'rates' | 'payFrequency' | 'employeeType'
    >;
  /** The day of the letter. */
  date: CalendarDate;
};

/** Returns the letter of employment: since when somebody works, or worked, and for what pay. */
export function employmentLetterOf({ company, employee, date }: EmploymentLetterData): Letter {
  const { admissionDate: since, egressDate, salary, workMinutes } = employee;
  const until = egressDate !== null && egressDate < date ? egressDate : undefined;
  const who = { ...employee, name: fullName(employee), company: company.name };
  const isSalaried = salary > 0;
  const rows: Cell[][] = [
    [TEXT.since, longDate(since)],
    ...(egressDate === null ? [] : [[TEXT.until, longDate(egressDate)]]),
    [TEXT.pay, isSalaried ? TEXT.byPeriod(salary) : TEXT.byHour(employee.rates.regular)],
    ...(isSalaried && workMinutes > 0 ? [[TEXT.hours, time(workMinutes).text]] : []),
    [TEXT.frequency, PAY_FREQUENCY_LABELS[employee.payFrequency]],
    [TEXT.kind, EMPLOYEE_TYPE_LABELS[employee.employeeType]],
  ];
  return {
    title: DOCUMENTS['employment-letter'],
    company: company.name,
    about: [TEXT.to],
    date,
    sentences: [
      employmentSentence(who, { since, until }),
      ...[confirmationSentence(company.name, phone(company.phoneNumber)) ?? []].flat(),
    ],
    table: {
      columns: [words(TEXT.employment.caption, 1), words(TEXT.employment.detail, 2)],
      groups: [{ rows }],
    },
    signature: TEXT.signature,
  };
}
