import type { FixedTax } from '@garita/domain/pay/withholding/tax-parameters';
import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { PATHS } from '../../config/paths.ts';
import { dateText } from '../../lib/date-text.ts';
import {
  amount,
  date,
  type FieldName,
  type HistoryField,
  oneOf,
  percent,
  plain,
} from '../../records/history-lines.ts';
import type { RecordFormKind } from '../../records/record-kind.ts';
import { historyText } from '../../text/documents/history.es.ts';
import { fixedTaxesText } from '../../text/records/taxes.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { type ColumnValue, type RecordColumn, valueText } from '../../ui/table/record-column.ts';

const { names, form } = fixedTaxesText;

/** A fixed tax as in force today. */
export type FixedTaxRow = inferRouterOutputs<AppRouter>['fixedTaxes']['list'][number];

/** The pay that a version would change if it were recalculated. */
export type FixedTaxEffect = inferRouterOutputs<AppRouter>['fixedTaxes']['effect'];

/**
 * The fields of a version in the history, where it is compared with the version in force on its first day.
 */
const FIXED_TAX_HISTORY: Record<FieldName<FixedTax>, HistoryField> = {
  version: plain(historyText.version),
  concept: oneOf(form.name, names),
  effectiveFrom: date(form.since),
  rate: percent(form.percent),
  weeklyAmount: amount(form.weekly),
  limit: amount(form.limit),
};

/** A fixed tax is never deactivated or removed: a later version replaces it. */
export const FIXED_TAX: RecordFormKind = {
  history: { record: 'fixedTax', fields: FIXED_TAX_HISTORY, updated: historyText.newVersion },
  permission: 'fixed-taxes:write',
  list: { text: fixedTaxesText.list, to: PATHS.fixedTaxes },
  viewTitle: fixedTaxesText.view.title,
  leavesTo: 'list',
  // Also its versions, and the pay that another version would change.
  refresh: ({ fixedTaxes }) => fixedTaxes.invalidate(),
};

const text = fixedTaxesText.list;

export const FIXED_TAX_COLUMNS: readonly RecordColumn<FixedTaxRow>[] = [
  { id: 'name', header: text.name, text: fixedTaxName },
  // Percentages and dollars per week have no order among each other.
  { id: 'percent', header: text.percent, text: sizeText, value: rateOf, isSortable: false, align: 'end' },
  {
    id: 'limit',
    header: text.limit,
    text: ({ limit }) => (limit === undefined ? text.noLimit : dollarsText(limit)),
    value: ({ limit }) => (limit === undefined ? undefined : { kind: 'amount', cents: limit }),
    sortBy: ({ limit }) => limit ?? Number.POSITIVE_INFINITY,
    align: 'end',
  },
  {
    id: 'since',
    header: text.since,
    text: ({ effectiveFrom }) => dateText(effectiveFrom),
    value: ({ effectiveFrom }) => ({ kind: 'date', date: effectiveFrom }),
  },
];

/** The name of a fixed tax in capitals, as it is known on stubs. */
export function fixedTaxName({ concept }: Pick<FixedTaxRow, 'concept'>): string {
  return fixedTaxesText.names[concept].toLocaleUpperCase('es-PR');
}

// Dollars per week have no value but their text: as a number they would look like a percentage.
function rateOf(tax: FixedTaxRow): ColumnValue | undefined {
  return tax.concept === 'chauffeurInsurance' ? undefined : { kind: 'percent', rate: tax.rate };
}

function sizeText(tax: FixedTaxRow): string {
  return tax.concept === 'chauffeurInsurance'
    ? text.perWeek(dollarsText(tax.weeklyAmount))
    : valueText({ kind: 'percent', rate: tax.rate });
}

/** Returns the initial values of a new version: those in force, from a date on. */
export function nextVersion(tax: FixedTax, effectiveFrom: CalendarDate): FixedTaxInput {
  const dated = { limit: tax.limit ?? null, effectiveFrom };
  return tax.concept === 'chauffeurInsurance'
    ? { concept: tax.concept, weeklyAmount: tax.weeklyAmount, ...dated }
    : { concept: tax.concept, rate: tax.rate, ...dated };
}
