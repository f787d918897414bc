import type { Company } from '@garita/domain/company/company.schema';
import { type Contractor, isIndividual } from '@garita/domain/contractor/contractor.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { OptionalAddress } from '@garita/domain/field/address.schema';
import { companyFileWords, contractorFileWords } from '@garita/domain/file-text/file-lines';
import type { Submission } from '@garita/domain/report/report-request';
import {
  addItems,
  type Form480Items,
  NO_ITEMS,
  needsExemptionCode,
  totalPaid,
  totalWithheld,
} from '@garita/domain/returns/form-480';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { AGENCY_FILES } from '../../text/agency-files.es.ts';
import { agencyFile } from '../agency-file.ts';
import { fileAddress } from '../file-address.ts';
import { type AgencyFileRecord, agencyFileRecord } from '../file-record.ts';
import { SENDER_ADDRESS_WIDTH, type Submitter, submitterOwner, submitterValues } from '../submitter.ts';
import { FORM_480_PAYEE } from './payee-record.ts';
import {
  FORM_480_PAYER,
  FORM_480_RECONCILIATION,
  FORM_480_SUBMITTER,
  FORM_480_SUMMARY,
} from './sender-and-total-records.ts';

type Known<Shape> = Shape & { id: number };

/** The data of a year's 480.6SP: each payee with the items, and the sender. */
export type Form480TextData = {
  company: Known<Company>;
  preparer: Submitter;
  date: CalendarDate;
  year: number;
  submission: Submission;
  /** `controlNumber` is '' if none is assigned yet. */
  forms: readonly { contractor: Known<Contractor>; controlNumber: string; items: Form480Items }[];
};

/** The width of an address line in the forms and their totals, in characters. */
const ADDRESS_WIDTH = 35;

/** The code of the kind of a payee's number: an employer's number, or a person's social security number. */
const PAYEE_KINDS = { entity: 1, individual: 2 } as const;

/** The 480.6SP file of a year for SURI, with the reconciliation and the summary. */
export const form480Text = agencyFile<Form480TextData>({
  title: AGENCY_FILES.form480,
  fileName: ({ year }) => `F4806SPY${year}.txt`,
  lineEnd: '\r\n',
  records: form480Records,
});

function* form480Records(data: Form480TextData): Generator<AgencyFileRecord> {
  const { company, preparer, submission, forms } = data;
  const owner = { of: 'company', id: company.id, name: company.name } as const;
  const sender = submitterOwner(preparer);
  yield agencyFileRecord(FORM_480_SUBMITTER, sender, submitterValues(preparer, submission));
  const ofAll = { ...payerOf(data), taxYear: data.year, documentType: submission === 'original' ? 'O' : 'A' };
  const ofPayer = {
    employerNumber: company.employerIdentificationNumber,
    employerName: ofAll.payerName,
    ...fileAddress(
      { ...company.postalAddress, street: companyFileWords(company).street },
      SENDER_ADDRESS_WIDTH,
    ),
  };
  yield agencyFileRecord(FORM_480_PAYER, owner, { ...ofAll, ...ofPayer });
  let total = NO_ITEMS;
  for (const form of forms) {
    total = addItems(total, form.items);
    const payee = { of: 'contractor', id: form.contractor.id, name: fullName(form.contractor) } as const;
    yield { ...agencyFileRecord(FORM_480_PAYEE, payee, { ...ofAll, ...payeeOf(form) }), payer: owner };
  }
  const sums = {
    ...ofAll,
    ...total,
    forms: forms.length,
    totalPaid: totalPaid(total),
    totalWithheld: totalWithheld(total),
  };
  yield agencyFileRecord(FORM_480_RECONCILIATION, owner, sums);
  yield agencyFileRecord(FORM_480_SUMMARY, owner, sums);
}

function payerOf({ company }: Form480TextData) {
  const { name, street } = companyFileWords(company);
  const { postalAddress, physicalAddress } = company;
  const postal = twoLines({ ...postalAddress, street });
  const isSame = physicalAddress.street === postalAddress.street;
  const physical = twoLines(isSame ? { ...physicalAddress, street } : physicalAddress);
  return {
    payerNumber: company.employerIdentificationNumber,
    payerName: name,
    payerAgent: name,
    payerPhone: company.phoneNumber,
    payerAddress: postal.address,
    payerAddress2: postal.address2,
    payerCity: postal.city,
    payerState: postal.state,
    payerZip: postal.zip,
    payerZipExtension: postal.zipExtension,
    payerPhysicalAddress: physical.address,
    payerPhysicalAddress2: physical.address2,
    payerPhysicalCity: physical.city,
    payerPhysicalState: physical.state,
    payerPhysicalZip: physical.zip,
    payerPhysicalZipExtension: physical.zipExtension,
  };
}

function payeeOf({ contractor, controlNumber, items }: Form480TextData['forms'][number]) {
  const { entityType, taxpayerNumber, waiverNumber, exemptionType } = contractor;
  const { firstName, middleName, lastName, street } = contractorFileWords(contractor);
  const isPerson = isIndividual(entityType);
  const exemption = (notSubject: number) => (needsExemptionCode(notSubject) ? (exemptionType ?? '') : '');
  return {
    controlNumber,
    payeeKind: isPerson ? PAYEE_KINDS.individual : PAYEE_KINDS.entity,
    taxpayerNumber,
    ...twoLines({ ...contractor.address, street }),
    ...items,
    individualExemption: exemption(items.individualsNotSubject),
    corporationExemption: exemption(items.corporationsNotSubject),
    waiverNumber,
    entityName: isPerson ? '' : firstName,
    firstName: isPerson ? firstName : '',
    middleName: isPerson ? middleName : '',
    lastName: isPerson ? lastName : '',
    motherLastName: isPerson ? contractor.motherLastName : '',
  };
}

/**
 * Returns an address as these records have it: the first line filled before the second, and zeros for a
 * missing extension of the postal code.
 */
function twoLines(address: OptionalAddress) {
  const { locationAddress, deliveryAddress, city, state, zip, zipExtension } = fileAddress(
    address,
    ADDRESS_WIDTH,
  );
  const [first, second] = locationAddress === '' ? [deliveryAddress, ''] : [locationAddress, deliveryAddress];
  return { address: first, address2: second, city, state, zip, zipExtension: Number(zipExtension) };
}
