import { payrollAccountsSchema } from '@garita/domain/accounting/payroll-accounts.schema';
import { companySchema } from '@garita/domain/company/company.schema';
import { companyPageSchema } from '@garita/domain/company/company-page.schema';
import { nextChequeSchema } from '@garita/domain/pay/cheque-number.schema';
import { z } from 'zod';
import { companyCheques, stateNextCheque } from '../application/company/cheques.ts';
import {
  companyDefaults,
  createCompany,
  getCompany,
  listCompanies,
  listCompanyPage,
  updateCompany,
} from '../application/company/companies.ts';
import { listCompaniesWithEmployees } from '../application/company/company-employees.ts';
import { companyPayrollAccounts, updatePayrollAccounts } from '../application/company/payroll-accounts.ts';
import { removeCompany } from '../application/records/remove-records.ts';
import { setCompanyActive } from '../application/records/switch-records.ts';
import { command, ofCompany, switching } from './inputs.ts';
import { permitted, router, run, signedIn } from './trpc.ts';

const writing = permitted('records:write');

const saved = { ...command, company: companySchema };

export const companiesRouter = router({
  list: signedIn.query(run(listCompanies)),
  page: signedIn.input(companyPageSchema).query(run(listCompanyPage)),
  listWithEmployees: signedIn.query(run(listCompaniesWithEmployees)),
  get: signedIn.input(ofCompany).query(run(getCompany)),
  defaults: signedIn.query(run(companyDefaults)),
  create: writing.input(z.strictObject(saved)).mutation(run(createCompany)),
  update: writing.input(ofCompany.extend(saved)).mutation(run(updateCompany)),
  setActive: writing.input(ofCompany.extend(switching)).mutation(run(setCompanyActive)),
  cheques: signedIn.input(ofCompany).query(run(companyCheques)),
  stateNextCheque: permitted('pay:write')
    .input(ofCompany.extend({ ...command, ...nextChequeSchema.shape }))
    .mutation(run(stateNextCheque)),
  payrollAccounts: signedIn.input(ofCompany).query(run(companyPayrollAccounts)),
  updatePayrollAccounts: writing
    .input(ofCompany.extend({ ...command, accounts: payrollAccountsSchema }))
    .mutation(run(updatePayrollAccounts)),
  remove: writing.input(ofCompany.extend(command)).mutation(run(removeCompany)),
});
