import type { Label } from '../labels.ts';
import { PAY_LABELS } from './pay-labels.es.ts';
import {
  ADDRESS_LABELS,
  CONTACT_LABELS,
  FILE_WORD_LABELS,
  NAME_LABELS,
  NUMBER_LABELS,
} from './record-labels.es.ts';

/**
 * The labels of a contractor's fields, by their names in its schema. '#SS O #PATRONAL' is the name that users
 * know.
 */
export const CONTRACTOR_LABELS = {
  entityType: 'Tipo de Entidad',
  firstName: NAME_LABELS.firstName,
  middleName: NAME_LABELS.middleName,
  lastName: NAME_LABELS.lastName,
  motherLastName: NAME_LABELS.motherLastName,
  taxpayerNumber: { short: '#SS O #PATRONAL', long: 'Número de seguro social o patronal' },
  gender: 'Género',
  birthday: 'Fecha de nacimiento',
  merchantRegister: NUMBER_LABELS.merchantRegister,
  address: ADDRESS_LABELS.street,
  fileFirstName: FILE_WORD_LABELS.fileFirstName,
  fileMiddleName: FILE_WORD_LABELS.fileMiddleName,
  fileLastName: FILE_WORD_LABELS.fileLastName,
  fileStreet: FILE_WORD_LABELS.fileStreet,
  phoneNumber: CONTACT_LABELS.phoneNumber,
  mobileNumber: CONTACT_LABELS.mobileNumber,
  faxNumber: CONTACT_LABELS.faxNumber,
  email: CONTACT_LABELS.email,
  website: 'Página web',
  hourlyRate: 'Tarifa regular',
  withholdingRate: PAY_LABELS.withholdingRate,
  waiverType: 'Tipo de relevo',
  waiverNumber: 'Número de relevo',
  waiverRate: '% con el relevo',
  waiverEnd: 'Relevo vigente hasta',
  exemptionType: 'Tipo de exención',
  bankAccount: 'Cuenta bancaria',
  retirementAccount: { short: 'Número cuenta IRA', long: 'Número de cuenta IRA' },
} as const satisfies Record<string, Label>;
