import { centsToDecimal } from '@garita/domain/money/cents';
import { LIST } from '../text/labels.es.ts';
import type { JournalData } from './journal-list.ts';

/** The mark without which Excel takes UTF-8 for another encoding and spoils every accent. */
const BYTE_ORDER_MARK = '\u{feff}';

/** A journal entry as RFC 4180 has it: a line for each account, an amount of zero left empty. */
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
 * Text that a spreadsheet would calculate begins with an apostrophe instead; the rest is quoted where it has
 * to be.
 */
function textCell(text: string): string {
  const inert = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
