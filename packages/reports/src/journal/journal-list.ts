import type { DayOfJournal, JournalLine } from '@garita/domain/accounting/journal-entry';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { sumOf } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type MonthFingerprint, monthFingerprintLines } from '../list/closing-fingerprints.ts';
import { day, sourcedFigures, words } from '../list/column.ts';
import { employerLines, type InsuredEmployer, premiumLine, yearsLeftOutLine } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { LIST } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';

/** The journal of the pay from `start` to `end`: an entry for each day on which somebody was paid. */
export type JournalData = {
  company: InsuredEmployer;
  start: CalendarDate;
  end: CalendarDate;
  /** The years whose pay the journal entry of a period leaves out. */
  yearsLeftOut?: readonly number[];
  date: CalendarDate;
  /** The fingerprints of the closings of months that it covers whole. */
  monthFingerprints: readonly MonthFingerprint[];
  entries: readonly DayOfJournal[];
};

/**
 * Returns a journal as a list: each account of a day with its debit or credit, and both sums of the day where
 * there are several.
 */
export function journalList({
  company,
  start,
  end,
  yearsLeftOut,
  date,
  monthFingerprints,
  entries,
}: JournalData): ListReport {
  return {
    title: LIST.journal,
    company: company.name,
    about: [
      ...employerLines(company, 'employerIdentificationNumber'),
      dateRange(start, end),
      ...monthFingerprintLines(monthFingerprints),
      ...yearsLeftOutLine(yearsLeftOut),
      ...premiumLine(company),
    ],
    date,
    orientation: 'portrait',
    columns: [
      words(LIST.captions.date, 1),
      words(LIST.captions.account, 3),
      sourcedFigures(LIST.captions.debit, sumOf('debit')),
      sourcedFigures(LIST.captions.credit, sumOf('credit')),
    ],
    groups: entries.map(({ day: payDate, lines }) => ({
      rows: lines.map(({ account, debit, credit }) => [day(payDate), account, side(debit), side(credit)]),
      sources: lines.map(({ account }) => ({ label: account, days: { from: payDate, to: payDate } })),
      ...(entries.length > 1
        ? {
            total: [LIST.subTotal, '', ...sums(lines)],
            totalSource: { days: { from: payDate, to: payDate } },
          }
        : {}),
    })),
    total: [LIST.totals, '', ...sums(entries.flatMap(({ lines }) => lines))],
    empty: LIST.nothingPaid,
  };
}

function sums(lines: readonly JournalLine[]): Cell[] {
  return [
    money(sumCents(lines.map(({ debit }) => debit))),
    money(sumCents(lines.map(({ credit }) => credit))),
  ];
}

/** Returns the cell of one side; blank if the account has nothing there, as in the books. */
function side(cents: Cents): Cell {
  return cents === 0 ? '' : money(cents);
}
