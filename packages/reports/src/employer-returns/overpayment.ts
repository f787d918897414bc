import { line, tickLine, ticksAcross } from '../form/form-blocks.ts';
import type { FormBlock } from '../form/form-document.ts';
import { OVERPAYMENT } from '../text/employer-returns.es.ts';

/**
 * Returns the line of an overpayment. It has five parts, '15a' to '15e', since the IRS pays refunds only into
 * an account; before, it is one line with two boxes to tick. All of it is blank, because Garita knows neither
 * what was paid nor the account.
 */
export function overpaymentBlocks(number: string, text: string, hasAccount: boolean): FormBlock[] {
  if (!hasAccount) return [line(number, text, ''), ticksAcross(OVERPAYMENT.uses)];
  return [
    line(`${number}a`, text, ''),
    tickLine(`${number}b`, OVERPAYMENT.use, OVERPAYMENT.uses),
    line(`${number}c`, OVERPAYMENT.routingNumber, ''),
    tickLine(`${number}d`, OVERPAYMENT.accountType, OVERPAYMENT.accountTypes),
    line(`${number}e`, OVERPAYMENT.accountNumber, ''),
  ];
}
