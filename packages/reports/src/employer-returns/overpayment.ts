import { type FormBlock, line, tickLine, ticksAcross } from '../form/form-document.ts';
import { OVERPAYMENT } from '../text/employer-returns.es.ts';

/**
 * The line of what was paid in excess. Since the IRS pays refunds into an account alone it has five parts,
 * '15a' to '15e'; before, it is one with two boxes to tick. All of it is blank: nothing in Garita knows what
 * was paid or where a refund goes.
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
