import { z } from 'zod';
import { requiredOr } from '../field-code.ts';
import { flagSchema } from './flag.schema.ts';
import { optionalLineSchema } from './line.schema.ts';
import { recordIdSchema } from './record-id.schema.ts';

/** The maximum number of records in one page of a list. */
export const MAX_PAGE_SIZE = 500;

/** The number of records on a page. Codes: `required`, `option-invalid`. */
export const pageSizeSchema = z
  .int(requiredOr('option-invalid'))
  .min(1, 'option-invalid')
  .max(MAX_PAGE_SIZE, 'option-invalid');

/**
 * Returns the schema of a page request for a list with these sort orders: search, order and position. A page
 * starts beside a record instead of at a page number, so that it does not shift when records are added or
 * removed before it.
 */
export function pageSchema<const Order extends string>(orders: readonly Order[]) {
  return z.strictObject({
    /** The words to search for; a record must contain all of them. */
    search: optionalLineSchema.optional(),
    /**
     * Ids of further results, found by a number that no list shows. Without search words, the only results.
     */
    ids: z.array(recordIdSchema).max(MAX_PAGE_SIZE, 'option-invalid').optional(),
    isActive: flagSchema.optional(),
    orderBy: z.enum(orders, 'option-invalid'),
    isDescending: flagSchema.optional(),
    /**
     * The record after which the page begins, or before which it ends; if absent, the first or the last page.
     */
    beside: recordIdSchema.optional(),
    isBackwards: flagSchema.optional(),
    limit: pageSizeSchema,
  });
}

/** A request for one page of a long list. */
export type PageRequest<Order extends string = string> = z.infer<ReturnType<typeof pageSchema<Order>>>;
