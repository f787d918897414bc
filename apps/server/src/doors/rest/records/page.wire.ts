import { crossRule } from '@garita/domain/field/cross-rule';
import { optionalLineSchema } from '@garita/domain/field/line.schema';
import { pageSizeSchema } from '@garita/domain/field/page.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { text, wholeNumber, wholeNumberOr } from '../wire/wire-values.ts';

/**
 * The requested page of a list by name: a limit, and the last record of the previous page. Everything without
 * a limit.
 */
export const pageWire = recordWire(
  z
    .strictObject({
      limit: pageSizeSchema.nullable(),
      beside: recordIdSchema.optional(),
      search: optionalLineSchema.optional(),
    })
    .refine(
      ({ limit, beside, search }) => limit !== null || (beside === undefined && search === undefined),
      crossRule('required', ['limit'], {}),
    ),
  {
    limit: fieldAs('limit', wholeNumberOr(null)),
    beside: fieldAs('after', wholeNumber),
    search: fieldAs('search', text),
  },
);
