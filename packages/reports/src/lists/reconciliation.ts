import type { Company } from '@garita/domain/company/company.schema';
import {
  type DifferingEntry,
  RECONCILED_SOURCES,
  type ReconciledFigure,
  type ReconciledFile,
  type ReconciledQuarter,
  type ReconciledRow,
  type ReconciledSource,
} from '@garita/domain/filing/reconciliation/reconciliation';
import { derivedFrom, type SourcePart, sumOf } from '@garita/domain/report/box-source';
import { yearRange } from '@garita/domain/returns/quarter';
import type { EventSentenceInput } from '@garita/domain/text/event-texts.es';
import {
  reconciledSentence,
  RECONCILIATION_TEXTS as TEXT,
} from '@garita/domain/text/reconciliation-texts.es';
import { UNMADE_DOCUMENT_TEXTS, type UnmadeDocument } from '@garita/domain/text/unmade-document-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { eventDescription } from '../history/event-words.ts';
import { sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer } from '../list/head-lines.ts';
import type { Cell, ListGroup, ListReport } from '../list/list-report.ts';
import { LIST, partialNotices } from '../text/labels.es.ts';
import { shortDate } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';

/** An event about an entry: its type, its time in Puerto Rico, its user, and its reason. */
type EntryEvent = Pick<EventSentenceInput, 'type'> & {
  seq: number;
  recordedOn: CalendarDate;
  recordedAt: string;
  recordedBy: string;
  reason: string;
};

/**
 * An entry that differs between the books. `name` is that of the employee, '' if the record no longer exists.
 */
type ReconciledEntry = DifferingEntry & { name: string; events: readonly EntryEvent[] };

export type ReconciliationData = {
  company: ListEmployer & Pick<Company, 'payer'>;
  date: CalendarDate;
  year: number;
  rows: readonly ReconciledRow[];
  /** The figures of each quarter; those that differ stand below the year's. */
  quarters: readonly ReconciledQuarter[];
  /** Files that could not be compared. */
  unread: readonly (UnmadeDocument & { source: ReconciledFile })[];
  entries: readonly ReconciledEntry[];
};

/**
 * Returns the figures of a year from every source. Below stand the entries in which the books differ, each
 * amount in the columns of those books with the events about it, and the files that could not be compared.
 */
export function reconciliationList(data: ReconciliationData): ListReport {
  const { company, date, year, rows, quarters, unread, entries } = data;
  const amounts = entries.flatMap((entry) => entry.amounts.map(({ cents }) => ({ cells: cents })));
  const sources = sourcesOf([...rows, ...amounts]);
  return {
    title: TEXT.table(year),
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      ...partialNotices({ company, date }, yearRange(year)),
      ...(rows.length > 0 ? [reconciledSentence(data)] : []),
      ...(unread.length > 0 ? [TEXT.unread(unread.length)] : []),
    ],
    date,
    orientation: 'landscape',
    columns: [
      words(TEXT.figure, 2.6),
      words(TEXT.state, 0.9),
      ...sources.map((source) => sourcedFigures(TEXT.source(source, company.payer), sourceOfPlace(source))),
    ],
    groups: [
      ...(rows.length > 0
        ? [
            {
              rows: rows.map((row) => figureRow(row, sources)),
              sources: rows.map(({ figure }) => FIGURE_SOURCES[figure]),
            },
          ]
        : []),
      ...entries.map((entry) => groupOfEntry(entry, sources)),
      ...quarters
        .map(({ quarter, rows: own }) => ({
          heading: TEXT.quarter(quarter),
          rows: own.filter(({ isEven }) => !isEven).map((row) => figureRow(row, sources)),
        }))
        .filter((group) => group.rows.length > 0),
      ...(unread.length > 0 ? [groupOfUnread(data)] : []),
    ],
    empty: TEXT.nothing,
  };
}

type Cells = ReconciledRow['cells'];

