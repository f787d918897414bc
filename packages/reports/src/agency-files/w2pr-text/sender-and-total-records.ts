import {
  blank,
  cents,
  company,
  count,
  digits,
  email,
  literal,
  person,
  recordLayout,
  text,
  zeros,
} from '../../fixed-width/record-layout.ts';

// EFW2PR of Hacienda's publication for 2025: the records of the Social Security Administration's EFW2 with
// the additions of Puerto Rico. Positions are counted from 1; fields of foreign addresses are blank, because
// Garita has only addresses in Puerto Rico.

/** The receiver of a file of W-2PRs: Hacienda's SURI, or the Social Security Administration. */
export type W2prReceiver = 'suri' | 'ssa';

const REQUIRED = { isRequired: true } as const;
const NUMBER = { isRequired: true, isNumber: true } as const;

/** Builds the record of the sender. */
export const submitterRecord = (receiver: W2prReceiver) =>
  recordLayout('RA', 512, [
    literal(1, 'RA'),
    digits(3, 9, 'employerNumber'),
    receiver === 'ssa' ? text(12, 8, 'ssaUserId', NUMBER) : blank(12, 8),
    // The vendor's code goes with software code 99; 98 is the filer's own program.
    blank(20, 4),
    blank(24, 5),
    count(29, 1, 'resubmission'),
    text(30, 6, 'resubmissionCode', { isNumber: true }),
    literal(36, '98'),
    company(38, 57, 'companyName', REQUIRED),
    text(95, 22, 'locationAddress'),
    text(117, 22, 'deliveryAddress', REQUIRED),
    text(139, 22, 'city', REQUIRED),
    text(161, 2, 'state', REQUIRED),
    digits(163, 5, 'zip'),
    text(168, 4, 'zipExtension'),
    blank(172, 5),
    blank(177, 23),
    blank(200, 15),
    blank(215, 2),
    person(217, 57, 'submitterName', REQUIRED),
    text(274, 22, 'submitterLocationAddress'),
    text(296, 22, 'submitterDeliveryAddress', REQUIRED),
    text(318, 22, 'submitterCity', REQUIRED),
    text(340, 2, 'submitterState', REQUIRED),
    digits(342, 5, 'submitterZip'),
    text(347, 4, 'submitterZipExtension'),
    blank(351, 5),
    blank(356, 23),
    blank(379, 15),
    blank(394, 2),
    person(396, 27, 'contactName', REQUIRED),
    text(423, 15, 'contactPhone', NUMBER),
    blank(438, 5),
    blank(443, 3),
    email(446, 40, 'contactEmail', REQUIRED),
    blank(486, 3),
    blank(489, 10),
    // Problems are reported by mail, the only value that Hacienda takes. The Social Security Administration
    // has a blank here.
    receiver === 'suri' ? literal(499, '2') : blank(499, 1),
    literal(500, 'A'), // an accounting firm
    blank(501, 12),
  ]);

/** Builds the record of the employer. */
export const employerRecord = (receiver: W2prReceiver) =>
  recordLayout('RE', 512, [
    literal(1, 'RE'),
    count(3, 4, 'taxYear'),
    blank(7, 1),
    digits(8, 9, 'employerNumber'),
    blank(17, 9),
    count(26, 1, 'terminating'),
    blank(27, 4),
    blank(31, 9),
    company(40, 57, 'employerName', REQUIRED),
    text(97, 22, 'locationAddress'),
    text(119, 22, 'deliveryAddress', REQUIRED),
    text(141, 22, 'city', REQUIRED),
    text(163, 2, 'state', REQUIRED),
    digits(165, 5, 'zip'),
    text(170, 4, 'zipExtension'),
    // N: neither a government nor a tax-exempt employer.
    receiver === 'ssa' ? literal(174, 'N') : blank(174, 1),
    blank(175, 4),
    blank(179, 23),
    blank(202, 15),
    blank(217, 2),
    text(219, 1, 'employmentCode', REQUIRED),
    literal(220, 'P'), // Puerto Rico
    literal(221, '0'),
    text(222, 27, 'contactName', REQUIRED),
    text(249, 15, 'contactPhone', NUMBER),
    blank(264, 5),
    receiver === 'suri' ? count(269, 10, 'contactFax') : blank(269, 10),
    email(279, 40, 'contactEmail', REQUIRED),
    blank(319, 194),
  ]);

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
    // Blank where the federal wage record is blank.
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
    cents(25, 15, 'uncollectedTipsTax', { box: '25 + 26' }),
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
    cents(78, 15, 'uncollectedSocialSecurity', { box: '25' }),
    cents(93, 15, 'uncollectedMedicare', { box: '26' }),
    cents(108, 15, 'donations', { box: '6' }),
    zeros(123, 15), // box 19
    blank(138, 375),
  ]);

/** The last record of the file. */
export const finalRecord = () =>
  recordLayout('RF', 512, [literal(1, 'RF'), blank(3, 5), count(8, 9, 'employees'), blank(17, 496)]);
