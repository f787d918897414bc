import { centsToDecimal } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { writeLines } from '../fixed-width/write-record.ts';
import { LIST } from '../text/labels.es.ts';
import type { JournalData } from './journal-list.ts';

const COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'MEMO'];

/**
 * Returns a journal as QuickBooks Desktop imports it (IIF, "Reference guide to import files: transactions"):
 * fields between tabs, a transaction for each day, of which the first line is a TRNS and each other a SPL,
 * debits positive and credits negative. Without entries only the headings remain.
 */
export function journalIif({ entries }: JournalData): AsyncGenerator<Uint8Array> {
  const rows = entries.flatMap(({ day, lines }) => [
    ...lines.map(({ account, debit, credit }, index) => [
      index === 0 ? 'TRNS' : 'SPL',
      'GENERAL JOURNAL',
      monthFirst(day),
      field(account),
      centsToDecimal(debit - credit),
      LIST.journalMemo(day),
    ]),
    ['ENDTRNS'],
  ]);
  const table = [['!TRNS', ...COLUMNS], ['!SPL', ...COLUMNS], ['!ENDTRNS'], ...rows];
  return writeLines(
    table.map((cells) => cells.join('\t')),
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
  return quote(text)
    .normalize('NFC')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, (letter) => {
      const place = BEYOND_LATIN.indexOf(letter);
      return place < 0 ? '?' : String.fromCharCode(FIRST_BEYOND + place);
    });
}

function quote(text: string): string {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without this mark Excel misreads UTF-8 and spoils every accent. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Yields a journal as CSV (RFC 4180): a line for each account of a day, with an empty field for zero. */
export async function* journalCsv({ entries }: JournalData): AsyncGenerator<Uint8Array> {
  const { date, account, debit, credit, memo } = LIST.captions;
  const rows = [
    [date, account, debit, credit, memo],
    ...entries.flatMap(({ day, lines }) =>
      lines.map((line) => [
        day,
        textCell(line.account),
        line.debit === 0 ? '' : centsToDecimal(line.debit),
        line.credit === 0 ? '' : centsToDecimal(line.credit),
        LIST.journalMemo(day),
      ]),
    ),
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
