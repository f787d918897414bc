import {
  blank,
  cents,
  date,
  digits,
  literal,
  person,
  recordLayout,
  taxpayer,
  text,
  zeros,
} from '../../fixed-width/record-layout.ts';
import type { W2prReceiver } from './sender-and-total-records.ts';

// Boxes 5, 14, 17 to 19, 25 and 26 are zeros with blank codes, and A to G are not marked, because Garita does
// not record them. Where implementations of the publications disagree on zeros or blanks in an unused field,
// SURI's file follows the publication for 2025, and the Social Security Administration's its own EFW2.

const REQUIRED = { isRequired: true } as const;

/** Builds the record of the employee, and of the amounts for the Social Security Administration. */
export const wageRecord = (receiver: W2prReceiver) =>
  recordLayout('RW', 512, [
    literal(1, 'RW'),
    taxpayer(3, 9, 'socialSecurityNumber'),
    person(12, 15, 'firstName', REQUIRED),
    person(27, 15, 'middleName'),
    person(42, 20, 'lastName', REQUIRED),
    person(62, 4, 'nameSuffix'),
    text(66, 22, 'locationAddress'),
    text(88, 22, 'deliveryAddress', REQUIRED),
    text(110, 22, 'city', REQUIRED),
    text(132, 2, 'state', REQUIRED),
    digits(134, 5, 'zip'),
    text(139, 4, 'zipExtension'),
    blank(143, 5),
    blank(148, 23),
    blank(171, 15),
    blank(186, 2),
    zeros(188, 11),
    zeros(199, 11),
    cents(210, 11, 'socialSecurityWages', { box: '20' }),
    cents(221, 11, 'socialSecurityWithheld', { box: '21' }),
    cents(232, 11, 'medicareWages', { box: '22' }),
    cents(243, 11, 'medicareWithheld', { box: '23' }),
    cents(254, 11, 'socialSecurityTips', { box: '24' }),
    receiver === 'suri' ? zeros(265, 11) : blank(265, 11),
    zeros(276, 11),
    zeros(287, 11),
    zeros(298, 11),
    zeros(309, 11),
    zeros(320, 11),
    zeros(331, 11),
    receiver === 'suri' ? zeros(342, 11) : blank(342, 11),
    zeros(353, 11),
    zeros(364, 11),
    zeros(375, 11),
    zeros(386, 11),
    blank(397, 11),
    zeros(408, 11),
    zeros(419, 11),
    zeros(430, 11),
    zeros(441, 11),
    zeros(452, 11),
    zeros(463, 11), // box 5
    zeros(474, 11),
    blank(485, 1),
    zeros(486, 1),
    blank(487, 1),
    zeros(488, 1),
    zeros(489, 1),
    blank(490, 23),
  ]);

/** Builds the record of pay and tax for Hacienda. */
export const optionalRecord = (receiver: W2prReceiver) =>
  recordLayout('RO', 512, [
    literal(1, 'RO'),
    blank(3, 9),
    zeros(12, 11),
    zeros(23, 11), // boxes 25 and 26
    zeros(34, 11),
    zeros(45, 11),
    zeros(56, 11),
    zeros(67, 11),
    zeros(78, 11),
    zeros(89, 11),
    blank(100, 11),
    // Only the federal layout has these deferrals.
    ...(receiver === 'suri' ? [blank(111, 153)] : [zeros(111, 33), blank(144, 120)]),
    blank(264, 11),
    cents(275, 11, 'wages', { box: '7' }),
    cents(286, 11, 'commissions', { box: '8' }),
    cents(297, 11, 'concessions', { box: '9' }),
    cents(308, 11, 'tips', { box: '10' }),
    cents(319, 11, 'totalPay', { box: '11' }),
    cents(330, 11, 'incomeTaxWithheld', { box: '13' }),
    zeros(341, 11), // box 14
    blank(352, 11),
    zeros(363, 11),
    zeros(374, 11),
    blank(385, 128),
  ]);

/** Builds the second record for Hacienda: the control number, exempt wages, plans. */
export const stateRecord = () =>
  recordLayout('RS', 512, [
    literal(1, 'RS'),
    zeros(3, 2),
    zeros(5, 5),
    taxpayer(10, 9, 'socialSecurityNumber'),
    person(19, 15, 'firstName', REQUIRED),
    person(34, 15, 'middleName'),
    person(49, 20, 'lastName', REQUIRED),
    person(69, 4, 'nameSuffix'),
    text(73, 22, 'locationAddress'),
    text(95, 22, 'deliveryAddress', REQUIRED),
    text(117, 22, 'city', REQUIRED),
    text(139, 2, 'state', REQUIRED),
    digits(141, 5, 'zip'),
    text(146, 4, 'zipExtension'),
    blank(150, 1),
    blank(151, 1),
    blank(152, 1),
    blank(153, 40),
    blank(193, 1),
    blank(194, 1),
    cents(195, 11, 'donations', { box: '6' }),
    zeros(206, 11), // box 19
    zeros(217, 15),
    zeros(232, 11), // box 18
    blank(243, 2),
    blank(245, 29),
    zeros(274, 34),
    blank(308, 1),
    zeros(309, 22),
    blank(331, 1),
    blank(332, 9),
    blank(341, 6),
    blank(347, 1),
    date(348, 8, 'ceasedOn'),
    digits(356, 9, 'controlNumber'),
    blank(365, 11),
    cents(376, 11, 'codaPlans', { box: '15' }),
    cents(387, 11, 'reimbursedExpenses', { box: '12' }),
    blank(398, 6),
    zeros(404, 11), // box 25
    zeros(415, 11), // box 26
    blank(426, 5),
    cents(431, 11, 'exemptWages', { box: '16' }),
    text(442, 2, 'exemptCode'),
    blank(444, 4),
    blank(448, 23),
    blank(471, 15),
    blank(486, 2),
    zeros(488, 11), // box 17
    blank(499, 2),
    date(501, 8, 'birthday'),
    blank(509, 4),
  ]);
