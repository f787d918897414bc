import { centsToDecimal } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { writeLines } from '../fixed-width/write-record.ts';
import { LIST } from '../text/labels.es.ts';
import type { JournalData } from './journal-list.ts';

const COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'MEMO'];

/**
 * Returns a journal entry as QuickBooks Desktop imports it (IIF, "Reference guide to import files:
 * transactions"): fields between tabs, the first line a TRNS and each other a SPL, debits positive and
 * credits negative. Without lines only the headings remain.
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

/** Returns '2026-03-31' as '03/31/2026', the order that QuickBooks reads. */
function monthFirst(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/**
 * The characters of code page 1252 from byte 0x80 on, where Latin-1 has no letters; a blank for bytes without
 * a character.
 */
const BEYOND_LATIN = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const FIRST_BEYOND = 0x80;

/**
 * Returns the text of one field in the code page of Windows that QuickBooks reads, without tabs and line
 * ends. A text with quotation marks is quoted like in spreadsheets, which Intuit recommends for writing these
 * files.
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

/** Without this mark Excel misreads UTF-8 and spoils every accent. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Yields a journal entry as CSV (RFC 4180): a line for each account, with an empty field for zero. */
export async function* journalCsv(data: JournalData): AsyncGenerator<Uint8Array> {
  const { date, account, debit, credit, memo } = LIST.captions;
  const rows = [
    [date, account, debit, credit, memo],
    ...data.lines.map((line) => [
      data.end,
      textCell(line.account),
      line.debit === 0 ? '' : centsToDecimal(line.debit),
      line.credit === 0 ? '' : centsToDecimal(line.credit),
      LIST.journalMemo(data.start, data.end),
    ]),
  ];
  yield Buffer.from(BYTE_ORDER_MARK + rows.map((cells) => `${cells.join(',')}\r\n`).join(''), 'utf8');
}

/**
 * Returns a text for a cell. An apostrophe keeps spreadsheets from calculating it; quotes are added where
 * needed.
 */
function textCell(text: string): string {
  const inert = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
