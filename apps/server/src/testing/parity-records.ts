import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import {
  accountantAnswer,
  accountantWire,
  savedAccountantAnswer,
} from '../doors/rest/account/accountant.wire.ts';
import { companyAnswer } from '../doors/rest/company/company.wire.ts';
import {
  employeeSwitchAnswer,
  switchedEmployeesAnswer,
} from '../doors/rest/employee/certificate-switch.wire.ts';
import { employeeAnswer } from '../doors/rest/employee/employee.wire.ts';
import { companyTaxAnswer, companyTaxWire } from '../doors/rest/tax/tax.wire.ts';
import { listOf } from '../doors/rest/wire/answer-wire.ts';
import { key, keyed } from './parity-office.ts';
import { created, found, type Operation, removed, switched, updated } from './parity-operation.ts';

// The ids of records that earlier operations created and that nothing depends on.
const SECOND_COMPANY = 2;
const SECOND_EMPLOYEE = 2;
const SECOND_TAX = 2;
/** The id of the next accountant, after one of each account. */
const THIRD_ACCOUNTANT = 3;

const union: CompanyTax = {
  name: 'Unión',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  accountName: '2130 · Unión por pagar',
  basis: 'percentage',
  rate: 15_000,
};

const gift: CompanyTax = { ...union, name: 'Regalo', direction: 'addition' };

/** The operations that change, switch and remove records, each after those before it. */
export const RECORD_OPERATIONS: readonly Operation[] = [
  {
    useCase: 'updateAccountant',
    typed: async (client, { accountantId }) => {
      const accountant = anAccountantRecord({ company: 'Vega, Colón y Asociados' });
      const change = { accountantId, accountant, commandId: key(20) };
      const saved = await client.accountants.update.mutate(change);
      return updated(savedAccountantAnswer({ saved, warnings: [] }));
    },
    rest: ({ accountantId }) => ({
      method: 'PUT',
      path: `accountant/${accountantId}`,
      body: accountantWire.encode(anAccountantRecord({ company: 'Vega, Colón y Asociados' })),
      headers: keyed(20),
    }),
  },
  {
    useCase: 'createCompanyTax',
    typed: async (client, { companyId }) => {
      const tax = await client.companyTaxes.create.mutate({ companyId, tax: union, commandId: key(21) });
      return created(companyTaxAnswer(tax));
    },
    rest: ({ companyId }) => ({
      method: 'POST',
      path: `taxes/${companyId}`,
      body: companyTaxWire.encode(union),
      headers: keyed(21),
    }),
  },
  {
    useCase: 'updateCompanyTax',
    typed: async (client) => {
      const change = { taxId: SECOND_TAX, tax: gift, commandId: key(22) };
      return updated(companyTaxAnswer(await client.companyTaxes.update.mutate(change)));
    },
    rest: () => ({
      method: 'PUT',
      path: `taxes/${SECOND_TAX}`,
      body: companyTaxWire.encode(gift),
      headers: keyed(22),
    }),
  },
  {
    useCase: 'getCompanyTax',
    typed: async (client, { companyId }) =>
      found(companyTaxAnswer(await client.companyTaxes.get.query({ companyId, taxId: SECOND_TAX }))),
    rest: ({ companyId }) => ({ path: `taxes/${companyId}/${SECOND_TAX}` }),
  },
  {
    useCase: 'setCompanyTaxActive',
    typed: async (client) =>
      switched(
        companyTaxAnswer(
          await client.companyTaxes.setActive.mutate({ taxId: SECOND_TAX, commandId: key(23) }),
        ),
      ),
    rest: () => ({ method: 'DELETE', path: `taxes/${SECOND_TAX}`, headers: keyed(23) }),
  },
  {
    useCase: 'removeCompanyTax',
    typed: async (client) =>
      removed(await client.companyTaxes.remove.mutate({ taxId: SECOND_TAX, commandId: key(24) })),
    rest: () => ({ method: 'DELETE', path: `taxes/delete/${SECOND_TAX}`, headers: keyed(24) }),
  },
  {
    useCase: 'previewCertificateSwitch',
    typed: async (client, { companyId }) =>
      found(listOf(employeeSwitchAnswer)(await client.employees.certificateSwitch.query({ companyId }))),
    rest: ({ companyId }) => ({ path: `companies/${companyId}/certificate-switch` }),
  },
  {
    useCase: 'switchToCertificate',
    typed: async (client, { companyId }) => {
      const employees = [{ employeeId: SECOND_EMPLOYEE }];
      const change = { companyId, employees, commandId: key(189) };
      return updated(switchedEmployeesAnswer(await client.employees.switchToCertificate.mutate(change)));
    },
    rest: ({ companyId }) => ({
      method: 'PUT',
      path: `companies/${companyId}/certificate-switch`,
      body: { employers: [SECOND_EMPLOYEE] },
      headers: keyed(189),
    }),
  },
  {
    useCase: 'setEmployeeActive',
    typed: async (client) => {
      const change = { employeeId: SECOND_EMPLOYEE, commandId: key(25) };
      return switched(employeeAnswer(await client.employees.setActive.mutate(change)));
    },
    rest: () => ({ method: 'DELETE', path: `employers/${SECOND_EMPLOYEE}`, headers: keyed(25) }),
  },
  {
    useCase: 'removeEmployee',
    typed: async (client) =>
      removed(await client.employees.remove.mutate({ employeeId: SECOND_EMPLOYEE, commandId: key(26) })),
    rest: () => ({ method: 'DELETE', path: `employers/delete/${SECOND_EMPLOYEE}`, headers: keyed(26) }),
  },
  {
    useCase: 'setCompanyActive',
    typed: async (client) => {
      const change = { companyId: SECOND_COMPANY, commandId: key(27) };
      return switched(companyAnswer(await client.companies.setActive.mutate(change)));
    },
    rest: () => ({ method: 'DELETE', path: `companies/${SECOND_COMPANY}`, headers: keyed(27) }),
  },
  {
    useCase: 'removeCompany',
    typed: async (client) =>
      removed(await client.companies.remove.mutate({ companyId: SECOND_COMPANY, commandId: key(28) })),
    rest: () => ({ method: 'DELETE', path: `companies/delete/${SECOND_COMPANY}`, headers: keyed(28) }),
  },
  {
    useCase: 'setAccountantActive',
    typed: async (client) => {
      const change = { accountantId: THIRD_ACCOUNTANT, commandId: key(29) };
      return switched(accountantAnswer(await client.accountants.setActive.mutate(change)));
    },
    rest: () => ({ method: 'DELETE', path: `accountant/${THIRD_ACCOUNTANT}`, headers: keyed(29) }),
  },
  {
    useCase: 'removeAccountant',
    typed: async (client) =>
      removed(await client.accountants.remove.mutate({ accountantId: THIRD_ACCOUNTANT, commandId: key(30) })),
    rest: () => ({ method: 'DELETE', path: `accountant/delete/${THIRD_ACCOUNTANT}`, headers: keyed(30) }),
  },
];
