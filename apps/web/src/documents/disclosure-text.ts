import { historyFilterTexts } from '@garita/domain/text/history-texts.es';
import { findPeriod, type PayCalendars } from '@garita/domain/time/company-periods';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { dateText, monthText } from '../lib/date-text.ts';
import { auditText } from '../text/documents/audit.es.ts';
import { formatLabels } from '../text/documents/preview.es.ts';
import { disclosuresText as text } from '../text/records/disclosures.es.ts';
import { dollarsText } from '../ui/amount.tsx';

/** A recorded look at an unmasked number, or a recorded download of a document. */
export type Disclosure = inferRouterOutputs<AppRouter>['audit']['disclosures']['lines'][number];

/** Names the number or document and the person that it belongs to. One without a label keeps its own name. */
export function disclosedText({ kind, what, person, about: { report, list } }: Disclosure): string {
  if (list !== undefined) return text.list(list);
  const name = kind === 'look' ? labelOf(text.numbers, what) : labelOf(text.documents, what);
  const whole = report === undefined ? name : text.copyOf(labelOf(text.documents, report));
  return person ? text.of(whole, person.name || `#${person.id}`) : whole;
}

/**
 * Lists what distinguishes a downloaded document from others of its kind: its dates or pay, and its format.
 */
export function disclosedParts({ about }: Disclosure, calendars: PayCalendars): string[] {
  const { year, quarter, fiscalYear, periodId, start, end, entryId, format, movement: kind } = about;
  return [
    year !== undefined && yearText(year, quarter ?? undefined),
    fiscalYear !== undefined && `${fiscalYear - 1}-${fiscalYear}`,
    periodId !== undefined && periodText(periodId, calendars),
    start !== undefined && end !== undefined && text.days(dateText(start), dateText(end)),
    entryId !== undefined && auditText.history.entry(entryId),
    ...historyFilterTexts(
      { kind, minimum: about.minimum, fromSeq: about.fromSeq, month: about.month },
      { dollars: dollarsText, month: monthText },
    ),
    format && formatLabels[format],
  ].filter((part) => typeof part === 'string');
}

function yearText(year: number, quarter: number | undefined): string {
  return quarter === undefined ? String(year) : text.quarter(quarter, year);
}

function periodText(periodId: number, calendars: PayCalendars): string {
  const period = findPeriod(calendars, periodId);
  return period
    ? auditText.history.period(period.number, dateText(period.start), dateText(period.end))
    : String(periodId);
}

function labelOf(labels: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
}
