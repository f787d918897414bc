import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import type { FileType } from '@garita/domain/report/file-type';
import { reportYears } from '@garita/domain/report/report-years';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { type PayPeriod, payPeriods } from '@garita/domain/time/pay-period';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import { CalendarRange, LogOut, Monitor, Moon, Plus, Sun, Users } from 'lucide-react';
import { PATHS } from '../../config/paths.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { type ColorChoice, useColorChoice } from '../../lib/color-mode.ts';
import { dayText } from '../../lib/date-text.ts';
import { storedRole } from '../../lib/session.ts';
import { useIsAllowed } from '../../lib/trpc.ts';
import { paletteText as text } from '../../text/navigation.es.ts';
import { payFrequencyLabels } from '../../text/reference.es.ts';
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

type Occasion = {
  today: CalendarDate;
  /** The company whose screen is open. */
  companyId: number | undefined;
  /** The employee whose screen is open. */
  employee: Employee | undefined;
};

/** The file type of a period's pay stubs on Procesos. */
const PERIOD_STUBS: FileType = 8;

/**
 * Returns entries for pay periods. A period leads to Cargar Tiempo of the employee whose screen is open if
 * the employee is paid at that frequency, and otherwise to its pay stubs in Procesos, which future years do
 * not have.
 */
export function periodEntries({ today, companyId, employee }: Occasion): PaletteEntry[] {
  const documented = reportYears(today);
  return PAYROLL_YEARS.flatMap((year) =>
    payFrequencySchema.options.flatMap((frequency) => {
      const isTheirs = employee?.payFrequency === frequency;
      if (!isTheirs && !documented.includes(year)) return [];
      const isFaint = year !== yearOf(today) || (employee !== undefined && !isTheirs);
      return payPeriods(year, frequency).map((period) => ({
        ...periodEntry(period),
        ...(isTheirs ? inTimeEntry(period, employee) : inProcesses(period, companyId)),
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
    label: text.period(number, year, payFrequencyLabels[frequency].toLocaleLowerCase('es-PR')),
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

function inProcesses(period: PayPeriod, companyId: number | undefined) {
  const address = new URLSearchParams({
    ...(companyId === undefined ? {} : { company: String(companyId) }),
    type: String(PERIOD_STUBS),
    year: String(period.year),
    frequency: period.frequency,
    period: String(period.id),
  });
  return { detail: text.periodInProcesses(daysOf(period)), to: `${PATHS.processes}?${address}` };
}

function daysOf({ start, end }: PayPeriod): string {
  return text.periodDays(dayText(start), dayText(end));
}
