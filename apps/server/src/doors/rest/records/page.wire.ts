import { externalNumberSchema } from '@garita/domain/employee/employee.schema';
import { crossRule } from '@garita/domain/field/cross-rule';
import { optionalLineSchema } from '@garita/domain/field/line.schema';
import { pageSizeSchema } from '@garita/domain/field/page.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { text, wholeNumber, wholeNumberOr } from '../wire/wire-values.ts';

const PAGE = {
  limit: pageSizeSchema.nullable(),
  beside: recordIdSchema.optional(),
  search: optionalLineSchema.optional(),
};

const PAGE_FIELDS = {
  limit: fieldAs('limit', wholeNumberOr(null)),
  beside: fieldAs('after', wholeNumber),
  search: fieldAs('search', text),
};

type Page = z.infer<z.ZodObject<typeof PAGE>>;

// A search or a place in the list is of a page.
const hasLimit = ({ limit, beside, search }: Page) =>
  limit !== null || (beside === undefined && search === undefined);
const LIMIT_REQUIRED = crossRule('required', ['limit'], {});

/**
 * The requested page of a list by name: a limit, and the last record of the previous page. Everything without
 * a limit.
 */
export const pageWire = recordWire(z.strictObject(PAGE).refine(hasLimit, LIMIT_REQUIRED), PAGE_FIELDS);

/** The requested page of employees, or the one with an external number. */
export const employeePageWire = recordWire(
  z
    .strictObject({ ...PAGE, externalNumber: externalNumberSchema.optional() })
    .refine(hasLimit, LIMIT_REQUIRED),
  { ...PAGE_FIELDS, externalNumber: fieldAs('external_number', text) },
);
