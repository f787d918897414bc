import { freeSaturdays, insuredSaturdays } from '@garita/domain/pay/chauffeur-saturdays';
import { daysInOrder } from '@garita/domain/pay/day-hours/entry-days';
import { startingSalary } from '@garita/domain/pay/pay-facts';
import type { SeveranceFacts } from '@garita/domain/pay/withholding/severance-exemption';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { batchQueries } from '../database/batch-queries.ts';
import { orNotFound, RefusedError } from '../live-entries/refused-error.ts';
import { decideLoad } from '../payroll-year/decider.ts';
import type { Decision } from '../payroll-year/decision.ts';
import type { PayrollChange, PayrollDecisionContext } from '../payroll-year/handle-payroll-command.ts';
import { createMemo, type Memo } from '../payroll-year/memo.ts';
import { nextEntryIds } from '../payroll-year/next-entry-id.ts';
import type { PayBeside } from '../queries/pay/pay-beside.ts';
import type { CompanyScope } from '../registry/registry.ts';
import {
  type LoadRecords,
  type NewEntry,
  once,
  payOfPeriod,
  periodKey,
  readPaidPeriods,
  readPayOfPeriods,
} from './load-records.ts';
import {
  findPaySubject,
  lockAccountant,
  type PaySubject,
  periodOf,
  readPayTerms,
  requireAccountant,
  requireActive,
  requireDaysInPeriod,
  requireKnownLines,
  requirePayFacts,
} from './pay-subject.ts';
import { needsSeveranceFacts, readSeveranceFacts } from './severance-facts.ts';

/** Returns the change that loads one new entry. Refusals: those of `loadChanges`. */
export function loadChange(entry: NewEntry, scope: CompanyScope): PayrollChange {
  const [change] = loadChanges([entry], scope);
  return orNotFound(change);
}

/**
 * Returns the changes that load new entries of a company, to be decided in one transaction one after the
 * other. Reads that several of them need are made once, with the first. `reads` replaces those that write or
 * lock, for a preview.
 *
 * Refusals: `not-found`, `company-inactive`, `employee-inactive`, `unknown-accountant`, `unknown-period`,
 * `period-not-of-employee`, `day-outside-period`, `parameters-missing`, `unknown-tax`, `hours-with-days`,
 * `pay-date-outside-window`, `nothing-to-pay`, `net-changed`, `paid-meanwhile`.
 */
export function loadChanges(
  entries: readonly NewEntry[],
  { accountId, companyId }: CompanyScope,
  reads: Partial<Pick<LoadRecords, 'hasAccountant' | 'entryIds'>> = {},
): PayrollChange[] {
  const scope = { accountId, companyId };
  const records: LoadRecords = {
    subject: once((tx, employeeId) => findPaySubject(tx, scope, employeeId)),
    hasAccountant: once((tx, accountantId) => lockAccountant(tx, scope, accountantId)),
    entryIds: once((tx) => nextEntryIds(tx, entries.length)),
    terms: once((tx) => readPayTerms(tx, scope)),
    periods: once((tx) => readPaidPeriods(tx, companyId, entries)),
    payOfPeriods: once((tx) => readPayOfPeriods(tx, companyId, entries)),
    insured: new Map(),
    exempt: new Map(),
    ...reads,
  };
  return entries.map((loaded, index) => {
    const memo = createMemo(loaded.entry.memo);
    return {
      employeeId: loaded.employeeId,
      memo,
      decide: (context) => decide(records, { ...loaded, memo, index }, context),
    };
  });
}

