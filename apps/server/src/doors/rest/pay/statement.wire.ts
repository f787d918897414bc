import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { totalOnTips } from '@garita/domain/pay/withholding/tips-settlement';
import { z } from 'zod';
import { answerWire } from '../wire/answer-wire.ts';
import { dollars, signedAmount } from '../wire/wire-amounts.ts';

/**
 * The fields of a statement's lines, in dollars (differences in a correction), with a flag for a typed tax.
 */
export const STATEMENT = {
  regular_pay: signedAmount,
  overtime_pay: signedAmount,
  meal_time_pay: signedAmount,
  vacation_pay: signedAmount,
  sick_pay: signedAmount,
  holyday_pay: signedAmount,
  gross: signedAmount,
  inability: signedAmount,
  medicare: signedAmount,
  secure_social: signedAmount,
  social_tips: signedAmount,
  choferil: signedAmount,
  tax_pr: signedAmount,
  tax_pr_edited: z.boolean(),
  severance_exempt: signedAmount,
  severance_exempt_edited: z.boolean(),
  net: signedAmount,
  uncollected: signedAmount,
  carried_in: signedAmount,
  carried: signedAmount,
};

/** The lines of a statement. `regular_pay` is the printed REG. PAY: hourly pay, salary and bonus together. */
export const statementAnswer = answerWire(
  'Statement',
  () => STATEMENT,
  ({ hourly, typed, contributions, incomeTax, tips, severance, ...statement }: PayStatement) => ({
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
    severance_exempt: dollars(severance?.exempt ?? 0),
    severance_exempt_edited: severance?.isEdited ?? false,
    net: dollars(statement.net),
    uncollected: dollars(statement.uncollected),
    carried_in: dollars(tips ? totalOnTips(tips.carriedIn) : 0),
    carried: dollars(tips ? totalOnTips(tips.carried) : 0),
  }),
);
