import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import type { RecordKind } from '../../records/record-kind.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';

/** A fixed tax as in force today. */
export type FixedTaxRow = inferRouterOutputs<AppRouter>['fixedTaxes']['list'][number];

/** What a version of it would reach, if pay were calculated again. */
export type FixedTaxEffect = inferRouterOutputs<AppRouter>['fixedTaxes']['effect'];

/** One is never switched off, nor removed: a later version takes its place. */
export const FIXED_TAX: RecordKind = {
  history: 'fixedTax',
  permission: 'fixed-taxes:write',
  list: { text: fixedTaxesText.list, to: PATHS.fixedTaxes },
  viewTitle: fixedTaxesText.view.title,
  leavesTo: 'list',
  // Its versions too, and what another version would reach.
  refresh: ({ fixedTaxes }) => fixedTaxes.invalidate(),
};