async function decide(
  records: LoadRecords,
  { index, memo, ...loaded }: NewEntry & { memo: Memo | undefined; index: number },
  context: PayrollDecisionContext,
): Promise<Decision> {
  const { employeeId, entry, confirmedNet } = loaded;
  const { found, hasAccountant, terms, periods, payAround, entryIds, year, asOfSeq } = await batchQueries(
    context.tx,
    (tx) => ({
      found: records.subject(tx, employeeId),
      hasAccountant: records.hasAccountant(tx, entry.accountantId),
      terms: records.terms(tx),
      periods: records.periods(tx),
      payAround: records.payOfPeriods(tx),
      entryIds: records.entryIds(tx),
      year: context.year(yearOf(entry.payDate)),
      asOfSeq: context.asOfSeq(),
    }),
  );
  const subject = orNotFound(found);
  requireActive(subject);
  requireAccountant(hasAccountant);
  const period = periodOf(subject, entry.periodId);
  const paidInPeriod = await payOfPeriod(context.tx, payAround, period);
  requireDaysInPeriod(entry, period);
  const days = daysInOrder(entry.days);
  const factsOfAll = requirePayFacts(subject, terms, {
    period,
    payDate: entry.payDate,
    hasDays: days !== undefined,
  });
  const facts = needsSeveranceFacts(entry)
    ? { ...factsOfAll, severance: await severanceFactsOf(records, context.tx, { subject, period }) }
    : factsOfAll;
  requireKnownLines(entry, facts);
  const key = periodKey(employeeId, period.id);
  const before = periods.get(key) ?? { chauffeurInsurance: 0, hasPay: false };
  const salary = entry.earnings.salary ?? startingSalary(subject.employee, before.hasPay);
  const { memo: _, days: __, ...typed } = { ...entry, earnings: { ...entry.earnings, salary } };
  const inputs = days ? { ...typed, days } : typed;
  const insured = [
    ...paidInPeriod.flatMap((paid) => (paid.employeeId === employeeId ? paid.saturdays : [])),
    ...(records.insured.get(employeeId) ?? []),
  ];
  const decision = decideLoad(
    year,
    { entryId: orNotFound(entryIds[index]), period, facts, inputs, memo: memo?.proof, confirmedNet },
    { asOfSeq, chauffeurInPeriod: before.chauffeurInsurance, freeSaturdays: freeSaturdays(period, insured) },
  );
  requireKnownPay(loaded, paidInPeriod, { ...decision, position: asOfSeq });
  const withheld = decision.statement?.contributions.chauffeurInsurance.amount ?? 0;
  const own = decision.statement && insuredSaturdays(period, decision.statement.contributions);
  records.insured.set(employeeId, [...(records.insured.get(employeeId) ?? []), ...(own ?? [])]);
  const exempt = (records.exempt.get(employeeId) ?? 0) + (decision.statement?.severance?.exempt ?? 0);
  records.exempt.set(employeeId, exempt);
  periods.set(key, { chauffeurInsurance: before.chauffeurInsurance + withheld, hasPay: true });
  return decision;
}

/** Reads what the law exempts of severance, less what earlier entries of the same command exempt. */
async function severanceFactsOf(
  { exempt }: LoadRecords,
  tx: PayrollDecisionContext['tx'],
  { subject, period }: { subject: PaySubject; period: PayPeriod },
): Promise<SeveranceFacts> {
  const { exemptElsewhere, ...facts } = await readSeveranceFacts(tx, subject, { period });
  return { ...facts, exemptElsewhere: exemptElsewhere + (exempt.get(subject.employee.id) ?? 0) };
}

/**
 * Refuses an entry of a period that got pay after the user read the log, with the statement that the entry
 * would have now. Payments of the same command are known to the user.
 */
function requireKnownPay(
  { employeeId, entry, position: known }: NewEntry,
  paidInPeriod: readonly PayBeside[],
  { position, ...decision }: Decision & { position: number },
): void {
  if (known === undefined || !(decision.ok || decision.code === 'net-changed')) return;
  const payments = paidInPeriod.filter(
    (paid) => paid.employeeId === employeeId && paid.period.id === entry.periodId && paid.createdSeq > known,
  );
  if (payments.length === 0) return;
  const { statement } = decision;
  throw new RefusedError({
    ok: false,
    code: 'paid-meanwhile',
    statement,
    paidMeanwhile: { position, payments },
  });
}
