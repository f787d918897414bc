import { rateToPercent } from '@garita/domain/money/rate';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import { type PayStatement, withholdingLabelRate } from '@garita/domain/pay/pay-statement';
import { type PayInputs, type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { KeptField } from '../application/amend-time.ts';
import type { LeaveBalances, TimeEntryRecord } from '../application/time-entry-record.ts';
import { as, type FieldTable, naming, recordWire } from './field-names.ts';
import { decodeTyped, paymentLine, typedWireError } from './payment.wire.ts';
import { members } from './read-value.ts';
import {
  amountOrAbsent,
  clockOrZero,
  dollars,
  optionalAmount,
  optionalText,
  percentOrAbsent,
  plain,
  wholeNumber,
} from './wire-values.ts';

/** What is typed over a computed amount comes beside the plain fields: `tax_pr` with its flag, and the `payment` lines. */
type PlainEntry = Omit<TimeEntry, 'editedIncomeTax' | 'companyLines'>;

/** A time entry on the wire. `holiday`, `regular_time` and the like are 'HH:MM'; amounts are dollars. */
const TIME_ENTRY_FIELDS: FieldTable<PlainEntry> = {
  periodId: as('period_id', wholeNumber),
  payDate: as('pay_date', plain),
  accountantId: as('accountant_id', wholeNumber),
  'minutes.regular': as('regular_time', clockOrZero),
  'minutes.overtime': as('over_time', clockOrZero),
  'minutes.mealPeriod': as('meal_time', clockOrZero),
  'minutes.vacation': as('vacation_time', clockOrZero),
  'minutes.sick': as('sick_time', clockOrZero),
  'minutes.holiday': as('holiday_time', clockOrZero),
  'earnings.tips': as('tips', optionalAmount),
  'earnings.commissions': as('commissions', optionalAmount),
  'earnings.concessions': as('concessions', optionalAmount),
  'earnings.bonus': as('bonus', optionalAmount),
  // Left out, a new entry starts with the employee's salary and a saved one keeps its own.
  'earnings.salary': as('salary', amountOrAbsent),
  'deductions.donation': as('donation', optionalAmount),
  'deductions.childSupport': as('asume', optionalAmount),
  'deductions.aflac': as('aflac', optionalAmount),
  'deductions.medicalPlan': as('medical_insurance', optionalAmount),
  'deductions.codaPlans': as('coda_plans', optionalAmount),
  'deductions.others': as('others', optionalAmount),
  reimbursedExpenses: as('refund', optionalAmount),
  withholdingRate: as('tax_pr_percent', percentOrAbsent),
  memo: as('memo', optionalText),
};

const plainEntryWire = recordWire<PlainEntry>(
  timeEntrySchema.omit({ editedIncomeTax: true, companyLines: true }),
  TIME_ENTRY_FIELDS,
);

/** Gives what a use case refuses about an entry its wire names. */
export function namingEntryFields<Result>(work: Promise<Result>): Promise<Result> {
  return naming(plainEntryWire.naming(work), typedWireError);
}

/** Reads a time entry. Amounts that the server computes are ignored. Errors: `invalid-input` by wire names. */
export function decodeTimeEntry(body: unknown): TimeEntry {
  return { ...plainEntryWire.decode(body), ...decodeTyped(body) };
}

// The wire names whose absence from a change leaves what they stand for as it was saved.
const KEPT_WHEN_ABSENT: Record<string, KeptField> = {
  tax_pr_edited: 'editedIncomeTax',
  payment: 'companyLines',
  tax_pr_percent: 'withholdingRate',
  memo: 'memo',
};

/** What a change of a saved entry leaves unsaid; undefined when it says everything. */
export function keptIn(body: unknown): KeptField[] | undefined {
  const stated = members.parse(body);
  const absent = Object.entries(KEPT_WHEN_ABSENT).filter(([name]) => stated[name] === undefined);
  return absent.length > 0 ? absent.map(([, field]) => field) : undefined;
}

/** A saved time entry with every amount, computed by the server and exact to the cent, and the leave at its period's end. */
export function timeEntryAnswer({ leaveAtEnd, ...entry }: TimeEntryRecord) {
  const { inputs, facts, statement, period, memo } = entry;
  return {
    id: entry.entryId,
    version: entry.version,
    paid: false,
    period: { id: period.id, period_start: period.start, period_end: period.end },
    created_at: entry.createdAt,
    is_stale: entry.isStale,
    ...plainEntryWire.encode({ ...inputs, memo, withholdingRate: flatRate(inputs, facts) }),
    retention_type: facts.withholding.method === 'flat-rate' ? '1' : '2',
    employer_retained: `${rateToPercent(withholdingLabelRate(statement.incomeTax))}%`,
    ...ratesAnswer(facts),
    ...statementAnswer(statement),
    ...leaveAnswer(leaveAtEnd),
    payment: facts.companyLines.map((line) => paymentLine(line, inputs, statement)),
  };
}

/** The flat percentage that the entry was computed with; absent when it was withheld by table. */
function flatRate({ withholdingRate }: PayInputs, { withholding }: PayFacts) {
  return withholding.method === 'flat-rate' ? (withholdingRate ?? withholding.rate) : undefined;
}

function ratesAnswer({ rates }: PayFacts) {
  return {
    regular_amount: dollars(rates.regular),
    over_amount: dollars(rates.overtime),
    meal_amount: dollars(rates.mealPeriod),
  };
}

/** The lines of a statement. `regular_pay` is what prints as REG. PAY: hourly pay, salary and bonus together. */
export function statementAnswer({ hourly, typed, contributions, incomeTax, ...statement }: PayStatement) {
  return {
    regular_pay: dollars(hourly.regularPay.amount + typed.salary + typed.bonus),
    overtime_pay: dollars(hourly.overtimePay.amount),
    meal_time_pay: dollars(hourly.mealPeriodPay.amount),
    vacation_pay: dollars(hourly.vacationPay.amount),
    sick_pay: dollars(hourly.sickPay.amount),
    holyday_pay: dollars(hourly.holidayPay.amount),
    gross: dollars(statement.gross),
    inability: dollars(contributions.disabilityInsurance.amount),
    medicare: dollars(contributions.medicare.amount),
    secure_social: dollars(contributions.socialSecurity.amount),
    social_tips: dollars(contributions.socialSecurityOnTips.amount),
    choferil: dollars(contributions.chauffeurInsurance.amount),
    tax_pr: dollars(incomeTax.amount),
    tax_pr_edited: incomeTax.isEdited,
    net: dollars(statement.net),
    uncollected: dollars(statement.uncollected),
  };
}

function leaveAnswer({ vacation, sick }: LeaveBalances) {
  return { vacation_acum_hours: formatMinutes(vacation), sicks_acum_hours: formatMinutes(sick) };
}
