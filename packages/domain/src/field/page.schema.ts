import { z } from 'zod';
import { requiredOr } from '../field-code.ts';
import { flagSchema } from './flag.schema.ts';
import { optionalLineSchema } from './line.schema.ts';
import { recordIdSchema } from './record-id.schema.ts';

/** The most records of a long list that one answer has. */
export const MAX_PAGE_SIZE = 500;

/** The number of records on a page. Codes: `required`, `option-invalid`. */
export const pageSizeSchema = z
  .int(requiredOr('option-invalid'))
  .min(1, 'option-invalid')
  .max(MAX_PAGE_SIZE, 'option-invalid');

/**
 * A page of a long list that can be ordered in these ways: what is looked for, and where the page begins. A
 * page is named by the record beside it and not by its number, so that it stays what it is when records come
 * and go before it.
 */
export function pageSchema<const Order extends string>(orders: readonly Order[]) {
  return z.strictObject({
    /** The words to search for; a record matches if it contains every one of them. */
    search: optionalLineSchema.optional(),
    /** Found besides: people by a number that no list shows. Where there are no words, they alone. */
    ids: z.array(recordIdSchema).max(MAX_PAGE_SIZE, 'option-invalid').optional(),
    isActive: flagSchema.optional(),
    orderBy: z.enum(orders, 'option-invalid'),
    isDescending: flagSchema.optional(),
    /**
     * The record after which the page begins, or before which it ends; without one, the first page or the
     * last.
     */
    beside: recordIdSchema.optional(),
    isBackwards: flagSchema.optional(),
    limit: pageSizeSchema,
  });
}

/** A request for one page of a long list. */
export type PageRequest<Order extends string = string> = z.infer<ReturnType<typeof pageSchema<Order>>>;
