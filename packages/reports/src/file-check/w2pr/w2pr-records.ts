import {
  ADDRESS,
  BLANK,
  COMPANY,
  constant,
  DATE,
  DIGITS,
  EMAIL,
  EMPLOYER_NUMBER,
  FAX,
  type FieldKind,
  FREE,
  MONEY,
  OPTIONAL_DIGITS,
  oneOf,
  PERSON,
  PHONE,
  REQUIRED_COMPANY,
  REQUIRED_PERSON,
  REQUIRED_STATE,
  REQUIRED_TEXT,
  REQUIRED_ZIP,
  SOCIAL_SECURITY_NUMBER,
  STATE,
  TEXT,
  YEAR,
  ZIP,
} from '../field-kind.ts';
import { at, recordTable } from '../record-table.ts';

// EFW2PR, the records of the W-2PR for Hacienda (SURI) and for the Social Security Administration. Positions
// as published in Hacienda's Pub. 25-01 (23 September 2025) and SSA's Pub. 42-007, independently of the code
// that writes the file. Tax years 2024 to 2026. Positions in which implementations differ accept blanks or
// zeros.

/** The agency that a file is for. */
export type W2prAgency = 'suri' | 'ssa';

const BY_TYPE = { length: 512, rest: BLANK };
const EXTENSION: FieldKind = { name: 'zip', patterns: [[/^(\d{4}| {4})$/, 'digits']] };
const FLAG = oneOf('0', '1');
/** One or two letters, left-aligned: a box may name two kinds (Pub. 17-04). A to J are accepted today. */
const EXEMPT_CODE: FieldKind = { name: 'code', patterns: [[/^( {2}|[A-J][A-J ])$/, 'code']] };
/**
 * A mark of one of the boxes A to G. No source says for certain which mark belongs to which box (Pub. 20-01,
 * Rev. 07.22).
 */
const MARK: FieldKind = { name: 'code', patterns: [[/^[A-Z0-9 ]$/, 'code']] };

/** The record of the sender. */
const submitter = (agency: W2prAgency) =>
  recordTable('RA', BY_TYPE, {
    recordType: at(1, 2, constant('RA')),
    submitterNumber: at(3, 11, EMPLOYER_NUMBER),
    ssaUserId: at(12, 19, agency === 'ssa' ? REQUIRED_TEXT : BLANK),
    vendorCode: at(20, 23, OPTIONAL_DIGITS),
    resubmission: at(29, 29, FLAG),
    resubmissionCode: at(30, 35, TEXT),
    softwareCode: at(36, 37, oneOf('98', '99')),
    companyName: at(38, 94, REQUIRED_COMPANY),
    companyLocation: at(95, 116, TEXT),
    companyStreet: at(117, 138, REQUIRED_TEXT),
    companyCity: at(139, 160, REQUIRED_TEXT),
    companyState: at(161, 162, REQUIRED_STATE),
    companyZip: at(163, 167, REQUIRED_ZIP),
    companyZipExtension: at(168, 171, EXTENSION),
    companyForeignState: at(177, 199, TEXT),
    companyForeignPostalCode: at(200, 214, TEXT),
    companyCountry: at(215, 216, TEXT),
    submitterName: at(217, 273, REQUIRED_COMPANY),
    location: at(274, 295, TEXT),
    street: at(296, 317, REQUIRED_TEXT),
    city: at(318, 339, REQUIRED_TEXT),
    state: at(340, 341, REQUIRED_STATE),
    zip: at(342, 346, REQUIRED_ZIP),
    zipExtension: at(347, 350, EXTENSION),
    foreignState: at(356, 378, TEXT),
    foreignPostalCode: at(379, 393, TEXT),
    country: at(394, 395, TEXT),
    contactName: at(396, 422, REQUIRED_COMPANY),
    contactPhone: at(423, 437, PHONE),
    contactPhoneExtension: at(438, 442, OPTIONAL_DIGITS),
    contactEmail: at(446, 485, EMAIL),
    contactFax: at(489, 498, FAX),
    // 2, by post, is Hacienda's only value; the SSA no longer has one.
    notification: at(499, 499, oneOf('2', ' ')),
    preparerCode: at(500, 500, oneOf('A', 'L', 'S', 'P', 'O')),
  });

