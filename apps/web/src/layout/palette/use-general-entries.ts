import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import { FILE_TYPES, type FileType } from '@garita/domain/report/file-type';
import { reportYears } from '@garita/domain/report/report-years';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { plainText, searchWords } from '@garita/domain/text/plain-text';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { type PayPeriod, payPeriods } from '@garita/domain/time/pay-period';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { CalendarRange, FileText, LogOut, Monitor, Moon, Plus, Sun, Users } from 'lucide-react';
import { href, PATHS } from '../../config/paths.ts';
import { processesAt, timeEntryAt } from '../../lib/addresses.ts';
import { type ColorChoice, useColorChoice } from '../../lib/color-mode.ts';
import { dayText } from '../../lib/date-text.ts';
import { storedRole } from '../../lib/session.ts';
import { useIsAllowed } from '../../lib/trpc.ts';
import { paletteText as text } from '../../text/navigation.es.ts';
import { fileTypeAgencies, fileTypeLabels } from '../../text/processes.es.ts';
import { shellText } from '../../text/shell.es.ts';
import { useSignOut } from '../account-menu.tsx';
import { menuEntries } from '../side-menu.tsx';
import type { PaletteEntry } from './find-entries.ts';
import type { Permissions, SearchableRecords } from './record-entries.ts';

const { colorMode, menu } = shellText;
const APPEARANCES = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<
  ColorChoice,
  PaletteEntry['icon']
>;

/**
 * Returns the entries that do not depend on the account's data: the screens of both menus and the commands of
 * the frame.
 */
export function useGeneralEntries({ mayWriteRecords }: Permissions): PaletteEntry[] {
  const signOut = useSignOut();
  const mayInvite = useIsAllowed('users:invite');
  const [, chooseColor] = useColorChoice();
  const addCompany: PaletteEntry = {
    id: 'add-company',
    group: 'actions',
    label: text.addCompany,
    icon: Plus,
    to: PATHS.companyCreate,
  };
  return [
    ...(mayWriteRecords ? [addCompany] : []),
    ...menuEntries(storedRole()).map(screenEntry),
    ...(mayInvite ? [screenEntry({ to: PATHS.users, label: menu.users, icon: Users })] : []),
    ...(['light', 'dark', 'system'] as const).map((choice) => ({
      id: `appearance-${choice}`,
      group: 'actions' as const,
      label: text.appearance(colorMode[choice].toLocaleLowerCase('es-PR')),
      icon: APPEARANCES[choice],
      onSelect: () => chooseColor(choice),
    })),
    {
      id: 'sign-out',
      group: 'actions',
      label: menu.signOut,
      icon: LogOut,
      onSelect: () => void signOut(),
    },
  ];
}

function screenEntry({ to, label, icon }: ReturnType<typeof menuEntries>[number]): PaletteEntry {
  return { id: `screen-${to}`, group: 'screens', label, icon, to };
}

type Employee = SearchableRecords['employees'][number];

type Company = SearchableRecords['companies'][number];

type Occasion = {
  today: CalendarDate;
  /** The company whose screen is open. */
  company: Pick<Company, 'id' | 'name'> | undefined;
  /** The employee whose screen is open. */
  employee: Employee | undefined;
};

/** The file type of a period's pay stubs on Procesos. */
const PERIOD_STUBS: FileType = 8;

/**
 * Returns an entry for each document of Procesos, of the company whose screen is open.
 */
export function documentEntries(company: Occasion['company']): PaletteEntry[] {
  return FILE_TYPES.map((fileType) => ({
    id: `document-${fileType}`,
    group: 'documents',
    label: fileTypeLabels[fileType],
    detail: company ? text.documentOf(fileTypeAgencies[fileType], company.name) : fileTypeAgencies[fileType],
    icon: FileText,
    to: processesAt({ companyId: company?.id, fileType }),
  }));
}

/**
 * Returns the periods of this year that a query names by their number and a company: 'transporte 47'. They
 * are made for each query, because all periods of all companies would be thousands of entries.
 */
export function companyPeriodEntries(
  query: string,
  companies: readonly Company[],
  today: CalendarDate,
): PaletteEntry[] {
  const words = searchWords(query);
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const names = words.filter((word) => !/^\d/.test(word));
  if (numbers.length === 0 || names.length === 0) return [];
  const named = companies.filter(({ name }) => names.every((word) => plainText(name).includes(word)));
  const periods = payFrequencySchema.options
    .flatMap((frequency) => payPeriods(yearOf(today), frequency))
    .filter(({ number }) => numbers.includes(number));
  return named.flatMap((company) =>
    periods.map((period) => ({
      ...periodEntry(period),
      ...inCompany(period, company),
      id: `period-${period.id}-${company.id}`,
    })),
  );
}

/**
 * Returns entries for pay periods. A period leads to Cargar Tiempo of the employee whose screen is open if
 * the employee is paid at that frequency, else to the period of the company whose screen is open, and
 * otherwise to its pay stubs in Procesos, which future years do not have.
 */
export function periodEntries({ today, company, employee }: Occasion): PaletteEntry[] {
  const documented = reportYears(today);
  return PAYROLL_YEARS.flatMap((year) =>
    payFrequencySchema.options.flatMap((frequency) => {
      const isTheirs = employee?.payFrequency === frequency;
      if (!isTheirs && !documented.includes(year)) return [];
      const isFaint = year !== yearOf(today) || (employee !== undefined && !isTheirs);
      return payPeriods(year, frequency).map((period) => ({
        ...periodEntry(period),
        ...placeOfPeriod(period, { company, employee: isTheirs ? employee : undefined }),
        isFaint,
      }));
    }),
  );
}

const MONTH = new Intl.DateTimeFormat('es-PR', { month: 'long', timeZone: 'UTC' });

function periodEntry({ id, number, year, frequency, start, end }: PayPeriod) {
  return {
    id: `period-${id}`,
    group: 'periods',
    label: text.period(number, year, PAY_FREQUENCY_LABELS[frequency].toLocaleLowerCase('es-PR')),
    icon: CalendarRange,
    // The screen shows '19 nov'; people type 'noviembre'.
    keywords: `${MONTH.format(new Date(start))} ${MONTH.format(new Date(end))}`,
  } as const;
}

function inTimeEntry(period: PayPeriod, { id, companyId, name }: Employee) {
  return {
    detail: text.periodOf(daysOf(period), name),
    to: timeEntryAt({ companyId, employeeId: id, periodId: period.id }),
  };
}

function placeOfPeriod(period: PayPeriod, { company, employee }: Omit<Occasion, 'today'>) {
  if (employee) return inTimeEntry(period, employee);
  return company ? inCompany(period, company) : inProcesses(period);
}

function inCompany(period: PayPeriod, company: Pick<Company, 'id' | 'name'>) {
  return {
    detail: text.periodOfCompany(daysOf(period), company.name),
    to: href(PATHS.period, { companyId: company.id, periodId: period.id }),
  };
}

function inProcesses(period: PayPeriod) {
  const { id: periodId, year, frequency: payFrequency } = period;
  return {
    detail: text.periodInProcesses(daysOf(period)),
    to: processesAt({ fileType: PERIOD_STUBS, year, payFrequency, periodId }),
  };
}

function daysOf({ start, end }: PayPeriod): string {
  return text.periodDays(dayText(start), dayText(end));
}
