import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import type { OpeningBalanceInput } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import {
  basesAbovePay,
  limitsPassedByOpeningBalance,
  taxesAboveBase,
  taxesWithoutBase,
} from '@garita/domain/pay/opening-balance/opening-limits';
import { contributionsInForce } from '@garita/domain/pay/withholding/tax-parameters';
import { exemptAboveLimit, exemptOutsideAge } from '@garita/domain/returns/exempt-wages';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Transaction } from '../database/client.ts';
import { orNotFound, RefusedError, type RefusedField, refusedError } from '../live-entries/refused-error.ts';
import { decideOpeningBalance } from '../payroll-year/balance-decider.ts';
import type { PayrollChange } from '../payroll-year/handle-payroll-command.ts';
import type { PayrollYear } from '../payroll-year/state.ts';
import { readLawParameters } from '../registry/records/pay-parameters.ts';
import type { CompanyScope } from '../registry/registry.ts';
import { leaveStillInForce, openingBalanceOf } from './leave-opening.ts';

/** A new opening balance: the part of an employee's tax year that was paid before Garita. */
export type NewOpeningBalance = {
  employeeId: number;
  birthday: CalendarDate;
  opening: OpeningBalanceInput;
  /** False if the balance does not include the pay that is loaded here up to its day. */
  includesEntries: boolean;
  today: CalendarDate;
};

/**
 * Returns the change that sets or corrects the opening balance of a tax year. Leave that was set before
 * stays.
 *
 * Refusals: `invalid-input` if the balance is impossible by itself, `parameters-missing`,
 * `opening-overlaps-entries`.
 */
export function setOpeningBalanceChange(
  { employeeId, opening, includesEntries, ...judged }: NewOpeningBalance,
  { companyId }: CompanyScope,
): PayrollChange {
  const { asOf, amounts, bases } = opening;
  return {
    employeeId,
    decide: async ({ tx, year }) => {
      const state = await year(yearOf(asOf));
      const known = openingBalanceOf(state.opening?.balance, asOf);
      // The leave of a record adds no pay to its year; its amounts are zeros.
      const isOfRecord = state.opening !== undefined && known.source === 'employee-record';
      if (isOfRecord && known.asOf === asOf && bringsNothing(opening)) return { ok: true, events: [] };
      const totals = {
        asOf,
        source: 'brought-forward' as const,
        amounts: { ...NO_AMOUNTS, ...amounts },
        bases,
      };
      const leave = await leaveStillInForce(tx, { companyId, employeeId }, known.leave);
      const decision = decideOpeningBalance(state, { ...known, ...totals, leave });
      // An unchanged balance may be sent back, whatever was loaded since.
      if (decision.ok && decision.events.length === 0) return decision;
      await requirePossible(tx, opening, judged);
      if (includesEntries) requireNoEntries(state, opening);
      return decision;
    },
  };
}

/** The removal of an employee's opening balance from a tax year. */
export type OpeningBalanceRemoval = { employeeId: number; taxYear: number };

/**
 * Returns the change that takes an opening balance back; its leave stays. Refuses with `not-found` if the
 * year has none.
 */
export function removeOpeningBalanceChange(
  { employeeId, taxYear }: OpeningBalanceRemoval,
  { companyId }: CompanyScope,
): PayrollChange {
  return {
    employeeId,
    decide: async ({ tx, year }) => {
      const state = await year(taxYear);
      const { asOf, source, leave: leaveOpenings } = orNotFound(state.opening?.balance);
      if (source !== 'brought-forward') throw refusedError('not-found');
      const nothing = { taxYear, asOf, source: 'employee-record' as const, amounts: NO_AMOUNTS };
      const leave = await leaveStillInForce(tx, { companyId, employeeId }, leaveOpenings);
      return decideOpeningBalance(state, { ...nothing, leave });
    },
  };
}

/**
 * Refuses a balance that passes a limit of the year by itself, a tax on more than was paid or of more than
 * its base, exempt wages of somebody who is not exempt, and a day in the future.
 */
async function requirePossible(
  tx: Transaction,
  opening: OpeningBalanceInput,
  { today, birthday }: Pick<NewOpeningBalance, 'today' | 'birthday'>,
): Promise<void> {
  const { asOf, amounts } = opening;
  if (asOf > today) throw invalidInput([{ path: ['asOf'], code: 'date-in-future' }]);
  const { fixedTaxes } = await readLawParameters(tx);
  const limits = contributionsInForce(fixedTaxes, `${yearOf(asOf)}-12-31`);
  if (!limits) throw refusedError('parameters-missing', 'asOf');
  const errors = [
    ...limitsPassedByOpeningBalance(amounts, limits),
    ...basesAbovePay(opening),
    ...exemptAboveLimit(opening),
    ...exemptOutsideAge(opening, birthday),
    ...taxesWithoutBase(opening),
    ...taxesAboveBase(opening, limits),
  ];
  if (errors.length > 0) throw invalidInput(errors);
}

function invalidInput(errors: readonly RefusedField[]): RefusedError {
  return new RefusedError({ ok: false, code: 'invalid-input', errors });
}

/** Refuses a balance up to a day if the ledger holds pay that would be counted twice. */
function requireNoEntries({ live }: PayrollYear, opening: OpeningBalanceInput): void {
  const { asOf } = opening;
  const payDates = [...live.values()]
    .map(({ payDate }) => payDate)
    .filter((payDate) => payDate <= asOf)
    .toSorted();
  if (payDates.length === 0 || bringsNothing(opening)) return;
  const code = 'opening-overlaps-entries';
  throw new RefusedError({ ok: false, code, payDates, errors: [{ path: ['asOf'], code }] });
}

function bringsNothing({ amounts }: OpeningBalanceInput): boolean {
  return Object.values(amounts).every((cents) => cents === 0);
}
