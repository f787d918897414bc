import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import type { Company } from '@garita/domain/company/company.schema';
import { municipalityName } from '@garita/domain/reference/municipalities';
import type { DateRange } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { EMPLOYER_FIELDS, SIGNATURES } from '../text/employer-returns.es.ts';
import { FORM, partialNotices } from '../text/labels.es.ts';
import { addressLines, employerNumber, phone, unlessZeros } from '../text/printed-identity.ts';
import {
  type Boxes,
  boxes,
  digitBoxes,
  type FormBlock,
  type FormDocument,
  part,
  ticksAcross,
} from './form-document.ts';

/** The facts of the employer that forms print. */
export type FormEmployer = Pick<
  Company,
  | 'name'
  | 'employerIdentificationNumber'
  | 'postalAddress'
  | 'physicalAddress'
  | 'contact'
  | 'contactNumber'
  | 'phoneNumber'
  | 'industrialCode'
  | 'entityType'
  | 'unemploymentAccountNumber'
  | 'chauffeurAccountNumber'
  | 'businessEndDate'
>;

/**
 * The person who prepares the form and may speak for it; undefined if the company no longer has an
 * accountant.
 */
export type FormPreparer = AccountantRecord | undefined;

/** The data of every form of a company. */
export type FormHead = { company: FormEmployer; preparer: FormPreparer; date: CalendarDate };

/** The pages of a form, and the days whose pay it reports. */
type FormContent = Pick<FormDocument, 'revision' | 'period' | 'pages'> & {
  days: DateRange;
  /** True if the agency takes no paper, so that the figures are copied into its own form. */
  isWorkingCopy?: true;
};

/** Returns a form of a company, with the head of its pages. A form of days that are not over has a notice. */
export function formDocument(
  head: Pick<FormHead, 'company' | 'date'>,
  { agency, form, title }: { agency: string; form: string; title: string },
  { days, isWorkingCopy, ...about }: FormContent,
): FormDocument {
  const { company, date } = head;
  return {
    agency,
    form,
    title,
    ...about,
    notices: [...(isWorkingCopy ? [FORM.workingCopy] : []), ...partialNotices(head, days)],
    employer: company.name,
    employerNumber: employerNumber(company.employerIdentificationNumber),
    date,
  };
}

/** Returns the employer's name and address in one row. */
export function employerRow(words: { name: string; address: string }, employer: FormEmployer): FormBlock {
  return boxes(
    [words.name, employer.name, 1],
    [words.address, addressLines(employer.postalAddress).filter(Boolean).join(', '), 1.4],
  );
}

/** Returns the row of the employer's signature, with blanks for the signature and the date. */
export function signatureRow(
  words: { signature: string; signerTitle: string; phone: string; date: string },
  { phoneNumber }: FormEmployer,
): FormBlock {
  return boxes(
    [words.signature, '', 2],
    [words.signerTitle, '', 1],
    [words.phone, phone(phoneNumber), 1],
    [words.date, '', 1],
  );
}

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

/** Returns an accountant's names in spoken order. */
export function nameOf(preparer: FormPreparer): string {
  if (!preparer) return '';
  const { name, middleName, firstLastName, secondLastName } = preparer;
  return [name, middleName, firstLastName, secondLastName].filter(Boolean).join(' ');
}
