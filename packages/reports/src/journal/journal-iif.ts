import { centsToDecimal } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { writeLines } from '../fixed-width/write-lines.ts';
import { LIST } from '../text/labels.es.ts';
import type { JournalData } from './journal-list.ts';

const COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'MEMO'];

/**
 * A journal entry as QuickBooks Desktop imports it (IIF, "Reference guide to import files: transactions"):
 * fields between tabs, the first line a TRNS and each other a SPL, debits positive and credits negative. What
 * is paid of nothing is the headings alone.
 */
export function journalIif({ lines, start, end }: JournalData): AsyncGenerator<Uint8Array> {
  const memo = LIST.journalMemo(start, end);
  const rows = lines.map(({ account, debit, credit }, index) => [
    index === 0 ? 'TRNS' : 'SPL',
    'GENERAL JOURNAL',
    monthFirst(end),
    field(account),
    centsToDecimal(debit - credit),
    memo,
  ]);
  const table = [['!TRNS', ...COLUMNS], ['!SPL', ...COLUMNS], ['!ENDTRNS'], ...rows];
  const closed = lines.length === 0 ? table : [...table, ['ENDTRNS']];
  return writeLines(
    closed.map((cells) => cells.join('\t')),
    '\r\n',
  );
}

/** '2026-03-31' as '03/31/2026', which is the order that QuickBooks reads. */
function monthFirst(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/**
 * The characters of code page 1252 from byte 0x80 on, where Latin-1 has no letters; a blank where it has
 * none either.
 */
const BEYOND_LATIN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_BEYOND = 0x80;

/**
 * Text of one field in the alphabet of Windows that QuickBooks reads: no tab or line end ends it early, and
 * one with a quotation mark is quoted as the spreadsheets do in which Intuit says to write these files.
 */
function field(text: string): string {
  return quoted(text)
    .normalize('NFC')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, (letter) => {
      const place = BEYOND_LATIN.indexOf(letter);
      return place < 0 ? '?' : String.fromCharCode(FIRST_BEYOND + place);
    });
}

function quoted(text: string): string {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
