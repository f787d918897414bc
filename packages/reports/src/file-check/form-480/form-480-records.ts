import {
  ADDRESS,
  COMPANY,
  constant,
  DIGITS,
  EMAIL,
  EMPLOYER_NUMBER,
  type FieldKind,
  MONEY,
  oneOf,
  PAYEE_NUMBER,
  PERSON,
  REQUIRED_COMPANY,
  REQUIRED_STATE,
  REQUIRED_TEXT,
  REQUIRED_ZIP,
  STATE,
  TEXT,
  UNKNOWN,
  YEAR,
  ZEROS,
  ZIP,
} from '../field-kind.ts';
import { at, recordTable } from '../record-table.ts';

// F4806SPY, the informative returns of services (480.6SP). Positions as published in Hacienda's Pub. 25-03,
// version 2.0 (28 April 2026), and its manual of errors of 2012. Only the fields that implementations fill
// are known; the rest is blank in every known file.

const BY_TYPE = { length: 2500, rest: UNKNOWN };
const EXTENSION: FieldKind = { name: 'zip', patterns: [[/^(\d{4}| {4})$/, 'digits']] };
const OPTIONAL_PHONE: FieldKind = { name: 'phone', patterns: [[/^(\d{10} *| *)$/, 'phone']] };
/** A letter for each of items 1 and 2, A to L (Hacienda, publication for 2016, and the letters of 2019). */
const EXEMPTION: FieldKind = { name: 'code', patterns: [[/^[A-L ]$/, 'code']] };
const FORM = constant('H'); // 480.6SP
const RECONCILIATION = constant('I'); // 480.6SP.2
const DETAIL = constant('1');
/** O original, A amended, D deleted. */
const DOCUMENT = oneOf('O', 'A', 'D');

const SU = recordTable('SU', BY_TYPE, {
  recordType: at(1, 2, constant('SU')),
  submitterNumber: at(3, 11, EMPLOYER_NUMBER),
  resubmission: at(12, 12, oneOf('0', '1')),
  softwareCode: at(13, 14, oneOf('98', '99')),
  companyName: at(15, 71, REQUIRED_COMPANY),
  companyLocation: at(72, 93, TEXT),
  companyStreet: at(94, 115, REQUIRED_TEXT),
  companyCity: at(116, 137, REQUIRED_TEXT),
  companyState: at(138, 139, REQUIRED_STATE),
  companyZip: at(140, 144, REQUIRED_ZIP),
  submitterName: at(206, 262, REQUIRED_COMPANY),
  location: at(263, 284, TEXT),
  street: at(285, 306, REQUIRED_TEXT),
  city: at(307, 328, REQUIRED_TEXT),
  state: at(329, 330, REQUIRED_STATE),
  zip: at(331, 335, REQUIRED_ZIP),
  contactName: at(385, 411, REQUIRED_COMPANY),
  contactPhone: at(412, 426, OPTIONAL_PHONE),
  contactEmail: at(435, 474, EMAIL),
});

const PA = recordTable('PA', BY_TYPE, {
  recordType: at(1, 2, constant('PA')),
  taxYear: at(3, 6, YEAR),
  employerNumber: at(8, 16, EMPLOYER_NUMBER),
  formType: at(17, 17, FORM),
  documentType: at(22, 22, DOCUMENT),
  companyName: at(40, 96, REQUIRED_COMPANY),
  location: at(97, 118, TEXT),
  street: at(119, 140, REQUIRED_TEXT),
  city: at(141, 162, REQUIRED_TEXT),
  state: at(163, 164, REQUIRED_STATE),
  zip: at(165, 169, REQUIRED_ZIP),
});

