import { type Cents, sumCents } from '../money/cents.ts';
import type { LineDirection } from '../reference/enumerations.ts';
import { EMPLOYER_TAXES, type EmployerCost } from '../returns/employer-cost.ts';
import type { PaidEntry } from '../returns/paid-entry.ts';
import type { CompanyTax } from '../tax/company-tax.schema.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import {
  CREDITED_AMOUNTS,
  DEBITED_AMOUNTS,
  type PayrollAccounts,
  type PostedAmount,
  type ServiceAmount,
} from './payroll-accounts.schema.ts';

/**
 * The amount of a company line in a pay entry, and the line's account; '' stands for the common account of
 * lines.
 */
export type PostedLine = Pick<CompanyTax, 'direction' | 'accountName'> & { cents: Cents };

/** The amounts of a payment to a contractor, in cents. Pay that the net does not cover is uncollected. */
export type PostedServices = Record<Exclude<ServiceAmount, 'uncollected'>, Cents>;

/** The pay entries of a payroll, their employer contributions, and the payments to contractors. */
export type PostedPayroll = {
  entries: readonly (Pick<PaidEntry, 'amounts'> & { lines?: readonly PostedLine[] })[];
  costs: readonly Pick<EmployerCost, 'taxes'>[];
  services?: readonly PostedServices[];
};

/** An account with its debit or credit in cents; the other is zero. */
export type JournalLine = { account: string; debit: Cents; credit: Cents };

/** A signed amount in an account: a debit above zero, a credit below. */
type Posting = { account: string; amount: Cents };

/**
 * Posts a payroll as one journal entry, each account once, debits first.
 *
 * Debits are the gross by kind, reimbursed expenses, employer contributions as expenses, and what a net of
 * zero did not cover. Credits are all deductions, employer contributions as liabilities, and the net. A
 * company line with its own account is posted there instead of the common account. Payments to contractors
 * are posted besides. An account with a zero balance has no line.
 *
 * @throws RangeError if debits and credits differ, because the amounts of an entry do not add up.
 */
export function journalEntry(payroll: PostedPayroll, accounts: PayrollAccounts): JournalLine[] {
  const balances = balancesOf(payroll, accounts);
  const difference = sumCents(balances.values());
  if (difference !== 0) throw new RangeError(`Debits are not credits: they differ by ${difference} cents`);
  const lines = [...balances].map(([account, amount]) => ({
    account,
    debit: Math.max(0, amount),
    credit: Math.max(0, -amount),
  }));
  return [...lines.filter(({ debit }) => debit > 0), ...lines.filter(({ credit }) => credit > 0)];
}

/**
 * Returns a function that gives a pay entry's part of each side of a journal entry. The parts of all pay
 * entries add up to the side.
 */
export function sidesOf(
  lines: readonly JournalLine[],
  accounts: PayrollAccounts,
): (pago: PostedPayroll) => Pick<JournalLine, 'debit' | 'credit'> {
  const linesOfPago = partsOfLines(lines, accounts);
  return (pago) => {
    const own = linesOfPago(pago);
    return {
      debit: sumCents(own.map(({ debit }) => debit)),
      credit: sumCents(own.map(({ credit }) => credit)),
    };
  };
}

/**
 * Returns a function that gives a pay entry's part of each line of a journal entry. A part is negative if the
 * pay entry reduces the line.
 */
export function partsOfLines(
  lines: readonly JournalLine[],
  accounts: PayrollAccounts,
): (pago: PostedPayroll) => JournalLine[] {
  return (pago) => {
    const balances = balancesOf(pago, accounts);
    return lines.map(({ account, debit }) => {
      const amount = balances.get(account) ?? 0;
      return debit > 0 ? { account, debit: amount, credit: 0 } : { account, debit: 0, credit: -amount };
    });
  };
}

/** A payroll whose pay entries, contributions and contractor payments have pay dates. */
export type DatedPayroll = {
  entries: readonly (PostedPayroll['entries'][number] & Dated)[];
  costs: readonly (PostedPayroll['costs'][number] & Dated)[];
  services: readonly (PostedServices & Dated)[];
};
type Dated = { payDate: CalendarDate };

/** The journal entry of one day. */
export type DayOfJournal = { day: CalendarDate; lines: JournalLine[] };