/** Returns the sources that have a figure of the year. */
function sourcesOf(lines: readonly { cells: Cells }[]): ReconciledSource[] {
  return RECONCILED_SOURCES.filter((source) => lines.some(({ cells }) => cells[source] !== undefined));
}

function figureRow({ figure, isEven, cells }: ReconciledRow, sources: readonly ReconciledSource[]): Cell[] {
  return [TEXT.figures[figure], isEven ? TEXT.even : TEXT.uneven, ...amountsIn(cells, sources)];
}

/** Returns the cells of the sources' amounts. A figure that a source does not have is blank, not zero. */
function amountsIn(cells: Cells, sources: readonly ReconciledSource[]): Cell[] {
  return sources.map((source) => {
    const cents = cells[source];
    return cents === undefined ? '' : money(cents);
  });
}

function groupOfEntry(
  { entryId, name, amounts, events }: ReconciledEntry,
  sources: readonly ReconciledSource[],
): ListGroup {
  return {
    heading: LIST.entry(name === '' ? TEXT.unknown : name, entryId),
    rows: [
      ...amounts.map((amount) => [
        TEXT.amounts[amount.name],
        TEXT.uneven,
        ...amountsIn(amount.cents, sources),
      ]),
      ...events.map((event) => [eventText(event)]),
    ],
    sources: amounts.map(({ name: amount }) => ({ amount, entryId })),
  };
}

function eventText({ seq, type, recordedOn, recordedAt, recordedBy, reason }: EntryEvent): string {
  const done = eventDescription({ type, said: {} });
  const recorded = LIST.recorded(shortDate(recordedOn), recordedAt, recordedBy);
  return LIST.event(seq, [done, recorded, ...(reason === '' ? [] : [LIST.reason(reason)])].join('. '));
}

/** Returns the group of files that could not be compared, with the reasons and the people who lack facts. */
function groupOfUnread({ company, unread }: ReconciliationData): ListGroup {
  return {
    heading: TEXT.unread(unread.length),
    rows: unread.flatMap(({ source, notMade, lacking }) => [
      [`${TEXT.source(source, company.payer)}: ${UNMADE_DOCUMENT_TEXTS[notMade]}`],
      ...lacking.map(({ name, text }) => [TEXT.lacking(name, text)]),
    ]),
  };
}

/** The sources that hold each pay itself; all others hold results of it. */
const OF_EACH_PAY: readonly ReconciledSource[] = ['ledger', 'entries', 'stubs', 'brought'];

/** Returns the source of the figures of one column. */
function sourceOfPlace(source: ReconciledSource): SourcePart {
  return OF_EACH_PAY.includes(source)
    ? { how: 'sum', label: source }
    : { how: 'worked-out', label: 'returns' };
}

/**
 * The amount of pay that each figure counts. A figure that the books do not have is derived from all
 * earnings.
 */
const FIGURE_SOURCES: Record<ReconciledFigure, SourcePart> = {
  pay: { amount: 'gross' },
  exemptWages: derivedFrom('gross'),
  tips: { amount: 'allTips' },
  incomeTax: { amount: 'incomeTaxWithheld' },
  socialSecurityWages: derivedFrom('gross'),
  socialSecurity: { amount: 'socialSecurityWithheld' },
  medicareWages: derivedFrom('gross'),
  medicare: { amount: 'medicare' },
  disabilityInsurance: derivedFrom('gross'),
  chauffeurInsurance: derivedFrom('gross'),
  reimbursedExpenses: { amount: 'reimbursedExpenses' },
  donations: { amount: 'donation' },
  codaPlans: { amount: 'codaPlans' },
  services: sumOf('totalPaid'),
  informedServices: derivedFrom('totalPaid'),
  servicesWithheld: sumOf('totalWithheld'),
  employerFica: derivedFrom('gross'),
  federalUnemployment: derivedFrom('gross'),
  employerUnemployment: derivedFrom('gross'),
  employerDisability: derivedFrom('gross'),
  employerChauffeurInsurance: derivedFrom('gross'),
  premium: derivedFrom('gross'),
};
