import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { NO_ACCOUNTS_NAMED } from '@garita/domain/accounting/payroll-accounts.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import { type DepositFacts, NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { DEFAULT_ACCOUNTS } from '@garita/domain/text/default-accounts.es';
import { z } from 'zod';
import {
  PASSWORD_CHANGE_FIELDS,
  REGISTRATION_FIELDS,
  SIGN_IN_FIELDS,
} from '../doors/rest/account/account.wire.ts';
import { ACCOUNTANT_FIELDS } from '../doors/rest/account/accountant.wire.ts';
import { CODE_FIELDS } from '../doors/rest/account/code.wire.ts';
import { COMPANY_FIELDS } from '../doors/rest/company/company.wire.ts';
import { DEPOSIT_FIELDS } from '../doors/rest/company/deposits.wire.ts';
import { PAY_CALENDAR_FIELDS } from '../doors/rest/company/pay-calendars.wire.ts';
import { PAYROLL_ACCOUNT_FIELDS } from '../doors/rest/company/payroll-accounts.wire.ts';
import { INDIVIDUAL_FIELDS } from '../doors/rest/contractor/contractor.wire.ts';
import { EMPLOYEE_FIELDS, FLAT_RATE_FIELDS } from '../doors/rest/employee/employee.wire.ts';
import { SHARE_FIELDS, WEEKLY_FIELDS } from '../doors/rest/tax/fixed-tax.wire.ts';
import { FIXED_FIELDS, PERCENTAGE_FIELDS } from '../doors/rest/tax/tax.wire.ts';
import { fieldAs, type WireField } from '../doors/rest/wire/field-table.ts';

/** The spelling of a record on the wire, by its paths. */
export type Spelling = Record<string, WireField>;

/** A body in the spelling of the wire. */
export type WireBody = Record<string, unknown>;

/** A request to the documented interface, whose body is JSON or a form. */
type Request = { method: 'POST' | 'PUT'; path: string; body: unknown };

/** The spelling and the request by which the documented interface accepts a kind of record. */
export type DocumentedDoor = {
  /** Undefined for a record that only a program can send, because it lacks what the form always sends. */
  spelling: (record: object) => Spelling | undefined;
  call: (body: WireBody, record: object) => Request;
};

/** A kind of record that a form sends, with its request at both doors. */
export type RecordAtDoors = {
  /** Records that can be sent. */
  samples: readonly [object, ...object[]];
  typed: { procedure: string; input: (record: object) => object };
  /** Absent if the documented interface has no such call. */
  documented?: DocumentedDoor;
};

const post =
  (path: string) =>
  (body: WireBody): Request => ({ method: 'POST', path: `/api/${path}`, body });

// A new record may leave fields out, which get their defaults; a change sends all of them.
const put =
  (path: string) =>
  (body: WireBody): Request => ({ method: 'PUT', path: `/api/${path}`, body });

const LINE = {
  name: 'Unión',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: true,
  accountName: '',
};

const PERSON = { name: 'Rosa', lastName: 'Paz', phone: '7875550140', password: 'una clave bien larga' };

const STATED_DEPOSITS: DepositFacts = {
  federal: 'semiweekly',
  local: 'monthly',
  previousQuarter: 2_400_00,
  carriedFuta: 420_00,
};

