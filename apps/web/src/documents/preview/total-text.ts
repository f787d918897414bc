import { formatCents } from '@garita/domain/money/cents';
import { BOX_UNITS, type BoxAmount } from '@garita/domain/report/box-amount';
import { REPORT_TOTAL_UNITS, type ReportTotalName } from '@garita/domain/report/report-total';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { namedTotal } from '../../text/documents/preview.es.ts';
import { dollarsText } from '../../ui/amount.tsx';

/** A figure of a document in words: '12 empleados', 'salarios $184,220.00'. */
export function totalText({ name, value }: { name: ReportTotalName; value: number }): string {
  return namedTotal(name, valueText(name, value), value === 1);
}

/** Formats what a person or an entry adds to a figure. People and weeks show the amount paid. */
export function partText(name: ReportTotalName, value: number): string {
  return REPORT_TOTAL_UNITS[name] === 'minutes' ? formatMinutes(value) : dollarsText(value);
}

/** Formats what a person or an entry adds to a box of a form or a cell of a list. */
export function boxPartText(amount: BoxAmount, value: number): string {
  switch (BOX_UNITS[amount]) {
    case 'cents':
      return dollarsText(value);
    case 'minutes':
      return formatMinutes(value);
    case 'count':
      return countText(value);
  }
}

function valueText(name: ReportTotalName, value: number): string {
  switch (REPORT_TOTAL_UNITS[name]) {
    case 'cents':
      // In a sentence zero is written as an amount; the bare zero is for columns.
      return value === 0 ? `$${formatCents(0)}` : dollarsText(value);
    case 'minutes':
      return formatMinutes(value);
    case 'count':
      return countText(value);
  }
}

/** '1,000'. */
export function countText(count: number): string {
  return COUNT.format(count);
}

const COUNT = new Intl.NumberFormat('es-PR');
