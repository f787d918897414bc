import { municipalityName } from '@garita/domain/reference/municipalities';
import { EMPLOYER_FIELDS, SIGNATURES } from '../text/employer-returns.es.ts';
import { employerNumber, phone, unlessZeros } from '../text/printed-identity.ts';
import { boxes, digitBoxes, part, ticksAcross } from './form-blocks.ts';
import type { Boxes, FormBlock } from './form-document.ts';
import { type FormEmployer, type FormPreparer, nameOf } from './form-parties.ts';

/** Returns the head of each sheet attached to a federal return: number and name of the employer. */
export function sheetHead({ name, employerIdentificationNumber }: FormEmployer): Boxes[] {
  return [
    digitBoxes(EMPLOYER_FIELDS.employerNumber, '##-#######', employerNumber(employerIdentificationNumber)),
    boxes([EMPLOYER_FIELDS.name, name, 1]),
  ];
}

/** Returns the head of a sheet about the tax of a calendar year. */
export function sheetHeadOfYear(employer: FormEmployer, year: number): Boxes[] {
  return [...sheetHead(employer), digitBoxes(EMPLOYER_FIELDS.calendarYear, '####', String(year))];
}

/**
 * Returns the head of a federal return: number, name and address of the employer, who has no trade name in
 * Garita and no foreign address.
 */
export function employerBlocks(employer: FormEmployer): Boxes[] {
  const { postalAddress } = employer;
  return [
    ...sheetHead(employer),
    boxes([EMPLOYER_FIELDS.tradeName, '', 1]),
    boxes([EMPLOYER_FIELDS.street, unlessZeros(postalAddress.street), 1]),
    boxes(
      [EMPLOYER_FIELDS.municipality, municipalityName(postalAddress.municipalityId), 3],
      [EMPLOYER_FIELDS.state, postalAddress.state, 1],
      [EMPLOYER_FIELDS.zip, unlessZeros(postalAddress.zip), 2],
    ),
    boxes(
      [EMPLOYER_FIELDS.foreignCountry, '', 2],
      [EMPLOYER_FIELDS.foreignProvince, '', 2],
      [EMPLOYER_FIELDS.foreignPostalCode, '', 2],
    ),
  ];
}

/**
 * Returns the last parts of a federal return. No answer about the designee is ticked: the IRS accepts a 'yes'
 * only with the PIN that the designee chose, which Garita does not know. The signature stays blank; without a
 * preparer, all boxes of the preparer do.
 */
export function signatureBlocks(
  employer: FormEmployer,
  preparer: FormPreparer,
  firstPart: number,
): FormBlock[] {
  return [
    part(`Parte ${firstPart}`, SIGNATURES.designeePart),
    ticksAcross(SIGNATURES.answers),
    boxes(
      [SIGNATURES.designee, nameOf(preparer), 3],
      [SIGNATURES.designeePhone, phone(preparer?.phone ?? ''), 1.4],
    ),
    digitBoxes(SIGNATURES.designeePin, '#####', ''),
    part(`Parte ${firstPart + 1}`, SIGNATURES.signPart),
    { kind: 'note', text: SIGNATURES.oath },
    boxes(
      [SIGNATURES.signature, '', 3],
      [SIGNATURES.signer, employer.contact, 2.2],
      [SIGNATURES.title, '', 1],
    ),
    boxes([SIGNATURES.date, '', 1], [SIGNATURES.phone, phone(employer.contactNumber), 1]),
    part('', SIGNATURES.preparerPart),
    ticksAcross([SIGNATURES.selfEmployed]),
    ...preparerBoxes(preparer),
  ];
}

/** Returns the boxes of the paid preparer of a federal return, with blanks for the signature and the date. */
function preparerBoxes(preparer: FormPreparer): FormBlock[] {
  const address = preparer?.address;
  return [
    boxes(
      [SIGNATURES.preparer, nameOf(preparer), 3.6],
      [SIGNATURES.ptin, preparer?.preparerTaxNumber ?? '', 1.4],
    ),
    boxes([SIGNATURES.preparerSignature, '', 3.6], [SIGNATURES.date, '', 1.4]),
    boxes(
      [SIGNATURES.firm, preparer?.company ?? '', 3.6],
      [SIGNATURES.firmNumber, employerNumber(preparer?.employerIdentificationNumber ?? ''), 1.4],
    ),
    boxes(
      [SIGNATURES.firmAddress, unlessZeros(address?.street ?? ''), 3.6],
      [SIGNATURES.firmPhone, phone(preparer?.phone ?? ''), 1.4],
    ),
    boxes(
      [EMPLOYER_FIELDS.municipality, cityOf(preparer), 2.6],
      [EMPLOYER_FIELDS.state, address?.state ?? '', 1],
      [EMPLOYER_FIELDS.zip, unlessZeros(address?.zip ?? ''), 1.4],
    ),
  ];
}

function cityOf(preparer: FormPreparer): string {
  const municipalityId = preparer?.address.municipalityId ?? null;
  return municipalityId === null ? '' : municipalityName(municipalityId);
}
