import type { Label } from '../labels.ts';
import { ADDRESS_LABELS, CONTACT_LABELS, NAME_LABELS } from './record-labels.es.ts';

/**
 * The labels of an accountant's fields, by their names in its schema. 'SSA PTN' and 'Corrección W2' are the
 * names that users know.
 */
export const ACCOUNTANT_LABELS = {
  name: NAME_LABELS.firstName,
  middleName: 'Inicial segundo nombre',
  firstLastName: NAME_LABELS.lastName,
  secondLastName: NAME_LABELS.motherLastName,
  company: 'Compañía',
  employerIdentificationNumber: 'Número de seguro patronal',
  email: CONTACT_LABELS.email,
  phone: CONTACT_LABELS.phoneNumber,
  address: ADDRESS_LABELS.postalAddress,
  physicalAddress: ADDRESS_LABELS.physicalAddress,
  ssaUserId: 'Identidad de usuario SSA PTN',
  bsoUserId: {
    short: 'Identidad de usuario BSO. Corrección W2',
    long: 'Identidad de usuario BSO',
  },
  efileUserId: {
    short: 'Identidad de usuario Efile PR (SS sin líneas)',
    long: 'Identidad de usuario Efile PR',
  },
  preparerTaxNumber: 'PTIN',
} as const satisfies Record<string, Label>;
