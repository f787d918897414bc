import type { FixedTax } from '@garita/domain/tax/tax-parameters';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import {
  amount,
  date,
  type FieldName,
  type HistoryField,
  oneOf,
  percent,
  plain,
} from '../../records/history/history-field.ts';
import type { RecordKind } from '../../records/record-kind.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';
import { historyText } from '../../text/history.es.ts';

/** A fixed tax as in force today. */
export type FixedTaxRow = inferRouterOutputs<AppRouter>['fixedTaxes']['list'][number];

/** What a version of it would reach, if pay were calculated again. */
export type FixedTaxEffect = inferRouterOutputs<AppRouter>['fixedTaxes']['effect'];

const { names, form } = fixedTaxesText;

/** A version beside the one that was in force on its first day. */
const FIXED_TAX_HISTORY: Record<FieldName<FixedTax>, HistoryField> = {
  version: plain(historyText.version),
  concept: oneOf(form.name, names),
  effectiveFrom: date(form.since),
  rate: percent(form.percent),
  weeklyAmount: amount(form.weekly),
  limit: amount(form.limit),
};

/** One is never switched off, nor removed: a later version takes its place. */
export const FIXED_TAX: RecordKind = {
  history: { record: 'fixedTax', fields: FIXED_TAX_HISTORY, updated: historyText.newVersion },
  permission: 'fixed-taxes:write',
  list: { text: fixedTaxesText.list, to: PATHS.fixedTaxes },
  viewTitle: fixedTaxesText.view.title,
  leavesTo: 'list',
  // Its versions too, and what another version would reach.
  refresh: ({ fixedTaxes }) => fixedTaxes.invalidate(),
};
