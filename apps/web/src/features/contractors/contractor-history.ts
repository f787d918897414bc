import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import {
  address,
  amount,
  date,
  digits,
  type HistoryFields,
  oneOf,
  percent,
  plain,
} from '../../records/history/history-field.ts';
import { contractorsText } from '../../text/contractors.es.ts';
import { recordsText } from '../../text/records.es.ts';
import {
  entityTypeLabels,
  exemptionTypeLabels,
  genderLabels,
  waiverTypeLabels,
} from '../../text/reference.es.ts';

const { entity, contact, payment } = contractorsText;

export const CONTRACTOR_HISTORY: HistoryFields<Contractor> = {
  isActive: plain(recordsText.active.el),
  entityType: oneOf(entity.type, entityTypeLabels),
  firstName: plain(entity.firstName),
  middleName: plain(entity.middleName),
  lastName: plain(entity.lastName),
  motherLastName: plain(entity.motherLastName),
  taxpayerNumber: plain(entity.taxpayerNumber),
  gender: oneOf(entity.gender, genderLabels),
  birthday: date(entity.birthday),
  merchantRegister: digits(entity.merchantRegister, 'register'),
  ...address('address', contact.address),
  phoneNumber: digits(contact.phone, 'phone'),
  mobileNumber: digits(contact.mobile, 'phone'),
  faxNumber: digits(contact.fax, 'phone'),
  email: plain(contact.email),
  website: plain(contact.website),
  hourlyRate: amount(payment.hourlyRate),
  withholdingRate: percent(payment.withholdingRate),
  waiverType: oneOf(payment.waiverType, waiverTypeLabels),
  waiverNumber: plain(payment.waiverNumber),
  exemptionType: oneOf(payment.exemptionType, exemptionTypeLabels),
  bankAccount: plain(payment.bankAccount),
  retirementAccount: plain(payment.retirementAccount),
};