/** The record of the employer. */
const employer = (agency: W2prAgency) =>
  recordTable('RE', BY_TYPE, {
    recordType: at(1, 2, constant('RE')),
    taxYear: at(3, 6, YEAR),
    agentCode: at(7, 7, oneOf(' ', '1', '2', '3')),
    employerNumber: at(8, 16, EMPLOYER_NUMBER),
    agentForNumber: at(17, 25, OPTIONAL_DIGITS),
    closedBusiness: at(26, 26, FLAG),
    establishment: at(27, 30, TEXT),
    otherEmployerNumber: at(31, 39, OPTIONAL_DIGITS),
    companyName: at(40, 96, REQUIRED_COMPANY),
    location: at(97, 118, TEXT),
    street: at(119, 140, REQUIRED_TEXT),
    city: at(141, 162, REQUIRED_TEXT),
    state: at(163, 164, REQUIRED_STATE),
    zip: at(165, 169, REQUIRED_ZIP),
    zipExtension: at(170, 173, EXTENSION),
    employerKind: at(174, 174, agency === 'ssa' ? oneOf('F', 'S', 'T', 'Y', 'N') : BLANK),
    foreignState: at(179, 201, TEXT),
    foreignPostalCode: at(202, 216, TEXT),
    country: at(217, 218, TEXT),
    // R = 941, A = 943, F = 944, H = household, Q = Medicare only, M = military, X = railroad.
    employmentCode: at(219, 219, oneOf('R', 'A', 'F', 'H', 'Q', 'M', 'X')),
    jurisdiction: at(220, 220, constant('P')),
    thirdPartySickPay: at(221, 221, constant('0')),
    contactName: at(222, 248, COMPANY),
    contactPhone: at(249, 263, PHONE),
    contactPhoneExtension: at(264, 268, OPTIONAL_DIGITS),
    contactFax: at(269, 278, FAX),
    contactEmail: at(279, 318, EMAIL),
  });

/** An employee's social security and Medicare. */
const employee = recordTable(
  'RW',
  {
    ...BY_TYPE,
    // Federal amounts, which a W-2PR does not have.
    zeros: [
      [188, 209],
      [276, 341],
      [353, 396],
      [408, 462],
      [474, 484],
    ],
    blankOrZeros: [
      [265, 275],
      [342, 352],
    ],
  },
  {
    recordType: at(1, 2, constant('RW')),
    socialSecurityNumber: at(3, 11, SOCIAL_SECURITY_NUMBER),
    firstName: at(12, 26, REQUIRED_PERSON),
    middleName: at(27, 41, PERSON),
    lastName: at(42, 61, REQUIRED_PERSON),
    nameSuffix: at(62, 65, PERSON),
    location: at(66, 87, TEXT),
    street: at(88, 109, ADDRESS),
    city: at(110, 131, ADDRESS),
    state: at(132, 133, STATE),
    zip: at(134, 138, ZIP),
    zipExtension: at(139, 142, EXTENSION),
    foreignState: at(148, 170, TEXT),
    foreignPostalCode: at(171, 185, TEXT),
    country: at(186, 187, TEXT),
    socialSecurityWages: at(210, 220, MONEY), // box 20
    socialSecurityWithheld: at(221, 231, MONEY), // box 21
    medicareWages: at(232, 242, MONEY), // box 22
    medicareWithheld: at(243, 253, MONEY), // box 23
    socialSecurityTips: at(254, 264, MONEY), // box 24
    healthCost: at(463, 473, MONEY), // box 5
    statutoryEmployee: at(486, 486, FLAG),
    retirementPlan: at(488, 488, FLAG),
    thirdPartySickPay: at(489, 489, FLAG),
  },
);

/** The record of an employee for Hacienda that the SSA reads too. */
const territory = (agency: W2prAgency) =>
  recordTable(
    'RO',
    {
      ...BY_TYPE,
      zeros: [
        [12, 22],
        [34, 99],
        [363, 384],
      ],
      // The SSA has Roth 457(b) and section 83(i) here since 2014; Hacienda's file has blanks.
      blankOrZeros:
        agency === 'ssa'
          ? [
              [111, 143],
              [144, 154],
            ]
          : [],
    },
    {
      recordType: at(1, 2, constant('RO')),
      uncollectedTipsTax: at(23, 33, MONEY), // boxes 25 and 26
      wages: at(275, 285, MONEY), // box 7
      commissions: at(286, 296, MONEY), // box 8
      concessions: at(297, 307, MONEY), // box 9
      tips: at(308, 318, MONEY), // box 10
      totalPay: at(319, 329, MONEY), // box 11
      incomeTaxWithheld: at(330, 340, MONEY), // box 13
      governmentRetirement: at(341, 351, MONEY), // box 14
    },
  );