/**
 * Returns a journal entry for each day with payments, by date.
 *
 * @throws RangeError under the same condition as `journalEntry`.
 */
export function journalByDay(
  { entries, costs, services }: DatedPayroll,
  accounts: PayrollAccounts,
): DayOfJournal[] {
  const days = new Set([...entries, ...services].map(({ payDate }) => payDate));
  const ofDay = (day: CalendarDate): PostedPayroll => {
    const isOfDay = ({ payDate }: Dated) => payDate === day;
    return {
      entries: entries.filter(isOfDay),
      costs: costs.filter(isOfDay),
      services: services.filter(isOfDay),
    };
  };
  return [...days]
    .toSorted()
    .map((day) => ({ day, lines: journalEntry(ofDay(day), accounts) }))
    .filter(({ lines }) => lines.length > 0);
}

function payPostings({ entries }: PostedPayroll, { pay }: PayrollAccounts): Posting[] {
  const post = (name: PostedAmount, sign: 1 | -1) => ({
    account: pay[name],
    amount: sign * sumCents(entries.map(({ amounts }) => amounts[name])),
  });
  // What an entry collects of earlier ones reduces what the employee owes.
  const collected = sumCents(entries.map(({ amounts }) => amounts.carriedIn));
  return [
    ...DEBITED_AMOUNTS.map((name) => post(name, 1)),
    ...CREDITED_AMOUNTS.map((name) => post(name, -1)),
    { account: pay.uncollected, amount: -collected },
  ];
}

/** Moves the amount of each line that has its own account out of the account of all lines. */
function linePostings({ entries }: PostedPayroll, { pay }: PayrollAccounts): Posting[] {
  return entries.filter(hasCurrentDirections).flatMap(({ lines = [] }) =>
    lines.flatMap(({ direction, accountName, cents }) => {
      if (accountName === '') return [];
      const [shared, amount] =
        direction === 'addition' ? [pay.otherIncreases, cents] : [pay.otherDiscounts, -cents];
      return [
        { account: shared, amount: -amount },
        { account: accountName, amount },
      ];
    }),
  );
}

/**
 * Returns true if the pay entry used its company lines with their current direction. A line whose direction
 * has changed since has another account now.
 */
function hasCurrentDirections({ amounts, lines = [] }: PostedPayroll['entries'][number]): boolean {
  const sumOf = (side: LineDirection) =>
    sumCents(lines.map(({ direction, cents }) => (direction === side ? cents : 0)));
  return sumOf('deduction') === amounts.otherDiscounts && sumOf('addition') === amounts.otherIncreases;
}

function servicePostings(
  { services = [] }: PostedPayroll,
  { services: accounts }: PayrollAccounts,
): Posting[] {
  const sumOf = (name: keyof PostedServices) => sumCents(services.map((payment) => payment[name]));
  const [gross, expenses, withheld, net] = [
    sumOf('gross'),
    sumOf('reimbursedExpenses'),
    sumOf('incomeTaxWithheld'),
    sumOf('net'),
  ];
  return [
    { account: accounts.gross, amount: gross },
    { account: accounts.reimbursedExpenses, amount: expenses },
    { account: accounts.uncollected, amount: net + withheld - gross - expenses },
    { account: accounts.incomeTaxWithheld, amount: -withheld },
    { account: accounts.net, amount: -net },
  ];
}

/** Returns two postings for each employer tax: the cost and the amount owed. */
function employerPostings(
  { costs }: PostedPayroll,
  { employerExpense, employerLiability }: PayrollAccounts,
): Posting[] {
  return EMPLOYER_TAXES.flatMap((tax) => {
    const amount = sumCents(costs.map(({ taxes }) => taxes[tax]));
    return [
      { account: employerExpense[tax], amount },
      { account: employerLiability[tax], amount: -amount },
    ];
  });
}

function balancesOf(payroll: PostedPayroll, accounts: PayrollAccounts): Map<string, Cents> {
  const balances = new Map<string, Cents>();
  for (const { account, amount } of [
    ...payPostings(payroll, accounts),
    ...linePostings(payroll, accounts),
    ...employerPostings(payroll, accounts),
    ...servicePostings(payroll, accounts),
  ]) {
    balances.set(account, (balances.get(account) ?? 0) + amount);
  }
  return balances;
}
