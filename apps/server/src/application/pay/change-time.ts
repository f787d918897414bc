import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import type { TimeChange, TimeCorrection } from '@garita/domain/pay/time-change.schema';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { DeletedEntry } from '@garita/ledger/record-pay/entry-after-change';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import { type ChangedEntry, changeEntry, changePay, type PayCommand } from './change-pay.ts';
import { findEntryToChange, type SavedEntryInput } from './saved-entry.ts';

/** `position` is the position of the payroll sheet on which the entry was typed. */
export type LoadTimeInput = PayCommand & {
  employeeId: number;
  entry: TimeEntry;
  position?: number | undefined;
};

/**
 * Loads the time of a period as a new entry. With a position it is refused if the period was paid after it.
 *
 * Errors: `not-found`, `company-inactive`, `employee-inactive`, `unknown-accountant`, `unknown-period`,
 * `period-not-of-employee`, `day-outside-period`, `hours-with-days`, `parameters-missing`, `unknown-tax`,
 * `pay-date-outside-window`, `nothing-to-pay`, `net-changed`, `paid-meanwhile`, `period-closed`, those of a
 * key.
 */
export const loadTime = useCase('pay:write', async (context, input: LoadTimeInput): Promise<ChangedEntry> => {
  const { employeeId, entry, confirmedNet, position } = input;
  const scope = await scopeOfEmployee(context.dependencies.database, context.actor, employeeId);
  const { companyId } = orNotFound(scope);
  return changeEntry(
    context,
    { companyId, input },
    { operation: 'load', employeeId, entry, confirmedNet, position },
  );
});

type AmendTimeInput = PayCommand & SavedEntryInput & { change: TimeChange };

/**
 * Changes a saved entry of an open period, and calculates with the facts that it froze. An entry of a closed
 * period stays as it is; `correctTime` adds an entry of the differences instead. Values that are left out
 * stay. An amount that is sent without being marked as typed counts as typed if it differs from the one in
 * force and from the calculated one. A change without any difference records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-fixed`, `day-outside-period`,
 * `hours-with-days`, `pay-date-outside-window`,
 * `nothing-to-pay`, `unknown-accountant`, `unknown-tax`, `parameters-missing`, `period-closed`,
 * `net-changed`, those of a key.
 */
export const amendTime = useCase(
  'pay:write',
  async (context, input: AmendTimeInput): Promise<ChangedEntry> => {
    const { request, entry } = await findEntryToChange(context, input);
    const { change, confirmedNet } = input;
    return changeEntry(context, request, { operation: 'amend', ...entry, change, confirmedNet });
  },
);

type CorrectTimeInput = PayCommand & SavedEntryInput & { change: TimeCorrection };

/**
 * Corrects an entry of a closed period by a new entry of the differences, in the period and on the pay date
 * that the change names. An entry of an open period is changed by `amendTime` instead. Values that are left
 * out stay as the entry and its earlier corrections have them. `confirmedNet` is the net of the difference.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-not-closed`, `entry-is-correction`,
 * `nothing-to-correct`, `correction-in-other-year`, `correction-before-corrected`, `unknown-period`,
 * `period-not-of-employee`, `day-outside-period`, `hours-with-days`, `pay-date-outside-window`,
 * `unknown-accountant`, `unknown-tax`, `period-closed`, `net-changed`, those of a key.
 */
export const correctTime = useCase(
  'pay:write',
  async (context, input: CorrectTimeInput): Promise<ChangedEntry> => {
    const { request, entry } = await findEntryToChange(context, input);
    const { change, confirmedNet } = input;
    return changeEntry(context, request, { operation: 'correct', ...entry, change, confirmedNet });
  },
);

/** The entry or payment that is deleted. */
export type DeleteTimeInput = SavedEntryInput & Pick<PayCommand, 'commandId' | 'reason'>;

/**
 * Reverses a saved entry. Nothing is removed: the ledger records the exact opposite of the entry in force.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-closed`, those of a key.
 */
export const deleteTime = useCase(
  'pay:write',
  async (context, input: DeleteTimeInput): Promise<DeletedEntry> => {
    const { request, entry } = await findEntryToChange(context, input);
    return changePay(context, request, { operation: 'delete', ...entry });
  },
);

/** A mark as paid of an entry or a payment, or null to take the mark back. */
export type MarkPaidInput = SavedEntryInput & Pick<PayCommand, 'commandId'> & { paid: PaidMark | null };

/**
 * Marks a saved entry as paid, or takes the mark back; amounts and version stay. A second mark after a
 * correction settles the difference; a repeat of the same mark records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `already-paid`, `cheque-number-used`, those of a
 * key.
 */
export const markTimePaid = useCase(
  'pay:write',
  async (context, input: MarkPaidInput): Promise<ChangedEntry> => {
    const { request, entry } = await findEntryToChange(context, input);
    return changeEntry(context, request, { operation: 'mark', ...entry, paid: input.paid });
  },
);
