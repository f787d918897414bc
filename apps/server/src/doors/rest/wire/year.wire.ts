import { z } from 'zod';
import { payrollYearSchema, yearSchema } from '../../../application/year.ts';
import { fieldAs, recordWire } from './field-names.ts';
import { wholeNumber } from './wire-values.ts';

/** The year that a path asks for. */
export const yearWire = recordWire(z.strictObject({ year: yearSchema }), {
  year: fieldAs('year', wholeNumber),
});

/** The year of payroll that a path asks for. */
export const payrollYearWire = recordWire(z.strictObject({ year: payrollYearSchema }), {
  year: fieldAs('year', wholeNumber),
});

/** The year that a query asks for; the current one when left out. */
export const optionalYearWire = recordWire(z.strictObject({ year: yearSchema.optional() }), {
  year: fieldAs('year', wholeNumber),
});
