import type { Accountant } from '@garita/domain/account/accountant.schema';
import type { Company } from '@garita/domain/company/company.schema';
import { municipalityName } from '@garita/domain/reference/municipalities';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { FormBlock } from '../form/form-document.ts';
import { EMPLOYER_FIELDS, SIGNATURES } from '../text/employer-returns.es.ts';
import { employerNumber, phone } from '../text/printed-number.ts';

/** What forms say of the employer. */
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
  | 'unemploymentAccountNumber'
  | 'chauffeurAccountNumber'
>;

/** Who prepares the form and may speak for it; nobody where the company has no accountant any more. */
export type FormPreparer = Accountant | undefined;

/** The head of a federal return: number, name and address of the employer. */
export function employerBlocks({
  name,
  employerIdentificationNumber,
  postalAddress,
}: FormEmployer): FormBlock[] {
  return [
    {
      kind: 'boxes',
      boxes: [
        {
          caption: EMPLOYER_FIELDS.employerNumber,
          value: employerNumber(employerIdentificationNumber),
          share: 2,
        },
        { caption: EMPLOYER_FIELDS.name, value: name, share: 4 },
      ],
    },
    {
      kind: 'boxes',
      boxes: [
        { caption: EMPLOYER_FIELDS.street, value: postalAddress.street, share: 3 },
        {
          caption: EMPLOYER_FIELDS.municipality,
          value: municipalityName(postalAddress.municipalityId),
          share: 2,
        },
        { caption: EMPLOYER_FIELDS.state, value: postalAddress.state, share: 0.6 },
        { caption: EMPLOYER_FIELDS.zip, value: postalAddress.zip, share: 1 },
      ],
    },
  ];
}

/**
 * The last parts of a federal return. The designee's PIN is the designee's own choice and stays blank, as do signature and
 * PTIN; the parts of nobody are blank altogether.
 */
export function signatureBlocks(
  employer: FormEmployer,
  preparer: FormPreparer,
  firstPart: number,
): FormBlock[] {
  return [
    { kind: 'part', number: `Parte ${firstPart}`, text: SIGNATURES.designeePart },
    {
      kind: 'boxes',
      boxes: [
        { caption: SIGNATURES.designee, value: nameOf(preparer), share: 3 },
        { caption: SIGNATURES.designeePhone, value: phone(preparer?.phone ?? ''), share: 1.4 },
        { caption: SIGNATURES.designeePin, value: '', share: 1.8 },
      ],
    },
    { kind: 'part', number: `Parte ${firstPart + 1}`, text: SIGNATURES.signPart },
    {
      kind: 'boxes',
      boxes: [
        { caption: SIGNATURES.signature, value: '', share: 3 },
        { caption: SIGNATURES.signer, value: employer.contact, share: 2.2 },
        { caption: SIGNATURES.title, value: '', share: 1 },
      ],
    },
    {
      kind: 'boxes',
      boxes: [
        { caption: SIGNATURES.date, value: '', share: 1 },
        { caption: SIGNATURES.phone, value: phone(employer.contactNumber), share: 1 },
      ],
    },
    { kind: 'part', number: '', text: SIGNATURES.preparerPart },
    {
      kind: 'boxes',
      boxes: [
        { caption: SIGNATURES.preparer, value: nameOf(preparer), share: 3 },
        { caption: SIGNATURES.ptin, value: '', share: 1.2 },
        { caption: SIGNATURES.date, value: '', share: 1 },
      ],
    },
    {
      kind: 'boxes',
      boxes: [
        { caption: SIGNATURES.firm, value: preparer?.company ?? '', share: 3 },
        {
          caption: SIGNATURES.firmNumber,
          value: employerNumber(preparer?.employerIdentificationNumber ?? ''),
          share: 1.2,
        },
        { caption: SIGNATURES.firmAddress, value: preparer ? preparer.address.street : '', share: 2.4 },
      ],
    },
  ];
}

/** An accountant's names in the order in which they are said. */
export function nameOf(preparer: FormPreparer): string {
  if (!preparer) return '';
  const { name, middleName, firstLastName, secondLastName } = preparer;
  return [name, middleName, firstLastName, secondLastName].filter(Boolean).join(' ');
}

/** What every form of a company is made with. */
export type FormHead = { company: FormEmployer; preparer: FormPreparer; date: CalendarDate };
