import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { companyTaxSchema } from '@garita/domain/tax/company-tax.schema';
import { fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import { yearParametersSchema } from '@garita/domain/tax/year-parameters.schema';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { removeCompanyTax } from '../../application/records/remove-records.ts';
import {
  createCompanyTax,
  getCompanyTax,
  listCompanyTaxes,
  setCompanyTaxActive,
  updateCompanyTax,
} from '../../application/tax/company-taxes.ts';
import {
  fixedTaxEffect,
  fixedTaxTotals,
  getFixedTax,
  listFixedTaxes,
  listFixedTaxVersions,
  saveFixedTax,
} from '../../application/tax/fixed-taxes.ts';
import {
  getYearParameters,
  saveYearParameters,
  yearParametersEffect,
} from '../../application/tax/year-parameters.ts';
import { payrollYearSchema, yearSchema } from '../../application/year.ts';
import { ANSWERED, activeChangeInput, commandInput, companyInput, versionInput } from './inputs.ts';
import { changedBack, permitted, router, run, sentBack, signedIn } from './trpc.ts';

const companyTaxWriterProcedure = permitted('records:write');
const fixedTaxWriterProcedure = permitted('fixed-taxes:write');

const anyCompanyTax = z.strictObject({ taxId: recordIdSchema });
const oneCompanyTax = companyInput.extend({ taxId: recordIdSchema });
const companyTaxUpdateInput = { ...commandInput, tax: companyTaxSchema };

export const companyTaxesRouter = router({
  list: signedIn.input(companyInput).query(run(listCompanyTaxes)),
  get: signedIn.input(oneCompanyTax).query(run(getCompanyTax)),
  create: companyTaxWriterProcedure
    .use(sentBack('tax', ANSWERED.record))
    .input(companyInput.extend(companyTaxUpdateInput))
    .mutation(run(createCompanyTax)),
  update: companyTaxWriterProcedure
    .use(changedBack('tax', ANSWERED.record))
    .input(anyCompanyTax.extend({ ...companyTaxUpdateInput, ...versionInput }))
    .mutation(run(updateCompanyTax)),
  setActive: companyTaxWriterProcedure
    .input(anyCompanyTax.extend(activeChangeInput))
    .mutation(run(setCompanyTaxActive)),
  remove: companyTaxWriterProcedure.input(anyCompanyTax.extend(commandInput)).mutation(run(removeCompanyTax)),
});

// An id above 5 is no tax.
const oneFixedTax = z.strictObject({ fixedTaxId: recordIdSchema });
const fixedTaxVersionInput = oneFixedTax.extend({ effectiveFrom: calendarDateSchema });
const employeeYearInput = z.strictObject({ employeeId: recordIdSchema, year: yearSchema.optional() });

export const fixedTaxesRouter = router({
  list: signedIn.query(run(listFixedTaxes)),
  get: signedIn.input(oneFixedTax).query(run(getFixedTax)),
  versions: signedIn.input(oneFixedTax).query(run(listFixedTaxVersions)),
  effect: signedIn.input(fixedTaxVersionInput).query(run(fixedTaxEffect)),
  save: fixedTaxWriterProcedure
    .use(sentBack('tax', ANSWERED.fixedTax))
    .input(z.strictObject({ ...commandInput, tax: fixedTaxSchema }))
    .mutation(run(saveFixedTax)),
  totals: signedIn.input(employeeYearInput).query(run(fixedTaxTotals)),
});

const oneYear = z.strictObject({ year: payrollYearSchema });

export const yearParametersRouter = router({
  get: signedIn.input(oneYear).query(run(getYearParameters)),
  effect: signedIn
    .use(sentBack('parameters', ANSWERED.yearParameters))
    .input(oneYear.extend({ parameters: yearParametersSchema }))
    .query(run(yearParametersEffect)),
  save: fixedTaxWriterProcedure
    .use(sentBack('parameters', ANSWERED.yearParameters))
    .input(oneYear.extend({ ...commandInput, parameters: yearParametersSchema }))
    .mutation(run(saveYearParameters)),
});
