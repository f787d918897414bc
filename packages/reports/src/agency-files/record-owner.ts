/** The owner of the data in a record of a file. */
export type RecordOwner = {
  of: 'company' | 'accountant' | 'employee' | 'contractor';
  id: number;
  name: string;
};

/** Returns the field of the record's form that corresponds to a field of the file; '' if no form has it. */
export function recordPath({ of }: RecordOwner, field: string): string {
  return PATHS[of][field] ?? '';
}

type Paths = Readonly<Record<string, string>>;

const PATHS: Record<RecordOwner['of'], Paths> = {
  accountant: {
    employerNumber: 'employerIdentificationNumber',
    ssaUserId: 'ssaUserId',
    companyName: 'company',
    submitterName: 'name',
    contactName: 'name',
    contactPhone: 'phone',
    contactEmail: 'email',
    ...addressIn('address'),
    submitterLocationAddress: 'address.street',
    submitterDeliveryAddress: 'address.street',
    submitterCity: 'address.municipalityId',
    submitterState: 'address.state',
    submitterZip: 'address.zip',
  },
  company: {
    employerNumber: 'employerIdentificationNumber',
    employerName: 'name',
    contactName: 'contact',
    contactPhone: 'contactNumber',
    employerPhone: 'contactNumber',
    contactFax: 'faxNumber',
    contactEmail: 'email',
    payerAccount: 'unemploymentAccountNumber',
    payerNumber: 'employerIdentificationNumber',
    payerName: 'name',
    payerPhone: 'phoneNumber',
    payerAddress: 'postalAddress.street',
    payerCity: 'postalAddress.municipalityId',
    payerState: 'postalAddress.state',
    payerZip: 'postalAddress.zip',
    payerPhysicalAddress: 'physicalAddress.street',
    payerPhysicalCity: 'physicalAddress.municipalityId',
    payerPhysicalState: 'physicalAddress.state',
    payerPhysicalZip: 'physicalAddress.zip',
    ...addressIn('postalAddress'),
  },
  employee: {
    socialSecurityNumber: 'socialSecurityNumber',
    firstName: 'firstName',
    middleName: 'middleName',
    lastName: 'lastName',
    nameSuffix: 'nameSuffix',
    birthday: 'birthday',
    surname: 'lastName',
    motherLastName: 'motherLastName',
    ...addressIn('address'),
  },
  contractor: {
    taxpayerNumber: 'taxpayerNumber',
    entityName: 'firstName',
    firstName: 'firstName',
    middleName: 'middleName',
    lastName: 'lastName',
    motherLastName: 'motherLastName',
    waiverNumber: 'waiverNumber',
    address: 'address.street',
    ...addressIn('address'),
  },
};

function addressIn(address: string): Paths {
  return {
    locationAddress: `${address}.street`,
    deliveryAddress: `${address}.street`,
    city: `${address}.municipalityId`,
    state: `${address}.state`,
    zip: `${address}.zip`,
  };
}
