import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { parsePeriodId } from '@garita/domain/time/period-id';
import { useYearAddress } from '../../lib/year-address.ts';
import { auditText } from '../../text/documents/audit.es.ts';
import { disclosuresText } from '../../text/records/disclosures.es.ts';
import type { DisclosureKind, EventKind } from './audit.ts';

/** The views of Auditoría. */
export const AUDIT_VIEWS = ['history', 'register', 'verification', 'disclosures', 'what-if'] as const;
export type AuditView = (typeof AUDIT_VIEWS)[number];

/** The choices of Auditoría. Undefined means 'all', and for `day` 'today'. A period implies its year. */
export type AuditChoice = {
  view: AuditView;
  year: number | undefined;
  periodId: number | undefined;
  employeeId: number | undefined;
  contractorId: number | undefined;
  entryId: number | undefined;
  kind: EventKind | undefined;
  /** The least amount that an event changed by, in cents. */
  minimum: number | undefined;
  /** The event with which the history begins, or after which the payroll is shown as it was known. */
  seq: number | undefined;
  day: CalendarDate | undefined;
  /** The day on which the payroll beside it was known; undefined is today. */
  otherDay: CalendarDate | undefined;
  /** The month in which the events were recorded: '2026-03'. */
  month: string | undefined;
  /** Only looks at unmasked numbers, or only exports. */
  disclosed: DisclosureKind | undefined;
  /** The user who recorded an event, saw a number or exported a document. */
  userId: number | undefined;
};

/** The choice of every event of the company. */
export const NO_FILTERS = {
  year: undefined,
  periodId: undefined,
  employeeId: undefined,
  contractorId: undefined,
  entryId: undefined,
  kind: undefined,
  minimum: undefined,
  month: undefined,
  userId: undefined,
} as const satisfies Partial<AuditChoice>;

const NAMES: Record<keyof AuditChoice, string> = {
  view: 'view',
  year: 'year',
  periodId: 'period',
  employeeId: 'employee',
  contractorId: 'contractor',
  entryId: 'time',
  kind: 'kind',
  minimum: 'minimum',
  seq: 'seq',
  day: 'day',
  otherDay: 'other-day',
  month: 'month',
  disclosed: 'disclosed',
  userId: 'user',
};

/** The choices are stored in the address, so that it can be shared and 'back' undoes them. */
export function useAuditChoice() {
  const { address, years, year, unknown, goTo } = useYearAddress();
  const choice = choiceIn(address, years);
  return {
    choice,
    /** The year whose periods are offered: the chosen one, or else the current one. */
    yearOfPeriods: choice.year ?? year,
    /** The unknown year in the address; null if the address names a period, which has a year. */
    unknownYear: choice.periodId === undefined ? unknown : null,
    choose: (changed: Partial<AuditChoice>, how?: { isStep: boolean }) =>
      goTo(addressOf({ ...choice, ...changed }), how),
  };
}

/** Reads the choices from an address; invalid ones, such as a year that is not in `years`, are left out. */
export function choiceIn(address: URLSearchParams, years: readonly number[]): AuditChoice {
  const text = (name: keyof AuditChoice) => address.get(NAMES[name]) ?? undefined;
  const number = (name: keyof AuditChoice) => {
    const named = text(name);
    return named !== undefined && /^\d+$/.test(named) ? Number(named) : undefined;
  };
  const date = (name: keyof AuditChoice) => {
    const named = text(name);
    return named !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(named) ? named : undefined;
  };
  const view = text('view');
  const kind = text('kind');
  const disclosed = text('disclosed');
  const periodId = number('periodId');
  const period = periodId === undefined ? undefined : parsePeriodId(periodId);
  const year = number('year');
  return {
    view: AUDIT_VIEWS.find((one) => one === view) ?? 'history',
    year: period?.year ?? years.find((one) => one === year),
    periodId: period?.id,
    employeeId: number('employeeId'),
    contractorId: number('contractorId'),
    entryId: number('entryId'),
    kind: isKind(kind) ? kind : undefined,
    minimum: number('minimum'),
    seq: number('seq'),
    day: date('day'),
    otherDay: date('otherDay'),
    month: monthIn(text('month')),
    disclosed: isDisclosureKind(disclosed) ? disclosed : undefined,
    userId: number('userId'),
  };
}

function monthIn(named: string | undefined): string | undefined {
  return named !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : undefined;
}

function isKind(kind: string | undefined): kind is EventKind {
  return kind !== undefined && Object.hasOwn(auditText.kinds, kind);
}

function isDisclosureKind(kind: string | undefined): kind is DisclosureKind {
  return kind !== undefined && Object.hasOwn(disclosuresText.kinds, kind);
}

/** The address of a choice. */
export function addressOf(choice: Partial<AuditChoice>): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    if (value !== undefined) address.set(NAMES[name as keyof AuditChoice], String(value)); // keys of it
  }
  return address;
}

/** The props of every view of Auditoría. */
export type AuditViewProps = {
  companyId: number;
  choice: AuditChoice;
  choose: (changed: Partial<AuditChoice>, how?: { isStep: boolean }) => void;
};
