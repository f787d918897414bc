import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
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
import type { Transaction } from '@garita/ledger/database/client';
import { decideOpeningBalance } from '@garita/ledger/payroll-year/decider';
import type { OpeningBalance } from '@garita/ledger/payroll-year/events';
import { handlePayrollCommand } from '@garita/ledger/payroll-year/handle-payroll-command';
import type { PayrollYear } from '@garita/ledger/payroll-year/state';
import { listLeaveOpeningBalances } from '@garita/ledger/queries/leave/leave-movements';
import { readPayParameters } from '@garita/ledger/registry/records/pay-parameters';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import { commandKey } from '../write-idempotently.ts';
import { decisionRefusal, type PayCommand } from './change-pay.ts';
import { paySubject } from './pay-facts.ts';

type BringForward = {
  employeeId: number;
  opening: OpeningBalanceInput;
  /** False where the balance leaves out what is loaded here up to its day. */
  includesEntries?: boolean | undefined;
} & Pick<PayCommand, 'commandId' | 'reason'>;

/**
 * States what an employee's tax year had before Garita, or corrects it; it counts toward the year's limits.
 *
 * Errors: `not-found`, `invalid-input` where it passes a limit by itself, `opening-overlaps-entries`,
 * `parameters-missing`, `filed-reason-required`, those of a key.
 */
export const saveOpeningBalance = useCase(
  'pay:write',
  async (
    { dependencies, actor },
    { employeeId, opening, includesEntries = true, commandId, reason }: BringForward,
  ): Promise<void> => {
    const { company, employee } = await paySubject(dependencies.database, actor, employeeId);
    const whose = { companyId: company.id, employeeId: employee.id };
    const asked = { ...opening, ...(includesEntries ? {} : { includesEntries }) };
    const command = commandOf('bring-forward', asked, { ...whose, actorId: actor.userId, commandId, reason });
    const { asOf, amounts, bases } = opening;
    const outcome = await handlePayrollCommand(dependencies.database, command, async ({ tx, year }) => {
      const state = await year(yearOf(asOf));
      await requirePossible(tx, opening, { today: dependencies.today(), birthday: employee.birthday });
      if (includesEntries) requireNoEntries(state, opening);
      const known = openingOf(state.opening?.balance, asOf);
      const stated = {
        asOf,
        source: 'brought-forward' as const,
        amounts: { ...NO_AMOUNTS, ...amounts },
        bases,
      };
      const leave = stillInForce(known.leave, await listLeaveOpeningBalances(tx, whose));
      return decideOpeningBalance(state, { ...known, ...stated, leave });
    });
    if (!outcome.ok) throw decisionRefusal(outcome);
  },
);

type Removal = { employeeId: number; year: number } & Pick<PayCommand, 'commandId' | 'reason'>;

/**
 * Takes back what a tax year was said to have had before Garita: it brings nothing from then on, and the log
 * keeps what was stated. The leave of the employee's record stays.
 *
 * Errors: `not-found` where nothing is stated, `filed-reason-required`, those of a key.
 */
export const removeOpeningBalance = useCase(
  'pay:write',
  async (
    { dependencies, actor },
    { employeeId, year: taxYear, commandId, reason }: Removal,
  ): Promise<void> => {
    const { company, employee } = await paySubject(dependencies.database, actor, employeeId);
    const whose = { companyId: company.id, employeeId: employee.id };
    const command = commandOf(
      'remove-opening',
      { taxYear },
      {
        ...whose,
        actorId: actor.userId,
        commandId,
        reason,
      },
    );
    const outcome = await handlePayrollCommand(dependencies.database, command, async ({ tx, year }) => {
      const state = await year(taxYear);
      const { asOf, source, leave } = orNotFound(state.opening?.balance);
      if (source !== 'brought-forward') throw new AppError('not-found');
      const nothing = { taxYear, asOf, source: 'employee-record' as const, amounts: NO_AMOUNTS };
      const inForce = stillInForce(leave, await listLeaveOpeningBalances(tx, whose));
      return decideOpeningBalance(state, { ...nothing, leave: inForce });
    });
    if (!outcome.ok) throw decisionRefusal(outcome);
  },
);

type Asked = { companyId: number; employeeId: number; actorId: number } & Pick<
  PayCommand,
  'commandId' | 'reason'