/** The record of an employee that only Hacienda reads. */
const state = recordTable(
  'RS',
  {
    ...BY_TYPE,
    zeros: [
      [3, 9],
      [217, 231],
      [274, 307],
      [309, 330],
    ],
    blankOrZeros: [
      [332, 340],
      [341, 346],
      [365, 375],
      [426, 430],
      [444, 447],
    ],
  },
  {
    recordType: at(1, 2, constant('RS')),
    socialSecurityNumber: at(10, 18, SOCIAL_SECURITY_NUMBER),
    firstName: at(19, 33, REQUIRED_PERSON),
    middleName: at(34, 48, PERSON),
    lastName: at(49, 68, REQUIRED_PERSON),
    nameSuffix: at(69, 72, PERSON),
    location: at(73, 94, TEXT),
    street: at(95, 116, ADDRESS),
    city: at(117, 138, ADDRESS),
    state: at(139, 140, STATE),
    zip: at(141, 145, ZIP),
    zipExtension: at(146, 149, EXTENSION),
    payMark1: at(150, 150, MARK),
    payMark2: at(151, 151, MARK),
    payMark3: at(152, 152, MARK),
    payMarkText: at(153, 192, TEXT),
    payMark4: at(193, 193, MARK),
    payMark5: at(194, 194, MARK),
    donations: at(195, 205, MONEY), // box 6
    doubledSavings: at(206, 216, MONEY), // box 19
    exemptWages18: at(232, 242, MONEY),
    exemptCode18: at(243, 244, EXEMPT_CODE),
    // The order of day, month and year was not found.
    closingDate: at(348, 355, OPTIONAL_DIGITS),
    controlNumber: at(356, 364, DIGITS),
    codaPlans: at(376, 386, MONEY), // box 15
    reimbursedExpenses: at(387, 397, MONEY), // box 12
    uncollectedSocialSecurity: at(404, 414, MONEY), // box 25
    uncollectedMedicare: at(415, 425, MONEY), // box 26
    exemptWages16: at(431, 441, MONEY),
    exemptCode16: at(442, 443, EXEMPT_CODE),
    foreignState: at(448, 470, TEXT),
    foreignPostalCode: at(471, 485, TEXT),
    country: at(486, 487, TEXT),
    exemptWages17: at(488, 498, MONEY),
    exemptCode17: at(499, 500, EXEMPT_CODE),
    birthDate: at(501, 508, DATE),
  },
);

/** The sums of RW. */
const employeeTotals = (agency: W2prAgency) =>
  recordTable(
    'RT',
    {
      ...BY_TYPE,
      // The SSA accepts blanks or zeros for a sum where it does for the employee.
      ...(agency === 'suri'
        ? {
            zeros: [
              [10, 39],
              [115, 294],
              [310, 414],
            ],
          }
        : {
            zeros: [
              [10, 39],
              [130, 219],
              [235, 294],
              [310, 414],
            ],
            blankOrZeros: [
              [115, 129],
              [220, 234],
            ],
          }),
    },
    {
      recordType: at(1, 2, constant('RT')),
      employees: at(3, 9, DIGITS),
      socialSecurityWages: at(40, 54, MONEY),
      socialSecurityWithheld: at(55, 69, MONEY),
      medicareWages: at(70, 84, MONEY),
      medicareWithheld: at(85, 99, MONEY),
      socialSecurityTips: at(100, 114, MONEY),
      healthCost: at(295, 309, MONEY),
    },
  );

/** The sums of RO. */
const territoryTotals = (agency: W2prAgency) =>
  recordTable(
    'RU',
    {
      ...BY_TYPE,
      zeros: [
        [10, 24],
        [40, 129],
        [460, 489],
      ],
      blankOrZeros:
        agency === 'ssa'
          ? [
              [130, 144],
              [145, 189],
              [190, 204],
            ]
          : [],
    },
    {
      recordType: at(1, 2, constant('RU')),
      employees: at(3, 9, DIGITS),
      uncollectedTipsTax: at(25, 39, MONEY),
      wages: at(355, 369, MONEY),
      commissions: at(370, 384, MONEY),
      concessions: at(385, 399, MONEY),
      tips: at(400, 414, MONEY),
      totalPay: at(415, 429, MONEY),
      incomeTaxWithheld: at(430, 444, MONEY),
      governmentRetirement: at(445, 459, MONEY),
    },
  );

/** The sums of RS. */
const stateTotals = recordTable('RV', BY_TYPE, {
  recordType: at(1, 2, constant('RV')),
  employerPhone: at(3, 12, DIGITS),
  reimbursedExpenses: at(33, 47, MONEY),
  codaPlans: at(48, 62, MONEY),
  exemptWages: at(63, 77, MONEY),
  uncollectedSocialSecurity: at(78, 92, MONEY),
  uncollectedMedicare: at(93, 107, MONEY),
  donations: at(108, 122, MONEY),
  doubledSavings: at(123, 137, MONEY),
});

const end = recordTable('RF', BY_TYPE, {
  recordType: at(1, 2, constant('RF')),
  employees: at(8, 16, DIGITS),
});

/** The state records as the SSA reads them: only their kind (SSA Pub. 42-007). */
const unreadState = recordTable('RS', { length: 512, rest: FREE }, { recordType: at(1, 2, constant('RS')) });
const unreadStateTotals = recordTable(
  'RV',
  { length: 512, rest: FREE },
  { recordType: at(1, 2, constant('RV')) },
);

/** The records of each agency; those of both differ in what only Hacienda reads. */
export const W2PR_RECORDS = {
  suri: tablesFor('suri'),
  ssa: { ...tablesFor('ssa'), RS: unreadState, RV: unreadStateTotals },
};

function tablesFor(agency: W2prAgency) {
  return {
    RA: submitter(agency),
    RE: employer(agency),
    RW: employee,
    RO: territory(agency),
    RS: state,
    RT: employeeTotals(agency),
    RU: territoryTotals(agency),
    RV: stateTotals,
    RF: end,
  };
}

export type W2prRecordType = keyof ReturnType<typeof tablesFor>;