/** The record of a form: one contractor. */
const FORM_480 = recordTable('480.6SP', BY_TYPE, {
  controlNumber: at(2, 10, DIGITS),
  payeeKind: at(11, 11, oneOf('1', '2')),
  formType: at(13, 13, FORM),
  recordKind: at(14, 14, DETAIL),
  documentType: at(15, 15, DOCUMENT),
  taxYear: at(18, 21, YEAR),
  employerKind: at(31, 31, constant('1')),
  employerNumber: at(32, 40, EMPLOYER_NUMBER),
  companyName: at(41, 70, REQUIRED_COMPANY),
  location: at(71, 105, TEXT),
  street: at(106, 140, TEXT),
  city: at(141, 153, REQUIRED_TEXT),
  state: at(154, 155, REQUIRED_STATE),
  zip: at(156, 160, REQUIRED_ZIP),
  zipExtension: at(161, 164, EXTENSION),
  payeeNumber: at(167, 175, PAYEE_NUMBER),
  payeeAccount: at(176, 195, TEXT),
  payeeName: at(196, 225, COMPANY),
  payeeLocation: at(226, 260, ADDRESS),
  payeeStreet: at(261, 295, TEXT),
  payeeCity: at(296, 308, ADDRESS),
  payeeState: at(309, 310, STATE),
  payeeZip: at(311, 315, ZIP),
  payeeZipExtension: at(316, 319, EXTENSION),
  item1: at(321, 332, MONEY),
  item2: at(333, 344, MONEY),
  item3: at(345, 356, MONEY),
  item3Withheld: at(357, 366, MONEY),
  item4: at(367, 378, MONEY),
  item4Withheld: at(379, 388, MONEY),
  exemptionCode1: at(389, 389, EXEMPTION),
  exemptionCode2: at(390, 390, EXEMPTION),
  specialContribution: at(391, 402, MONEY), // Act 48-2013
  reimbursedExpenses: at(403, 414, MONEY),
  healthProviders: at(415, 426, MONEY),
  waiverNumber: at(434, 453, TEXT),
  firstName: at(762, 776, PERSON),
  middleName: at(777, 791, PERSON),
  lastName: at(792, 811, PERSON),
  motherLastName: at(812, 831, PERSON),
});

/** The record of the year's reconciliation: the sums of each item. */
const FORM_480_2 = recordTable('480.6SP.2', BY_TYPE, {
  controlNumber: at(2, 10, ZEROS),
  formType: at(13, 13, RECONCILIATION),
  recordKind: at(14, 14, DETAIL),
  documentType: at(15, 15, DOCUMENT),
  taxYear: at(18, 21, YEAR),
  employerKind: at(27, 27, constant('1')),
  employerNumber: at(48, 56, EMPLOYER_NUMBER),
  companyName: at(57, 86, REQUIRED_COMPANY),
  withholdingAgent: at(87, 116, COMPANY),
  employerPhone: at(117, 126, OPTIONAL_PHONE),
  location: at(127, 161, TEXT),
  street: at(162, 196, TEXT),
  city: at(197, 209, REQUIRED_TEXT),
  state: at(210, 211, REQUIRED_STATE),
  zip: at(212, 216, REQUIRED_ZIP),
  zipExtension: at(217, 220, EXTENSION),
  physicalLocation: at(223, 257, TEXT),
  physicalStreet: at(258, 292, TEXT),
  physicalCity: at(293, 305, TEXT),
  physicalState: at(306, 307, STATE),
  physicalZip: at(308, 312, ZIP),
  physicalZipExtension: at(313, 316, EXTENSION),
  forms: at(324, 333, DIGITS),
  healthProviders: at(334, 348, MONEY),
  reimbursedExpenses: at(349, 363, MONEY),
  specialContribution: at(364, 378, MONEY),
  item1: at(379, 393, MONEY),
  item2: at(394, 408, MONEY),
  item3: at(409, 423, MONEY),
  item3Withheld: at(424, 438, MONEY),
  item4: at(439, 453, MONEY),
  item4Withheld: at(454, 468, MONEY),
  totalPaid: at(469, 483, MONEY),
  totalWithheld: at(484, 498, MONEY),
  paidSpecialist: at(499, 499, oneOf('0', '1')),
  ownSpecialist: at(500, 500, oneOf('0', '1')),
  specialistRegistration: at(501, 507, DIGITS),
});

/** The summary of the file. */
const FORM_480_5 = recordTable('480.5', BY_TYPE, {
  controlNumber: at(2, 10, ZEROS),
  formType: at(13, 13, FORM),
  recordKind: at(14, 14, DETAIL),
  documentType: at(15, 15, DOCUMENT),
  taxYear: at(18, 21, YEAR),
  employerKind: at(23, 23, constant('1')),
  employerNumber: at(24, 32, EMPLOYER_NUMBER),
  companyName: at(33, 62, REQUIRED_COMPANY),
  location: at(63, 97, TEXT),
  street: at(98, 132, TEXT),
  city: at(133, 145, REQUIRED_TEXT),
  state: at(146, 147, REQUIRED_STATE),
  zip: at(148, 152, REQUIRED_ZIP),
  zipExtension: at(153, 156, EXTENSION),
  forms: at(159, 168, DIGITS),
  totalWithheld: at(169, 183, MONEY),
  totalPaid: at(184, 198, MONEY),
});

export const FORM_480_RECORDS = {
  SU,
  PA,
  '480.6SP': FORM_480,
  '480.6SP.2': FORM_480_2,
  '480.5': FORM_480_5,
};
