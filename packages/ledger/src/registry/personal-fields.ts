import { maskedSocialSecurityNumber } from '@garita/domain/field/digits.schema';

/** Returns the part of a personal value that the history keeps. */
type Mask = (value: unknown) => string;

/** Replaces a personal value: the history shows only that there was one. */
const hidden: Mask = () => '***';
const lastFourOnly: Mask = (digits) => `*****${String(digits).slice(-4)}`;
const lastFour: Mask = (digits) => maskedSocialSecurityNumber(String(digits));

/**
 * The personal fields of each table whose records keep a history; a field also stands for those below it
 * (`address` for `address.zip`). Names stay readable: a history without them could not be followed. A
 * company's address, telephone and e-mail address are those of a business.
 */
const PERSONAL_FIELDS: Record<string, Record<string, Mask>> = {
  accounts: {},
  accountants: {
    email: hidden,
    phone: hidden,
    address: hidden,
    physicalAddress: hidden,
    efileUserId: hidden,
    preparerTaxNumber: hidden,
  },
  bonus_rules: {},
  companies: { contactNumber: hidden },
  company_taxes: {},
  contractors: {
    taxpayerNumber: lastFourOnly,
    birthday: hidden,
    address: hidden,
    fileStreet: hidden,
    phoneNumber: hidden,
    mobileNumber: hidden,
    faxNumber: hidden,
    email: hidden,
    bankAccount: hidden,
    retirementAccount: hidden,
  },
  employees: {
    socialSecurityNumber: lastFour,
    birthday: hidden,
    address: hidden,
    fileStreet: hidden,
    phoneNumber: hidden,
    mobileNumber: hidden,
    licence: hidden,
    licensePlate: hidden,
    vehicleSticker: hidden,
  },
  fixed_taxes: {},
  pay_parameters: {},
  invitations: { email: hidden },
  registration_codes: { email: hidden },
  users: { email: hidden, phone: hidden, passwordHash: hidden },
  verifications: {},
};

/**
 * Returns a value as the history of its table keeps it: masked if it is personal. Empty values stay. Throws
 * for a table that is not listed above.
 */
export function historyValue(tableName: string, field: string, value: unknown): unknown {
  const personal = PERSONAL_FIELDS[tableName];
  if (!personal) throw new Error(`The personal fields of ${tableName} are not listed`);
  const mask = Object.entries(personal).find(([name]) => field === name || field.startsWith(`${name}.`))?.[1];
  return mask && value !== null && value !== '' ? mask(value) : value;
}
