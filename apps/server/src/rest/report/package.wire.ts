import { packageRequestSchema } from '@garita/domain/report/report-package';
import { as, recordWire } from '../wire/field-names.ts';
import { wholeNumber, wholeNumberOr } from '../wire/wire-values.ts';

/** The company, the year and the quarter of a package; the whole year where no quarter is said. */
export const packageWire = recordWire(packageRequestSchema, {
  companyId: as('company_id', wholeNumber),
  year: as('year', wholeNumber),
  quarter: as('trimestre', wholeNumberOr(null)),
});
