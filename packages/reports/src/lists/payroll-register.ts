import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import type { Amounts } from '@garita/domain/pay/amounts';
import { type ConceptName, conceptsOf, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import { sumOf } from '@garita/domain/report/box-source';
import { amountIn } from '@garita/domain/report/pay-parts';
import { EMPLOYER_TAXES, type EmployerTax, taxesOf } from '@garita/domain/returns/employer-cost';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { type PeriodFingerprint, periodFingerprintLines } from '../list/closing-fingerprints.ts';
import { sourcedFigures, words } from '../list/column.ts';
import { employerLines, type InsuredEmployer, premiumLine, yearsLeftOutLine } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { LIST, PAGE, PAYROLL_REGISTER, PRINTED_AMOUNTS, PRINTED_EMPLOYER_TAXES } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { dollars, money, time } from '../text/printed-figure.ts';

/** An entry of the period: its amounts, and the employer's taxes of it in cents. */
export type RegisterEntry = { amounts: Amounts; taxes: Record<EmployerTax, Cents> };

export type PayrollRegisterData = {
  company: InsuredEmployer;
  period: Pick<PayPeriod, 'id' | 'number' | 'year' | 'start' | 'end'>;
  date: CalendarDate;
  /** The years whose pay the register leaves out. */
  yearsLeftOut: readonly number[];
  /** The fingerprint of the closing, if the period is closed. */
  periodFingerprints: readonly PeriodFingerprint[];
  employees: readonly { id: number; name: PersonName; entries: readonly RegisterEntry[] }[];
};

/**
 * Returns the payroll register of a period: a line for each employee, the totals, the employer's taxes, and
 * the money that the payroll takes. A column without any amount is left out.
 */
export function payrollRegisterList(data: PayrollRegisterData): ListReport {
  const { company, period, date, employees } = data;
  const all = employees.flatMap(({ entries }) => entries);
  const names = COLUMNS.filter(
    (name) => ALWAYS.has(name) || all.some((entry) => amountOf([entry], name) !== 0),
  );
  const cellsOf = (entries: readonly RegisterEntry[]): Cell[] =>
    names.map((name) => (isTime(name) ? time : money)(amountOf(entries, name)));
  return {
    title: PAYROLL_REGISTER.title,
    company: company.name,
    about: [
      // In one line, so that sixty employees fit on two pages.
      employerLines(company, 'employerIdentificationNumber').join(' · '),
      `${PAGE.period(period.number, period.year)}, ${dateRange(period.start, period.end)}`,
      ...periodFingerprintLines(data.periodFingerprints),
      ...(data.periodFingerprints.length === 0 ? [PAYROLL_REGISTER.isOpen] : []),
      ...yearsLeftOutLine(data.yearsLeftOut),
      ...employerLine(all),
      cashLine(all),
      ...premiumLine(company),
      PAYROLL_REGISTER.signature,
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(LIST.captions.employee, 2),
      ...names.map((name) => sourcedFigures(captionOf(name), sumOf(name))),
    ],
    groups: [
      {
        rows: employees.map(({ name, entries }) => [fullName(name), ...cellsOf(entries)]),
        sources: employees.map(({ id }) => ({ personId: id })),
      },
    ],
    total: [LIST.totals, ...cellsOf(all)],
    empty: LIST.nothingPaid,
  };
}

/** The columns in their order: hours, gross, what is withheld, deducted and added, and the net. */
const COLUMNS: readonly ConceptName[] = [
  ...conceptsOf('minutes'),
  'gross',
  ...conceptsOf('withholding', 'contribution').toSorted(
    (one, other) => PAY_CONCEPTS[one].stubRow - PAY_CONCEPTS[other].stubRow,
  ),
  'deducted',
  'added',
  'uncollected',
  'net',
];

/** Captions that are longer than a column is wide would be written upward, which takes the room of rows. */
function captionOf(name: ConceptName): string {
  return name === 'incomeTaxWithheld' ? LIST.captions.withheld : PRINTED_AMOUNTS[name];
}

/** The columns that are shown even if they are zero. */
const ALWAYS: ReadonlySet<ConceptName> = new Set(['gross', 'incomeTaxWithheld', 'net']);

const TIME: ReadonlySet<ConceptName> = new Set(conceptsOf('minutes'));

function isTime(name: ConceptName): boolean {
  return TIME.has(name);
}

/** Sums an amount of some entries, in cents or minutes. */
function amountOf(entries: readonly RegisterEntry[], name: ConceptName): number {
  return sumCents(entries.map(({ amounts }) => amountIn(amounts, name)));
}

/** Names each tax of the employer; nothing where there is none. */
function employerLine(entries: readonly RegisterEntry[]): string[] {
  const taxes = EMPLOYER_TAXES.map((tax) => ({ tax, cents: sumCents(entries.map((one) => one.taxes[tax])) }));
  const due = taxes.filter(({ cents }) => cents !== 0);
  if (due.length === 0) return [];
  const parts = due.map(({ tax, cents }) => `${PRINTED_EMPLOYER_TAXES[tax]} ${dollars(cents)}`);
  return [PAYROLL_REGISTER.employerShare(parts.join(' · '))];
}

/**
 * States the money that the payroll takes: the nets, what is withheld and deducted for others, and the
 * employer's taxes. Tips that the employees already have are no part of it.
 */
function cashLine(entries: readonly RegisterEntry[]): string {
  const net = amountOf(entries, 'net');
  const withheld = amountOf(entries, 'withheld');
  const deducted = amountOf(entries, 'deducted') - amountOf(entries, 'tipsHeld');
  const employer = sumCents(entries.map(taxesOf));
  // What the floor of zero cut off was withheld on paper alone.
  const uncollected = amountOf(entries, 'uncollected');
  return PAYROLL_REGISTER.cash(dollars(net + withheld + deducted + employer - uncollected), {
    net: dollars(net),
    withheld: dollars(withheld + deducted - uncollected),
    employer: dollars(employer),
  });
}
