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

// Records of Hacienda's informative returns, of its publication for 2025. What no source says the use of is
// blank.

const REQUIRED = { isRequired: true } as const;

/** The record of the sender. */
export const FORM_480_SUBMITTER = recordLayout('SU', 2500, [
  literal(1, 'SU'),
  digits(3, 9, 'employerNumber'),
  count(12, 1, 'resubmission'),
  literal(13, '98'),
  company(15, 57, 'companyName', REQUIRED),
  text(72, 22, 'locationAddress'),
  text(94, 22, 'deliveryAddress', REQUIRED),
  text(116, 22, 'city', REQUIRED),
  text(138, 2, 'state', REQUIRED),
  digits(140, 5, 'zip'),
  blank(145, 61),
  person(206, 57, 'submitterName', REQUIRED),
  text(263, 22, 'submitterLocationAddress'),
  text(285, 22, 'submitterDeliveryAddress', REQUIRED),
  text(307, 22, 'submitterCity', REQUIRED),
  text(329, 2, 'submitterState', REQUIRED),
  digits(331, 5, 'submitterZip'),
  blank(336, 49),
  person(385, 27, 'contactName', REQUIRED),
  text(412, 15, 'contactPhone', REQUIRED),
  blank(427, 8),
  email(435, 40, 'contactEmail', REQUIRED),
  blank(475, 2026),
]);

/** The record of the payer. H is form 480.6SP. */
export const FORM_480_PAYER = recordLayout('PA', 2500, [
  literal(1, 'PA'),
  count(3, 4, 'taxYear'),
  blank(7, 1),
  digits(8, 9, 'employerNumber'),
  literal(17, 'H'),
  blank(18, 4),
  text(22, 1, 'documentType', REQUIRED),
  blank(23, 17),
  company(40, 57, 'employerName', REQUIRED),
  text(97, 22, 'locationAddress'),
  text(119, 22, 'deliveryAddress', REQUIRED),
  text(141, 22, 'city', REQUIRED),
  text(163, 2, 'state', REQUIRED),
  digits(165, 5, 'zip'),
  blank(170, 2331),
]);
