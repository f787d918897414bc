import { allOf } from '@garita/ledger/database/all-of';
import type { DecisionInputs } from '@garita/ledger/payroll-year/decision';
import type { PayChange, PayrollDecisionContext } from '@garita/ledger/payroll-year/handle-payroll-command';
import { type EntryOwner, findEntryOwner } from '@garita/ledger/queries/pay/time-entries';
import { chauffeurInsuranceOfPeriod } from '@garita/ledger/queries/pay/year-to-date';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { requireYearAccess } from '../access.ts';
import type { UseCaseContext } from '../use-case.ts';
import { type ChangedPayOwner, changePay, type PayChangeCommand } from './change-pay.ts';
import { type ChangedEntry, changedEntry, readEntry } from './time-entry-record.ts';

/** A saved entry of the account, deleted or not: whose it is, and the tax year that it is in. */
export type EntrySubject = { entryId: number } & EntryOwner;

/** Finds a saved entry. Errors: `not-found`, also for one of another account, `year-outside-access`. */
export async function findEntrySubject(
  { dependencies, actor }: UseCaseContext,
  entryId: number,
): Promise<EntrySubject> {
  const owner = orNotFound(await findEntryOwner(dependencies.database, actor, entryId));
  requireYearAccess(actor, [owner.taxYear]);
  return { entryId, ...owner };
}

/** Reads what a decision about a saved entry needs beside the entry's tax year. */
export async function readDecisionInputs(
  { tx, asOfSeq }: Pick<PayrollDecisionContext, 'tx' | 'asOfSeq'>,
  { entryId, periodId, companyId, employeeId }: EntrySubject,
): Promise<DecisionInputs> {
  const inPeriod = { periodId, exceptEntryId: entryId };
  const { head, chauffeurInPeriod } = await allOf({
    chauffeurInPeriod: chauffeurInsuranceOfPeriod(tx, { companyId, employeeId }, inPeriod),
    head: asOfSeq(),
  });
  return { asOfSeq: head, chauffeurInPeriod };
}

/**
 * Has the ledger decide a change of one entry and record it: the entry as that left it, which is as it was
 * where the change says what is in force. Errors: those of `changePay`.
 */
export async function changeEntry(
  context: UseCaseContext,
  saved: Required<ChangedPayOwner>,
  change: PayChangeCommand,
  decide: PayChange['decide'],
): Promise<ChangedEntry> {
  const { recorded, answer } = await changePay(context, saved, change, {
    decide,
    readRecorded: (tx, read) => readEntry(tx, saved, read),
  });
  const { memo } = answer.entry;
  // Of a repeat: a memo that the entry had already came with no event that could tell.
  if (change.memo && memo !== '' && memo !== change.memo.text) throw new AppError('idempotency-key-reused');
  return changedEntry(context.dependencies.database, answer, recorded);
}
