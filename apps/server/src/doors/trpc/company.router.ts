import { payrollAccountsSchema } from '@garita/domain/accounting/payroll-accounts.schema';
import { companySchema } from '@garita/domain/company/company.schema';
import { companyPageSchema } from '@garita/domain/company/company-page.schema';
import { depositFactsSchema } from '@garita/domain/company/deposit-facts.schema';
import { flagSchema } from '@garita/domain/field/flag.schema';
import { nextChequeSchema } from '@garita/domain/pay/cheque-number.schema';
import {
  contractorRuleSchema,
  leaveRuleSchema,
  payFrequencySchema,
} from '@garita/domain/reference/enumerations';
import { payCalendarSchema } from '@garita/domain/time/pay-calendar.schema';
import { z } from 'zod';
import { companyCheques, setNextCheque } from '../../application/company/cheques.ts';
import {
  companyDefaults,
  createCompany,
  getCompany,
  listCompanies,
  listCompanyPage,
  setCompanyActive,
  updateCompany,
} from '../../application/company/companies.ts';
import { listCompaniesWithEmployees } from '../../application/company/companies-with-employees.ts';
import { listCompanyPeriods } from '../../application/company/company-periods.ts';
import { companyDeposits, updateDepositFacts } from '../../application/company/deposits.ts';
import {
  companyPayCalendars,
  listAccountCalendars,
  setPayCalendar,
} from '../../application/company/pay-calendars.ts';
import { companyPayrollAccounts, updatePayrollAccounts } from '../../application/company/payroll-accounts.ts';
import { contractorRuleEffects, leaveRuleEffects } from '../../application/company/rule-effects.ts';
import { removeCompany } from '../../application/records/remove-records.ts';
import { payrollYearSchema } from '../../application/year.ts';
import { ANSWERED, activeChangeInput, commandInput, companyInput, versionInput } from './inputs.ts';
import { changedBack, keepOmitted, permitted, router, run, sentBack, signedIn } from './trpc.ts';

const companyWriterProcedure = permitted('records:write');

const payCalendarInput = companyInput.extend({ frequency: payFrequencySchema });

const companyUpdateInput = { ...commandInput, company: companySchema };

export const companiesRouter = router({
  list: signedIn.query(run(listCompanies)),
  page: signedIn.input(companyPageSchema).query(run(listCompanyPage)),
  listWithEmployees: signedIn.query(run(listCompaniesWithEmployees)),
  get: signedIn.input(companyInput).query(run(getCompany)),
  defaults: signedIn.query(run(companyDefaults)),
  create: companyWriterProcedure
    .use(sentBack('company', ANSWERED.record))
    .input(z.strictObject(companyUpdateInput))
    .mutation(run(createCompany)),
  update: companyWriterProcedure
    .use(changedBack('company', ANSWERED.record))
    .input(companyInput.extend({ ...companyUpdateInput, ...versionInput }))
    .use(keepOmitted('company', companySchema))
    .mutation(run(updateCompany)),
  setActive: companyWriterProcedure
    .input(companyInput.extend(activeChangeInput))
    .mutation(run(setCompanyActive)),
  cheques: signedIn.input(companyInput).query(run(companyCheques)),
  stateNextCheque: permitted('pay:write')
    .input(companyInput.extend({ ...commandInput, ...nextChequeSchema.shape }))
    .mutation(run(setNextCheque)),
  payrollAccounts: signedIn.input(companyInput).query(run(companyPayrollAccounts)),
  updatePayrollAccounts: companyWriterProcedure
    .input(companyInput.extend({ ...commandInput, ...versionInput, accounts: payrollAccountsSchema }))
    .mutation(run(updatePayrollAccounts)),
  deposits: signedIn.input(companyInput).query(run(companyDeposits)),
  updateDeposits: companyWriterProcedure
    .input(
      companyInput.extend({
        ...commandInput,
        ...versionInput,
        year: payrollYearSchema,
        facts: depositFactsSchema,
      }),
    )
    .mutation(run(updateDepositFacts)),
  payCalendars: signedIn.input(companyInput).query(run(companyPayCalendars)),
  accountCalendars: signedIn.query(run(listAccountCalendars)),
  setPayCalendar: companyWriterProcedure
    .use(changedBack('calendar', ANSWERED.payCalendar))
    .input(payCalendarInput.extend({ ...commandInput, ...versionInput, calendar: payCalendarSchema }))
    .mutation(run(setPayCalendar)),
  periods: signedIn
    .input(payCalendarInput.extend({ year: payrollYearSchema }))
    .query(run(listCompanyPeriods)),
  contractorRuleEffects: companyWriterProcedure
    .input(companyInput.extend({ contractorRule: contractorRuleSchema }))
    .query(run(contractorRuleEffects)),
  leaveRuleEffects: signedIn
    .input(companyInput.extend({ leaveRule: leaveRuleSchema, isSmallEmployer: flagSchema }))
    .query(run(leaveRuleEffects)),
  remove: companyWriterProcedure.input(companyInput.extend(commandInput)).mutation(run(removeCompany)),
});
