import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import type { Submission } from '@garita/domain/report/report-request';
import { nameOf } from '../form/form-parties.ts';
import { fileAddress } from './file-address.ts';
import type { RecordOwner } from './record-owner.ts';

/** The sender of a company's files, who also prepares them: its accountant. */
export type Submitter = AccountantRecord & { id: number };

/** The width of an address line in the records of the sender and the employer, in characters. */
export const SENDER_ADDRESS_WIDTH = 22;

export function submitterOwner(submitter: Submitter): RecordOwner {
  return { of: 'accountant', id: submitter.id, name: nameOf(submitter) };
}

/** Returns the values of the sender in the first record of a file. */
export function submitterValues(submitter: Submitter, submission: Submission) {
  const address = fileAddress(submitter.address, SENDER_ADDRESS_WIDTH);
  return {
    employerNumber: submitter.employerIdentificationNumber,
    resubmission: submission === 'correction' ? 1 : 0,
    companyName: submitter.company,
    ...address,
    submitterName: nameOf(submitter),
    submitterLocationAddress: address.locationAddress,
    submitterDeliveryAddress: address.deliveryAddress,
    submitterCity: address.city,
    submitterState: address.state,
    submitterZip: address.zip,
    submitterZipExtension: address.zipExtension,
    contactName: `${submitter.name} ${submitter.firstLastName}`,
    contactPhone: submitter.phone,
    contactEmail: submitter.email,
  };
}
