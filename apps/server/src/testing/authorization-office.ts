import { type Access, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { Role } from '@garita/domain/account/permissions';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import type { Database } from '@garita/ledger/database/client';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { testDependencies, tokenFor, typedCaller } from './test-server.ts';
import { aWeekOf, SOME_HOURS } from './time-entries.ts';

/** The typed procedures, called by one user or by nobody. */
export type Caller = Awaited<ReturnType<typeof typedCaller>>;

/** The ids of an account in which everything exists that an operation can name. */
export type Office = {
  companyId: number;
  employeeId: number;
  contractorId: number;
  accountantId: number;
  taxId: number;
  entryId: number;
  version: number;
  /** A payment of the contractor, and its version. */
  payment: { entryId: number; version: number };
  /** A filed document of the year before, so that changes of this year need no reason. */
  filingId: number;
  codeId: number;
  /** The auditor, whom others may activate and deactivate. */
  userId: number;
  invitationId: number;
  /** A session of the administrator. */
  sessionId: number;
  /** A number that no other office has. */
  number: number;
};

/**
 * The callers: a user of the office in each role, an auditor who sees none of its companies, one who sees
 * none of its years, nobody, and an administrator of another account.
 */
type Who = Role | 'limited' | 'latecomer' | 'nobody' | 'stranger';
export type Callers = Record<Who, Caller>;
export type OfficeTokens = Record<Who, string | undefined>;

/** An office with its callers, and the company of the stranger. */
type PreparedOffice = { office: Office; callers: Callers; tokens: OfficeTokens; strangerCompanyId: number };

export const UNIFORM: CompanyTax = {
  name: 'Uniforme',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: true,
  accountName: '',
  basis: 'fixed',
  cents: 1_250,
};

/** The access of an auditor all of whose companies were removed. */
export const NO_COMPANY: Access = { ...WHOLE_ACCOUNT, companyIds: [Number.MAX_SAFE_INTEGER] };

/** Saves an office and signs its callers in, at the moment of tests by default. */
export async function anOffice(db: Database, number: number, clock?: { now: Date }): Promise<PreparedOffice> {
  const dependencies = testDependencies(db, clock);
  const account = await savedAccount(db, `permisos-${number}`);
  const other = await savedAccount(db, `ajena-${number}`);
  const tokens: OfficeTokens = {
    administrator: await tokenFor(dependencies, account, 'administrator'),
    practitioner: await tokenFor(dependencies, account, 'practitioner'),
    auditor: await tokenFor(dependencies, account, 'auditor'),
    limited: await tokenFor(dependencies, account, 'auditor', NO_COMPANY),
    latecomer: await tokenFor(dependencies, account, 'auditor', { ...WHOLE_ACCOUNT, fromYear: 2027 }),
    stranger: await tokenFor(dependencies, other, 'administrator'),
    nobody: undefined,
  };
  const callers: Callers = {
    administrator: await typedCaller(dependencies, tokens.administrator),
    practitioner: await typedCaller(dependencies, tokens.practitioner),
    auditor: await typedCaller(dependencies, tokens.auditor),
    limited: await typedCaller(dependencies, tokens.limited),
    latecomer: await typedCaller(dependencies, tokens.latecomer),
    stranger: await typedCaller(dependencies, tokens.stranger),
    nobody: await typedCaller(dependencies),
  };
  // A payer of form 944 may request every return.
  const company = await savedCompany(db, account, { payer: 'form-944' });
  const { company: strangerCompany } = await savedCompany(db, other);
  const companyId = company.company.id;
  // Agencies accept this number; files with a test number are refused.
  const { id: employeeId } = await savedEmployee(db, account, company, { socialSecurityNumber: '581440021' });
  const { id: contractorId } = await savedContractor(db, account, company);
  const { accountantId } = account;
  const we = callers.administrator;
  const { id: taxId } = await we.companyTaxes.create({ companyId, tax: UNIFORM });
  const { entryId, version } = await we.payroll.load({ employeeId, entry: aWeekOf(40, accountantId) });
  const { entryId: paymentId, version: paymentVersion } = await we.contractorTime.load({
    contractorId,
    time: SOME_HOURS,
  });
  const amounts = { ...byName(OPENING_BALANCE_AMOUNTS, () => 0), gross: 100_00 };
  await we.balances.bringForward({
    employeeId,
    opening: { asOf: '2025-12-31', amounts, bases: NO_OPENING_BALANCE_BASES },
  });
  const { filingId } = await we.filing.file(lastYears940(companyId));
  const { id: codeId } = await we.codes.create({ registrationCode: aCode(`${number}`) });
  await we.users.invite({ email: `invitada-${number}@prueba.example`, role: 'auditor' });
  const [invitation] = await we.users.invitations();
  const [session] = await we.session.list();
  const { user } = await callers.auditor.session.current();
  const office: Office = {
    companyId,
    employeeId,
    contractorId,
    accountantId,
    taxId,
    entryId,
    version,
    payment: { entryId: paymentId, version: paymentVersion },
    filingId,
    codeId,
    userId: user.id,
    invitationId: invitation?.id ?? 0,
    sessionId: session?.id ?? 0,
    number,
  };
  return { office, callers, tokens, strangerCompanyId: strangerCompany.id };
}

/** Returns the request that marks the 940 of the year before as filed. */
export function lastYears940(companyId: number) {
  const request = { report: 'form-940' as const, companyId, year: 2025 };
  return { request, filedOn: '2026-02-02', confirmation: 'A-1001' };
}

/** Builds a registration code with this name. */
export function aCode(name: string) {
  return { owner: 'Rosa Paz', email: `${name}@codigo.example`, code: `CODIGO-${name}`, companyAmount: 1 };
}
