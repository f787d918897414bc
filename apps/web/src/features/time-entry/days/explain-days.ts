import type { DayHours, OvertimeReason } from '@garita/domain/pay/day-hours/day-hours';
import type { WorkedDay } from '@garita/domain/pay/day-hours/worked-day.schema';
import { weekdayText } from '../../../lib/date-text.ts';
import type { Part, Step } from '../../../pay/explanation/explanation.ts';
import type { ConceptId, LineRef } from '../../../pay/statement-lines.ts';
import { daysText } from '../../../text/pay/days.es.ts';
import { type DaysHours, ruleOfDays } from './day-hours.ts';

const { why } = daysText;

/** The pay whose time the days of an entry give. */
const PAY_OF_DAYS = ['regularPay', 'overtimePay', 'mealPeriodPay'] as const;
type PayOfDays = (typeof PAY_OF_DAYS)[number];

/** Returns the pay of a line if the days of an entry give its time. */
export function payOfDays(line: LineRef): PayOfDays | undefined {
  const concept: ConceptId | undefined = 'concept' in line ? line.concept : undefined;
  return PAY_OF_DAYS.find((pay) => pay === concept);
}

/** Explains the time that the days of an entry give for a kind of pay, day by day. */
export function explainDays(
  pay: PayOfDays,
  days: readonly WorkedDay[],
  { hours, terms, others }: DaysHours,
): Part {
  const steps: Record<PayOfDays, () => Step[]> = {
    regularPay: () => hours.days.flatMap(({ date, regular }) => stepOf(weekdayText(date), regular)),
    overtimePay: () => hours.days.flatMap(overtimeSteps),
    mealPeriodPay: () => days.flatMap(({ date, mealWorked }) => stepOf(weekdayText(date), mealWorked)),
  };
  const total = {
    regularPay: hours.regular,
    overtimePay: hours.overtime,
    mealPeriodPay: hours.mealPeriod,
  }[pay];
  const beside = others.length > 0 ? ` ${daysText.beside}` : '';
  return {
    title: why.title,
    rule: `${ruleOfDays(terms)}${beside}`,
    steps: [...steps[pay](), { label: why.total, sign: '=', value: { minutes: total } }],
    source: { origin: why.origin },
  };
}

function overtimeSteps({ date, overtime }: DayHours): Step[] {
  const reasons = Object.keys(why.reasons) as OvertimeReason[]; // a reason for each
  return reasons.flatMap((reason) =>
    stepOf(why.ofDay(weekdayText(date), why.reasons[reason]), overtime[reason]),
  );
}

function stepOf(label: string, minutes: number): Step[] {
  return minutes === 0 ? [] : [{ label, value: { minutes } }];
}