/** The kinds of record that forms send. */
export const RECORDS_AT_DOORS = {
  company: {
    samples: [aCompany(), aCompany({ faxNumber: '7875550102', businessEndDate: '2030-12-31' })],
    typed: { procedure: 'companies.create', input: (company) => ({ company }) },
    documented: { spelling: () => COMPANY_FIELDS, call: put('companies/1') },
  },
  payrollAccounts: {
    samples: [NO_ACCOUNTS_NAMED, DEFAULT_ACCOUNTS],
    typed: {
      procedure: 'companies.updatePayrollAccounts',
      input: (accounts) => ({ companyId: 1, accounts }),
    },
    documented: { spelling: () => PAYROLL_ACCOUNT_FIELDS, call: put('companies/1/accounts') },
  },
  depositFacts: {
    samples: [NO_DEPOSIT_FACTS, STATED_DEPOSITS],
    typed: {
      procedure: 'companies.updateDeposits',
      input: (facts) => ({ companyId: 1, year: 2026, facts }),
    },
    documented: { spelling: () => DEPOSIT_FIELDS, call: put('companies/1/deposits/2026') },
  },
  payCalendar: {
    samples: [
      { firstStart: null, effectiveFrom: null, payLagDays: 0, holidays: 'none' },
      { firstStart: '2026-07-06', effectiveFrom: '2026-07-13', payLagDays: 5, holidays: 'before' },
    ],
    typed: {
      procedure: 'companies.setPayCalendar',
      input: (calendar) => ({ companyId: 1, frequency: 'weekly', calendar }),
    },
    // There is no such company. The use case and the schema of the form check the days of a frequency.
    documented: { spelling: () => PAY_CALENDAR_FIELDS, call: put('companies/999/pay-calendars/1') },
  },
  employee: {
    samples: [
      anEmployee(),
      anEmployee({
        salary: 120_000,
        workMinutes: 2_400,
        withholdingMethod: 'flat-rate',
        withholdingRate: 105_000,
        egressDate: '2026-12-31',
      }),
    ],
    typed: { procedure: 'employees.create', input: (employee) => ({ companyId: 1, employee }) },
    documented: { spelling: employeeSpelling, call: put('employers/1') },
  },
  contractor: {
    samples: [aContractor()],
    typed: { procedure: 'contractors.create', input: (contractor) => ({ companyId: 1, contractor }) },
    documented: { spelling: () => INDIVIDUAL_FIELDS, call: put('outemployers/1') },
  },
  accountant: {
    samples: [anAccountantRecord()],
    typed: { procedure: 'accountants.create', input: (accountant) => ({ accountant }) },
    documented: { spelling: () => ACCOUNTANT_FIELDS, call: post('accountant/') },
  },
  companyTax: {
    samples: [
      { ...LINE, basis: 'fixed', cents: 1_250 },
      { ...LINE, basis: 'percentage', rate: 15_000 },
    ],
    typed: { procedure: 'companyTaxes.create', input: (tax) => ({ companyId: 1, tax }) },
    documented: {
      spelling: companyTaxSpelling,
      call: post('taxes/1'),
    },
  },
  fixedTax: {
    samples: [
      { concept: 'medicare', rate: 14_500, limit: null, effectiveFrom: '2026-01-01' },
      { concept: 'chauffeurInsurance', weeklyAmount: 50, limit: 5_000, effectiveFrom: '2026-01-01' },
    ],
    typed: { procedure: 'fixedTaxes.save', input: (tax) => ({ tax }) },
    documented: { spelling: fixedTaxSpelling, call: putFixedTax },
  },
  registrationCode: {
    samples: [{ owner: 'Rosa Paz', email: 'rosa@paz.example', code: 'ABC123', companyAmount: 3 }],
    typed: { procedure: 'codes.create', input: (registrationCode) => ({ registrationCode }) },
    documented: { spelling: () => CODE_FIELDS, call: post('codes/') },
  },
  registration: {
    samples: [{ ...PERSON, email: 'rosa@paz.example', code: 'ZZZ999' }],
    typed: { procedure: 'users.register', input: (registration) => registration },
    documented: { spelling: () => REGISTRATION_FIELDS, call: post('users') },
  },
  invitation: {
    samples: [{ email: 'rosa@paz.example', role: 'auditor' }],
    typed: { procedure: 'users.invite', input: (invitation) => invitation },
  },
  acceptance: {
    samples: [{ ...PERSON, token: 'nobody was ever sent this' }],
    typed: { procedure: 'users.acceptInvitation', input: (acceptance) => acceptance },
  },
  signIn: {
    samples: [{ email: 'rosa@paz.example', password: 'una clave bien larga', code: '' }],
    typed: { procedure: 'session.signIn', input: (credentials) => credentials },
    documented: { spelling: signInSpelling, call: signInForm },
  },
  passwordChange: {
    samples: [{ currentPassword: 'una clave bien larga', newPassword: 'otra clave larga' }],
    typed: { procedure: 'session.changePassword', input: (change) => change },
    documented: { spelling: () => PASSWORD_CHANGE_FIELDS, call: post('auth/change-password') },
  },
} satisfies Record<string, RecordAtDoors>;

export type KindOfRecord = keyof typeof RECORDS_AT_DOORS;

function employeeSpelling(employee: object): Spelling {
  const isFlatRate = 'withholdingMethod' in employee && employee.withholdingMethod === 'flat-rate';
  return isFlatRate ? FLAT_RATE_FIELDS : EMPLOYEE_FIELDS;
}

const TODAY_UNLESS_SAID = z.unknown().transform((date) => ((date ?? '') === '' ? 'today' : date));

// The path names the tax, and a date that is left out means today.
function companyTaxSpelling(tax: object): Spelling | undefined {
  const basis = 'basis' in tax ? tax.basis : undefined;
  return basis === 'fixed' ? FIXED_FIELDS : basis === 'percentage' ? PERCENTAGE_FIELDS : undefined;
}

function fixedTaxSpelling(tax: object): Spelling {
  const { concept: _, ...fields } = isWeekly(tax) ? WEEKLY_FIELDS : SHARE_FIELDS;
  return { ...fields, effectiveFrom: fieldAs('effective_from', TODAY_UNLESS_SAID) };
}

function putFixedTax(body: WireBody, tax: object): Request {
  const id = CONTRIBUTION_CONCEPTS.findIndex((concept) => 'concept' in tax && tax.concept === concept) + 1;
  return { method: 'PUT', path: `/api/fixed-taxes/${id}`, body };
}

function isWeekly(tax: object): boolean {
  return 'concept' in tax && tax.concept === 'chauffeurInsurance';
}

// The only call whose body is a form, which has texts only.
const TEXT_ALONE = z.unknown().transform((value) => (typeof value === 'string' ? value : 'no text'));

function signInSpelling(): Spelling {
  const fields = Object.entries(SIGN_IN_FIELDS);
  return Object.fromEntries(fields.map(([place, { name }]) => [place, fieldAs(name, TEXT_ALONE)]));
}

function signInForm(body: WireBody): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return { method: 'POST', path: '/api/auth/login', body: form };
}
