import {
  blank,
  company,
  count,
  digits,
  email,
  literal,
  person,
  recordLayout,
  text,
} from '../../fixed-width/record-layout.ts';

// EFW2PR of Hacienda's publication for 2025, which are the records of the Social Security Administration's
// EFW2 with what Puerto Rico adds. Positions are counted from 1; fields of addresses abroad are blank,
// because Garita has addresses in Puerto Rico alone.

/** Whom a file of W-2PRs is for: Hacienda's SURI, or the Social Security Administration. */
export type W2prReceiver = 'suri' | 'ssa';

const REQUIRED = { isRequired: true } as const;

/** Builds the record of the sender. */
export const submitterRecord = (receiver: W2prReceiver) =>
  recordLayout('RA', 512, [
    literal(1, 'RA'),
    digits(3, 9, 'employerNumber'),
    receiver === 'ssa' ? text(12, 8, 'ssaUserId', REQUIRED) : blank(12, 8),
    // The vendor's code goes with software code 99; 98 is the filer's own program.
    blank(20, 4),
    blank(24, 5),
    count(29, 1, 'resubmission'),
    text(30, 6, 'resubmissionCode'),
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
    text(423, 15, 'contactPhone', REQUIRED),
    blank(438, 5),
    blank(443, 3),
    email(446, 40, 'contactEmail', REQUIRED),
    blank(486, 3),
    blank(489, 10),
    // Problems are told by mail: the one value that Hacienda takes. The Social Security Administration has it
    // blank.
    receiver === 'suri' ? literal(499, '2') : blank(499, 1),
    literal(500, 'A'), // an accounting firm
    blank(501, 12),
  ]);

/** The employer. */
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
    text(249, 15, 'contactPhone', REQUIRED),
    blank(264, 5),
    receiver === 'suri' ? count(269, 10, 'contactFax') : blank(269, 10),
    email(279, 40, 'contactEmail', REQUIRED),
    blank(319, 194),
  ]);