>;

/** A command about the opening balance of an employee. */
function commandOf(operation: string, asked: object, { commandId, reason, ...whose }: Asked) {
  const request = {
    operation,
    employeeId: whose.employeeId,
    ...asked,
    ...(reason === undefined ? {} : { reason }),
  };
  return { ...whose, commandId: commandKey(commandId) ?? randomUUID(), request, reason };
}

/**
 * Refuses what passes a limit of the year with nothing else, a tax on more than was paid or of more than its
 * base, exempt wages of who has none, and a day to come.
 */
async function requirePossible(
  tx: Transaction,
  opening: OpeningBalanceInput,
  { today, birthday }: { today: CalendarDate; birthday: CalendarDate },
): Promise<void> {
  const { asOf, amounts } = opening;
  if (asOf > today)
    throw new AppError('invalid-input', { errors: [{ path: ['asOf'], code: 'date-in-future' }] });
  const { fixedTaxes } = await readPayParameters(tx);
  const limits = contributionsInForce(fixedTaxes, `${yearOf(asOf)}-12-31`);
  if (!limits) throw fieldError('parameters-missing', 'asOf');
  const errors = [
    ...limitsPassedByOpeningBalance(amounts, limits),
    ...basesAbovePay(opening),
    ...exemptAboveLimit(opening),
    ...exemptOutsideAge(opening, birthday),
    ...taxesWithoutBase(opening),
    ...taxesAboveBase(opening, limits),
  ];
  if (errors.length > 0) throw new AppError('invalid-input', { errors });
}

/** Refuses a balance up to a day where the ledger holds pay that it would count a second time. */
function requireNoEntries({ live }: PayrollYear, { asOf, amounts }: OpeningBalanceInput): void {
  const code = 'opening-overlaps-entries';
  const payDates = [...live.values()]
    .map(({ payDate }) => payDate)
    .filter((payDate) => payDate <= asOf)
    .toSorted();
  const bringsNothing = Object.values(amounts).every((cents) => cents === 0);
  if (payDates.length === 0 || bringsNothing) return;
  throw new AppError(code, { payDates, errors: [{ path: ['asOf'], code }] });
}

type LeaveOpening = { companyId: number; employeeId: number; actorId: number; leave: Employee['leave'] };

/**
 * Records the leave that an employee's record opens with, in the transaction that saves the record. Saving it
 * unchanged records nothing. Totals of pay that were brought forward for the same year stay as they are.
 */
export async function recordLeaveOpeningBalance(
  tx: Transaction,
  { leave, ...whose }: LeaveOpening,
): Promise<void> {
  const { vacation, sick } = leave;
  const asOf = vacation.openingDate > sick.openingDate ? vacation.openingDate : sick.openingDate;
  const stated = {
    vacation: { minutes: vacation.openingMinutes, asOf: vacation.openingDate },
    sick: { minutes: sick.openingMinutes, asOf: sick.openingDate },
  };
  const command = { ...whose, commandId: randomUUID(), request: { operation: 'leave-opening', ...stated } };
  const outcome = await handlePayrollCommand(tx, command, async ({ year }) => {
    const state = await year(yearOf(asOf));
    const isInForce = isDeepStrictEqual(await listLeaveOpeningBalances(tx, whose), stated);
    const balance = { ...openingOf(state.opening?.balance, asOf), leave: stated };
    return decideOpeningBalance(state, balance, isInForce);
  });
  if (!outcome.ok) throw new AppError(outcome.code);
}

type Leave = OpeningBalance['leave'];

/**
 * Returns the part of a year's opening leave that counts today. Leave that another year's opening balance
 * replaced would come back if it were recorded again.
 */
function stillInForce(stated: Leave, inForce: Leave): Leave {
  const kinds = LEAVE_KINDS.filter(
    (kind) => stated[kind] !== undefined && isDeepStrictEqual(stated[kind], inForce[kind]),
  );
  return Object.fromEntries(kinds.map((kind) => [kind, stated[kind]]));
}

/** The opening balance of a year as far as it was stated before. */
function openingOf(known: OpeningBalance | undefined, asOf: CalendarDate): OpeningBalance {
  return known ?? { taxYear: yearOf(asOf), asOf, source: 'employee-record', amounts: NO_AMOUNTS, leave: {} };
}
