import type { PersonName } from '@garita/domain/employee/full-name';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { applyRate, rateToShownPercent } from '@garita/domain/money/rate';
import { sumOf } from '@garita/domain/report/box-source';
import { policyRange } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type MonthFingerprint, monthFingerprintLines } from '../list/closing-fingerprints.ts';
import { quarterColumn, sourcedFigures, words } from '../list/column.ts';
import { employerLines, type InsuredEmployer, surnames } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { type OmittedPay, omittedPayGroups } from '../list/omitted-pay.ts';
import { LIST, partialNotices } from '../text/labels.es.ts';
import { dollars, money } from '../text/printed-figure.ts';
import { unlessZeros } from '../text/printed-identity.ts';

/**
 * The facts of an employee for the CFSE: the class of the work, and the pay of each quarter of the policy's
 * year, in cents.
 */
export type InsuredEmployee = {
  id: number;
  name: PersonName;
  workersCompensationClass: string;
  /** July to September, October to December, January to March, April to June. */
  quarters: readonly [Cents, Cents, Cents, Cents];
};

export type WorkersCompensationData = {
  company: InsuredEmployer;
  /** The year in which the policy's year ends, on 30 June. */
  fiscalYear: number;
  date: CalendarDate;
  /** The fingerprints of the closings of months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  /** The opening balances that it leaves out. */
  omittedPay: readonly OmittedPay[];
  employees: readonly InsuredEmployee[];
};

/**
 * Returns the payroll that the CFSE insures, by employee and quarter, with the total of each class of work.
 */
export function workersCompensationList({
  company,
  fiscalYear,
  date,
  monthFingerprints,
  omittedPay,
  employees,
}: WorkersCompensationData): ListReport {
  const { captions } = LIST;
  const paid = employees.filter(({ quarters }) => quarters.some((cents) => cents !== 0));
  const classes = [
    ...new Set(paid.map(({ workersCompensationClass }) => workersCompensationClass)),
  ].toSorted();
  return {
    title: LIST.workersCompensation(fiscalYear),
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      LIST.policy(unlessZeros(company.insurancePolicyNumber)),
      ...premiumOf(paid, company),
      ...partialNotices({ company, date }, policyRange(fiscalYear)),
      ...monthFingerprintLines(monthFingerprints),
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(captions.firstName, 1.3),
      words(captions.lastName, 1.7),
      words(captions.category, 1.2),
      ...[3, 4, 1, 2].map((quarter, index) =>
        quarterColumn({ year: index < 2 ? fiscalYear - 1 : fiscalYear, quarter }),
      ),
      sourcedFigures(captions.total, sumOf('gross'), 1.1),
    ],
    groups: [
      ...classes.map((name) => {
        const ofClass = paid.filter(({ workersCompensationClass }) => workersCompensationClass === name);
        return {
          rows: ofClass.map((employee) => [
            employee.name.firstName,
            surnames(employee.name),
            name,
            ...quarterCells([employee]),
          ]),
          sources: ofClass.map(({ id }) => ({ personId: id })),
          totalSource: { label: name },
          ...(classes.length > 1
            ? { total: [LIST.subTotal, LIST.workers(ofClass.length), name, ...quarterCells(ofClass)] }
            : {}),
        };
      }),
      ...omittedPayGroups(omittedPay),
    ],
    total: [LIST.totals, LIST.workers(paid.length), '', ...quarterCells(paid)],
    empty: LIST.nothingPaid,
  };
}

/** Returns the premium on all of this payroll, where the company has entered its rate. */
function premiumOf(
  employees: readonly InsuredEmployee[],
  { workersCompensationRate: rate }: InsuredEmployer,
): string[] {
  if (rate === null) return [];
  const payroll = sumCents(employees.flatMap(({ quarters }) => quarters));
  return [LIST.premium(rateToShownPercent(rate), dollars(applyRate(payroll, rate)))];
}

function quarterCells(employees: readonly InsuredEmployee[]): Cell[] {
  const sums = [0, 1, 2, 3].map((index) => sumCents(employees.map(({ quarters }) => quarters[index] ?? 0)));
  return [...sums, sumCents(sums)].map(money);
}
