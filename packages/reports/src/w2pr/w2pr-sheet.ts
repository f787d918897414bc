import { yearRange } from '@garita/domain/returns/quarter';
import { boxes, line, part, ticks } from '../form/form-blocks.ts';
import type { FormBlock, FormDocument } from '../form/form-document.ts';
import { partialNotices } from '../text/labels.es.ts';
import { employerNumber } from '../text/printed-identity.ts';
import { W2PR } from '../text/w2pr.es.ts';
import { type W2prCell, type W2prsData, w2prColumns } from './w2pr-columns.ts';

/** Returns one certificate for a screen, with one column below the other. */
export function w2prSheet({ company, date, year, certificates }: W2prsData): FormDocument {
  const { agency, form, title, revision, draft, draftNote } = W2PR;
  return {
    agency,
    form,
    title,
    revision,
    period: W2PR.year(year),
    employer: company.name,
    employerNumber: employerNumber(company.employerIdentificationNumber),
    notices: partialNotices({ company, date }, yearRange(year)),
    date,
    pages: certificates.map((certificate) => [
      { kind: 'note', text: `${draft}. ${draftNote}` },
      ...w2prColumns(company, certificate).flatMap(blocksOf),
    ]),
  };
}

/**
 * Returns the blocks of the cells, two words beside each other: a screen is wider than a column of the form.
 */
function blocksOf(cells: readonly W2prCell[]): FormBlock[] {
  const blocks: FormBlock[] = [];
  for (const block of cells.map(blockOf)) {
    const last = blocks.at(-1);
    if (block.kind === 'boxes' && last?.kind === 'boxes' && last.boxes.length < 2)
      blocks[blocks.length - 1] = { ...last, boxes: [...last.boxes, ...block.boxes] };
    else blocks.push(block);
  }
  return blocks;
}

function blockOf(cell: W2prCell): FormBlock {
  switch (cell.kind) {
    case 'heading':
      return part('', cell.text);
    case 'text':
      return boxes([cell.caption, cell.lines.filter(Boolean).join(', '), 1]);
    case 'amount':
      return line('', cell.caption, [cell.code, cell.value].filter(Boolean).join(' '), cell.source);
    case 'tick':
      return ticks('', [cell.text], () => cell.isTicked);
  }
}
