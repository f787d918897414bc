import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';

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
 * `period-not-of-employee`, `parameters-missing`, `unknown-tax`, `pay-date-outside-window`, `nothing-to-pay`,
 * `net-changed`, `paid-meanwhile`, `period-closed`, those of a key.
 */
export const loadTime = useCase(
  'pay:write',
  async (context, input: LoadTimeInput): Promise<EntryAfterChange> => {
    const { employeeId, entry, confirmedNet, position } = input;
    const scope = await scopeOfEmployee(context.dependencies.database, context.actor, employeeId);
    const { companyId } = orNotFound(scope);
    return changePay(
      context,
      { companyId, input },
      { operation: 'load', employeeId, entry, confirmedNet, position },
    );
  },
);
