import { packageRequestSchema } from '@garita/domain/report/report-package';
import { as, recordWire } from '../wire/field-names.ts';
import { wholeNumber, wholeNumberOr } from '../wire/wire-values.ts';

/** The year of a package, which its path has, and its quarter; the whole year where the query names none. */
export const packageWire = recordWire(packageRequestSchema.omit({ companyId: true }), {
  year: as('year', wholeNumber),
  quarter: as('trimestre', wholeNumberOr(null)),
});
