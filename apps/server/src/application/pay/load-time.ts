import { startingSalary } from '@garita/domain/pay/pay-facts';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { decideLoad } from '@garita/ledger/payroll-year/decider';
import type { Desk } from '@garita/ledger/payroll-year/handle-payroll-command';
import { type Memo, memoOf } from '@garita/ledger/payroll-year/memo';
import { nextEntryId } from '@garita/ledger/payroll-year/next-entry-id';
import { hasEntryInPeriod } from '@garita/ledger/queries/time-entries';
import { chauffeurInsuranceOfPeriod } from '@garita/ledger/queries/withheld-so-far';
import { requireAccountant } from '../account/accountants.ts';
import { type Context, useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { paySubject, periodOf, requireActive, requireKnownLines, takeFacts } from './pay-facts.ts';
import { recordedEntry, type TimeEntryRecord } from './time-entry-record.ts';

export type LoadTimeInput = PayCommand & { employeeId: number; entry: TimeEntry };

/**
 * Loads the time of a period as a new entry.
 *
 * Errors: `not-found`, `company-inactive`, `employee-inactive`, `period-not-of-employee`, `pay-date-outside-window`,
 * `unknown-accountant`, `unknown-tax`, `parameters-missing`, `period-closed`, `net-changed`, those of a key.
 */
export const loadTime = useCase(
  'pay:write',
  async (context, input: LoadTimeInput): Promise<TimeEntryRecord> => {
    const { database } = context.dependencies;
    const subject = await paySubject(database, context.actor, input.employeeId);
    const memo = memoOf(input.entry.memo);
    const seq = await changePay(context, subject, { operation: 'load', input, memo }, (desk) =>
      decide(context, { ...input, memo }, desk),
    );
    return recordedEntry(database, subject.company.id, seq);
  },
);

async function decide(
  { actor }: Context,
  { employeeId, entry, confirmedNet, memo }: LoadTimeInput & { memo: Memo | undefined },
  { tx, asOfSeq, year }: Desk,
) {
  const subject = await paySubject(tx, actor, employeeId);
  requireActive(subject);
  await requireAccountant(tx, actor, entry.accountantId);
  const period = periodOf(subject, entry.periodId);
  const facts = await takeFacts(tx, subject, { period, payDate: entry.payDate });
  requireKnownLines(entry, facts);
  const ofPeriod = { companyId: subject.company.id, employeeId, periodId: period.id };
  const salary =
    entry.earnings.salary ?? startingSalary(subject.employee, await hasEntryInPeriod(tx, ofPeriod));
  const { memo: _, ...inputs } = { ...entry, earnings: { ...entry.earnings, salary } };
  return decideLoad(
    await year(yearOf(entry.payDate)),
    { entryId: await nextEntryId(tx), period, facts, inputs, memo: memo?.proof, confirmedNet },
    { asOfSeq, chauffeurInPeriod: await chauffeurInsuranceOfPeriod(tx, ofPeriod, ofPeriod) },
  );
}
