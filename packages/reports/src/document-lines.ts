import type { DocumentLine } from '@garita/domain/filing/filed/document-lines';
import { splitLineByColumn } from '@garita/domain/text/line-columns.es';
import type { RecordsPage } from './agency-files/records-page.ts';
import type { FormBlock, StateCaptions, StateRow } from './form/form-document.ts';
import { type ListReport, textOf } from './list/list-report.ts';
import type { ReportPage } from './report.ts';

/** Returns a page line by line, to be compared with the document as it was filed. */
export function documentLines(page: ReportPage): DocumentLine[] {
  switch (page.kind) {
    case 'form':
      return page.form.pages.flat().flatMap(linesOfBlock);
    case 'list':
      return linesOfTable(page.list);
    case 'letter':
      return linesOfTable(page.letter.table);
    case 'records':
      return linesOfRecords(page.records);
  }
}

function linesOfRecords({ records }: RecordsPage): DocumentLine[] {
  return records.flatMap(({ heading, fields }) =>
    fields
      .filter(({ isMoment }) => !isMoment)
      .map(({ place, name, value }) => ({ name: joinName(heading, name, place), value })),
  );
}

function linesOfBlock(block: FormBlock): DocumentLine[] {
  switch (block.kind) {
    case 'line':
      return [{ name: joinName(block.number, block.text), value: block.value }];
    case 'taxed-line':
      return splitLineByColumn(joinName(block.number, block.text), [block.base, block.tax]);
    case 'boxes':
      return block.boxes.map(({ caption, value }) => ({ name: caption, value }));
    case 'ticks': {
      const ticked = block.options.filter(({ isTicked }) => isTicked).map(({ text }) => text);
      return [{ name: joinName(block.number, block.text), value: ticked.join(', ') }];
    }
    case 'beside':
      return [...block.rows, block.panel].flatMap(linesOfBlock);
    case 'days':
      return [
        { name: block.caption, value: block.total },
        ...block.days.map((value, index) => ({ name: `${block.caption} · ${index + 1}`, value })),
      ];
    case 'rows':
      return block.rows.flatMap((cells) => linesOfRow(cells, block.columns));
    case 'states':
      return block.states
        .filter(({ isTicked }) => isTicked)
        .flatMap((state) => linesOfState(state, block.captions));
    case 'part':
    case 'note':
      return [];
  }
}

/** Returns the lines of a state; none if it is not ticked. */
function linesOfState({ state, wages, rate, reduction }: StateRow, captions: StateCaptions): DocumentLine[] {
  return [
    { name: captions.state, value: state },
    { name: joinName(state, captions.wages), value: wages },
    { name: joinName(state, captions.rate), value: rate },
    { name: joinName(state, captions.reduction), value: reduction },
  ];
}

function linesOfTable({
  columns,
  groups,
  total,
}: Pick<ListReport, 'columns' | 'groups' | 'total'>): DocumentLine[] {
  const ofGroups = groups.flatMap(({ heading, rows, total: subtotal }) =>
    [...rows, ...(subtotal ? [subtotal] : [])].flatMap((cells) =>
      linesOfRow(
        cells.map((cell) => textOf(cell)),
        columns,
        heading,
      ),
    ),
  );
  return [
    ...ofGroups,
    ...(total
      ? linesOfRow(
          total.map((cell) => textOf(cell)),
          columns,
        )
      : []),
  ];
}

// Returns the lines of a row: its words name it, and each figure has the name of its column.
function linesOfRow(
  cells: readonly string[],
  columns: readonly { caption: string; isFigure: boolean }[],
  heading = '',
): DocumentLine[] {
  // A row of one cell is a sentence across all columns.
  if (cells.length === 1 && columns.length > 1) return [];
  const words = columns.flatMap(({ isFigure }, index) => (isFigure ? [] : (cells[index] ?? [])));
  return columns.flatMap(({ caption, isFigure }, index) =>
    isFigure ? [{ name: joinName(heading, ...words, caption), value: cells[index] ?? '' }] : [],
  );
}

function joinName(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
