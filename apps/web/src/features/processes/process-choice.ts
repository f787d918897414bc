import { type PayFrequency, payFrequencySchema } from '@garita/domain/reference/enumerations';
import {
  EMPLOYEE_FILES,
  type EmployeeFile,
  FILE_TYPES,
  type FileType,
  PAY_SPANS,
  type PaySpan,
} from '@garita/domain/report/file-type';
import { isFieldShown } from '@garita/domain/report/process-field';
import type { PackageRequest } from '@garita/domain/report/report-package';
import { type Submission, submissionSchema } from '@garita/domain/report/report-request';
import { fiscalYears, reportYears } from '@garita/domain/report/report-years';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { companyPeriods, type PayCalendars } from '@garita/domain/time/company-periods';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { type Crumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { PROCESS_PARAMETERS } from '../../lib/addresses.ts';
import { processesText } from '../../text/documents/processes.es.ts';
import { companyAreasText } from '../../text/navigation.es.ts';

/**
 * The choices on the screen, stored in its address so that 'back', a reload and a link keep them. Null means
 * no choice; a null employee means all of them. A year of 0 is the emptied select.
 */
export type ProcessChoice = {
  companyId: number | null;
  employeeId: number | null;
  fileType: FileType | null;
  employeeFile: EmployeeFile;
  paySpan: PaySpan;
  year: number;
  fiscalYear: number;
  quarter: number | null;
  payFrequency: PayFrequency | null;
  periodId: number | null;
  submission: Submission;
  /** As far as they are typed: a date field passes through years such as 0002. */
  start: string | null;
  end: string | null;
};

const NAMES: Record<keyof ProcessChoice, string> = PROCESS_PARAMETERS;

/** Returns the choice in an address. A missing or wrong parameter has the initial value of the screen. */
export function choiceIn(address: URLSearchParams, today: CalendarDate): ProcessChoice {
  const parameter = (name: keyof ProcessChoice) => address.get(NAMES[name]);
  const number = (name: keyof ProcessChoice) => wholeNumber(parameter(name));
  return {
    companyId: number('companyId'),
    employeeId: number('employeeId'),
    fileType: FILE_TYPES.find((type) => type === number('fileType')) ?? null,
    employeeFile: EMPLOYEE_FILES.find((file) => file === parameter('employeeFile')) ?? 'w2pr',
    paySpan: PAY_SPANS.find((span) => span === parameter('paySpan')) ?? 'dates',
    year: yearIn(parameter('year'), reportYears(today)) ?? yearOf(today),
    fiscalYear: yearIn(parameter('fiscalYear'), fiscalYears(today)) ?? yearOf(today),
    quarter: number('quarter'),
    payFrequency: payFrequencySchema.safeParse(parameter('payFrequency')).data ?? null,
    periodId: number('periodId'),
    submission: submissionSchema.safeParse(parameter('submission')).data ?? 'original',
    start: parameter('start'),
    end: parameter('end'),
  };
}

/** The years in an address for which no file exists; the choice uses another year instead. */
export type UnknownYears = { [Name in 'year' | 'fiscalYear']: string | null };

/** Returns the years in an address for which no file exists. */
export function unknownYearsIn(address: URLSearchParams, today: CalendarDate): UnknownYears {
  const unknown = (value: string | null, years: readonly number[]) =>
    value === null || yearIn(value, years) !== undefined ? null : value;
  return {
    year: unknown(address.get(NAMES.year), reportYears(today)),
    fiscalYear: unknown(address.get(NAMES.fiscalYear), fiscalYears(today)),
  };
}

/** Returns the address with some choices changed. Choices that depend on them are removed. */
export function addressAfter(address: URLSearchParams, chosen: Partial<ProcessChoice>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ ...choicesClearedBy(chosen, address), ...chosen })) {
    const key = NAMES[name as keyof ProcessChoice]; // the keys of a ProcessChoice
    if (value === null) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
}

/** The companies and employees that an address may name. */
type People = readonly { id: number; employees: readonly { id: number }[] }[];

/**
 * Names what the address asks for but does not exist. It is reported, because a file without an employee
 * would cover all.
 */
export function missingFrom(
  companies: People,
  { companyId, employeeId }: Pick<ProcessChoice, 'companyId' | 'employeeId'>,
): 'company' | 'employee' | undefined {
  if (companyId === null) return undefined;
  const company = companies.find(({ id }) => id === companyId);
  if (!company) return 'company';
  const isThere = employeeId === null || company.employees.some(({ id }) => id === employeeId);
  return isThere ? undefined : 'employee';
}

function choicesClearedBy(chosen: Partial<ProcessChoice>, address: URLSearchParams): Partial<ProcessChoice> {
  // Periods of all employees belong to no company, so they stay.
  if ('companyId' in chosen) {
    return address.has(NAMES.employeeId) ? { employeeId: null, periodId: null } : {};
  }
  const periodsChange = 'employeeId' in chosen || 'year' in chosen || 'payFrequency' in chosen;
  return periodsChange ? { periodId: null } : {};
}

/**
 * One of the years on offer, or the emptied select. The periods of any other could be more than a browser can
 * list.
 */
function yearIn(text: string | null, offered: readonly number[]): number | undefined {
  return [0, ...offered].find((year) => String(year) === text);
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/**
 * The periods that can be chosen: of the employee's own frequency or, for all employees, of the chosen one.
 */
export function offeredPeriods(
  { year, payFrequency }: Pick<ProcessChoice, 'year' | 'payFrequency'>,
  employee: { payFrequency: PayFrequency } | undefined,
  calendars: PayCalendars = [],
): readonly PayPeriod[] {
  const frequency = employee?.payFrequency ?? payFrequency;
  return frequency === null || year === 0 ? [] : companyPeriods(calendars, year, frequency);
}

/**
 * Returns the package of the choices: of the quarter if the file type asks for one, or else of the year;
 * undefined without a year.
 */
export function packageOf(choice: ProcessChoice, companyId: number): PackageRequest | undefined {
  const { year, fileType } = choice;
  if (year === 0) return undefined;
  const isQuarterSeen = fileType !== null && isFieldShown({ ...choice, fileType }, 'quarter');
  return { companyId, year, quarter: isQuarterSeen ? choice.quarter : null };
}

type NamedCompany = { id: number; name: string };

/** Returns the breadcrumb of Procesos. With a company in the address it is an area of that company. */
export function processCrumbs(
  companyId: number | null,
  companies: readonly NamedCompany[] | undefined,
): Crumb[] {
  if (companyId === null) return [{ label: processesText.title }];
  const company = companies?.find(({ id }) => id === companyId);
  return [...companyCrumbs(companyId, company?.name), { label: companyAreasText.documents }];
}
