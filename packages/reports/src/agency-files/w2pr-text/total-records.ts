import {
  blank,
  cents,
  count,
  digits,
  literal,
  recordLayout,
  zeros,
} from '../../fixed-width/record-layout.ts';
import type { W2prReceiver } from './sender-records.ts';

/** Builds the total of the wage records. */
export const wageTotalRecord = (receiver: W2prReceiver) =>
  recordLayout('RT', 512, [
    literal(1, 'RT'),
    count(3, 7, 'employees'),
    zeros(10, 15),
    zeros(25, 15),
    cents(40, 15, 'socialSecurityWages', { box: '20' }),
    cents(55, 15, 'socialSecurityWithheld', { box: '21' }),
    cents(70, 15, 'medicareWages', { box: '22' }),
    cents(85, 15, 'medicareWithheld', { box: '23' }),
    cents(100, 15, 'socialSecurityTips', { box: '24' }),
    // Blank where the federal wage record is.
    ...(receiver === 'suri'
      ? [zeros(115, 180)]
      : [blank(115, 15), zeros(130, 90), blank(220, 15), zeros(235, 60)]),
    zeros(295, 15), // box 5
    zeros(310, 90),
    zeros(400, 15),
    blank(415, 98),
  ]);

/** Builds the total of the records of pay and tax. */
export const optionalTotalRecord = (receiver: W2prReceiver) =>
  recordLayout('RU', 512, [
    literal(1, 'RU'),
    count(3, 7, 'employees'),
    zeros(10, 15),
    zeros(25, 15), // boxes 25 and 26
    zeros(40, 90),
    ...(receiver === 'suri' ? [blank(130, 225)] : [blank(130, 15), zeros(145, 45), blank(190, 165)]),
    cents(355, 15, 'wages', { box: '7' }),
    cents(370, 15, 'commissions', { box: '8' }),
    cents(385, 15, 'concessions', { box: '9' }),
    cents(400, 15, 'tips', { box: '10' }),
    cents(415, 15, 'totalPay', { box: '11' }),
    cents(430, 15, 'incomeTaxWithheld', { box: '13' }),
    zeros(445, 15), // box 14
    zeros(460, 15),
    zeros(475, 15),
    blank(490, 23),
  ]);

/** Builds the total of the state records. */
export const stateTotalRecord = () =>
  recordLayout('RV', 512, [
    literal(1, 'RV'),
    digits(3, 10, 'employerPhone'),
    blank(13, 20),
    cents(33, 15, 'reimbursedExpenses', { box: '12' }),
    cents(48, 15, 'codaPlans', { box: '15' }),
    cents(63, 15, 'exemptWages', { box: '16' }),
    zeros(78, 15), // box 25
    zeros(93, 15), // box 26
    cents(108, 15, 'donations', { box: '6' }),
    zeros(123, 15), // box 19
    blank(138, 375),
  ]);

/** The last record of the file. */
export const finalRecord = () =>
  recordLayout('RF', 512, [literal(1, 'RF'), blank(3, 5), count(8, 9, 'employees'), blank(17, 496)]);
