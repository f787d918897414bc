import type { FixedTax } from '@garita/domain/tax/tax-parameters';
import { fixedTaxesText } from '../../../text/fixed-taxes.es.ts';
import { historyText } from '../../../text/history.es.ts';
import { amount, date, type FieldName, type HistoryField, oneOf, percent, plain } from './history-field.ts';

const { names, form } = fixedTaxesText;

/** A version beside the one that was in force on its first day. */
export const FIXED_TAX_HISTORY: Record<FieldName<FixedTax>, HistoryField> = {
  version: plain(historyText.version),
  concept: oneOf(form.name, names),
  effectiveFrom: date(form.since),
  rate: percent(form.percent),
  weeklyAmount: amount(form.weekly),
  limit: amount(form.limit),
};
