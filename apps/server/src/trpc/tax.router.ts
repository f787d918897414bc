import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { companyTaxSchema } from '@garita/domain/tax/company-tax.schema';
import { fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { removeCompanyTax } from '../application/records/remove-records.ts';
import { setCompanyTaxActive } from '../application/records/switch-records.ts';
import {
  createCompanyTax,
  getCompanyTax,
  listCompanyTaxes,
  updateCompanyTax,
} from '../application/tax/company-taxes.ts';
import { fixedTaxEffect } from '../application/tax/fixed-tax-effect.ts';
import {
  fixedTaxTotals,
  getFixedTax,
  listFixedTaxes,
  listFixedTaxVersions,
  saveFixedTax,
} from '../application/tax/fixed-taxes.ts';
import { yearSchema } from '../application/year.ts';
import { command, ofCompany, switching } from './inputs.ts';
import { permitted, router, run, signedIn } from './trpc.ts';

const writing = permitted('records:write');
const setting = permitted('fixed-taxes:write');

const anyCompanyTax = z.strictObject({ taxId: recordIdSchema });
const oneCompanyTax = ofCompany.extend({ taxId: recordIdSchema });
const saved = { ...command, tax: companyTaxSchema };

export const companyTaxesRouter = router({
  list: signedIn.input(ofCompany).query(run(listCompanyTaxes)),
  get: signedIn.input(oneCompanyTax).query(run(getCompanyTax)),
  create: writing.input(ofCompany.extend(saved)).mutation(run(createCompanyTax)),
  update: writing.input(anyCompanyTax.extend(saved)).mutation(run(updateCompanyTax)),
  setActive: writing.input(anyCompanyTax.extend(switching)).mutation(run(setCompanyTaxActive)),
  remove: writing.input(anyCompanyTax.extend(command)).mutation(run(removeCompanyTax)),
});

// Ids beyond the five are those of no tax.
const oneFixedTax = z.strictObject({ fixedTaxId: recordIdSchema });
const oneVersion = oneFixedTax.extend({ effectiveFrom: calendarDateSchema });
const yearOfEmployee = z.strictObject({ employeeId: recordIdSchema, year: yearSchema.optional() });

export const fixedTaxesRouter = router({
  list: signedIn.query(run(listFixedTaxes)),
  get: signedIn.input(oneFixedTax).query(run(getFixedTax)),
  versions: signedIn.input(oneFixedTax).query(run(listFixedTaxVersions)),
  effect: signedIn.input(oneVersion).query(run(fixedTaxEffect)),
  save: setting.input(z.strictObject({ ...command, tax: fixedTaxSchema })).mutation(run(saveFixedTax)),
  totals: signedIn.input(yearOfEmployee).query(run(fixedTaxTotals)),
});
