import type { WithholdingSource } from '@garita/domain/explanation/limit-note';
import type { LetterContext } from '@garita/domain/explanation/pay-letter';
import { byName } from '@garita/domain/pay/concepts';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { payParts } from '@garita/domain/report/pay-parts';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { byPayDate } from '@garita/domain/returns/paid-entry';
import type { Database } from '@garita/ledger/database/client';
import { findOpeningBalance } from '@garita/ledger/queries/opening-balance/opening-balance';
import { timeEntriesPaidInYear, timeEntryVersions } from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { payLetter } from '@garita/reports/catalogue';
import { LETTER_PAYS } from '@garita/reports/letter/pay-letter-page';
import { companyScope, hasAccessToYears } from '../../access.ts';
import { paySubjectIn } from '../../pay/pay-subject.ts';
import { dateInPuertoRico } from '../../puerto-rico-time.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { entryOf, stubTotalsOf } from './pay-stubs.ts';
import { paidAmountsOf } from './stub-figures.ts';

/** Prepares the letter that explains a pay to the employee. Errors: `not-found`. */
export async function letterOfEntry(
  context: UseCaseContext,
  request: ReportRequestOf<'pay-letter'>,
): Promise<PreparedReport> {
  const {
    dependencies: { database },
    actor,
  } = context;
  const scope = companyScope(actor, request.companyId);
  const { company, employee } = await paySubjectIn(database, scope, request.employeeId);
  const entry = await entryOf(database, request);
  const surroundings = await surroundingsOf(context, entry);
  const data = { company, employee, period: entry.period, pay: entry, ...surroundings };
  const [now, before] = LETTER_PAYS;
  const both = [
    { ...paidAmountsOf(entry), is: now },
    ...(surroundings.previous ? [{ ...paidAmountsOf(surroundings.previous), is: before }] : []),
  ];
  return prepareReport(payLetter, data, {
    boxes: payParts(both, ({ is }, label) => is === label),
    totals: stubTotalsOf([entry]),
  });
}

async function surroundingsOf(
  { dependencies: { database: db }, actor }: UseCaseContext,
  entry: TimeEntryView,
): Promise<LetterContext & { previous: TimeEntryView | undefined }> {
  const { taxYear, payDate } = entry;
  const before = await paidBefore(db, entry, taxYear);
  const opening = await findOpeningBalance(db, entry);
  const openingPay =
    opening && opening.asOf <= payDate
      ? [{ on: opening.asOf, isOpeningBalance: true, taxes: opening.amounts }]
      : [];
  const paid = before.map(
    ({ payDate: on, statement: { contributions } }): WithholdingSource => ({
      on,
      isOpeningBalance: false,
      taxes: byName(CONTRIBUTION_CONCEPTS, (tax) => contributions[tax].amount),
    }),
  );
  const earlier = hasAccessToYears(actor, [taxYear - 1]) ? await paidBefore(db, entry, taxYear - 1) : [];
  return {
    previous: entry.corrects ? undefined : (lastWhole(before) ?? lastWhole(earlier)),
    withheld: [...openingPay, ...paid].toSorted((a, b) => a.on.localeCompare(b.on)),
    correction: await correctionOf(db, entry),
    corrects: await correctedPay(db, entry),
  };
}

/** Lists the employee's pay of a year up to this one, by pay date. */
async function paidBefore(db: Database, entry: TimeEntryView, taxYear: number): Promise<TimeEntryView[]> {
  const ofYear = byPayDate(await timeEntriesPaidInYear(db, entry, taxYear));
  const place = ofYear.findIndex(({ entryId }) => entryId === entry.entryId);
  return place === -1 ? ofYear : ofYear.slice(0, place);
}

/** Returns the last pay that is no correction; a correction has no pay to be compared with. */
function lastWhole(paid: readonly TimeEntryView[]): TimeEntryView | undefined {
  return paid.findLast(({ corrects }) => corrects === null);
}

/** Returns the pay that an entry corrects, before the entry (earlier corrections included) and after it. */
async function correctedPay(db: Database, entry: TimeEntryView): Promise<LetterContext['corrects']> {
  if (!entry.corrects) return undefined;
  const { entryId, period, result } = entry.corrects;
  const ofYear = await timeEntriesPaidInYear(db, entry, entry.taxYear);
  const earlier = ofYear.filter((one) => one.corrects?.entryId === entryId && one.version < entry.version);
  const [last] = earlier.toSorted((a, b) => b.version - a.version);
  const before = last?.corrects?.result ?? ofYear.find((one) => one.entryId === entryId)?.statement;
  return before && { period, before, after: result };
}

async function correctionOf(db: Database, entry: TimeEntryView): Promise<LetterContext['correction']> {
  if (entry.corrections === 0) return undefined;
  const before = (await timeEntryVersions(db, entry)).at(-2);
  return (
    before && {
      times: entry.corrections,
      on: dateInPuertoRico(new Date(entry.recordedAt)),
      netBefore: before.statement.net,
    }
  );
}
