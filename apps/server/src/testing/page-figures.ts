import { type BoxSource, cellSource, type SourcePart } from '@garita/domain/report/box-source';
import type { FormBlock } from '@garita/reports/form/form-document';
import type { Cell, ListReport } from '@garita/reports/list/list-report';
import type { ReportPage } from '@garita/reports/report';

/**
 * A figure of a document: its column or box, its value in cents, minutes or people, and its source.
 */
export type PageFigure = { caption: string; value: number; source: BoxSource | undefined };

/**
 * Returns the figures of a page, including those without a source. Words, days, rates and blanks are left
 * out.
 */
export function figuresOf(page: ReportPage): PageFigure[] {
  switch (page.kind) {
    case 'form':
      return page.form.pages.flat().flatMap(figuresOfBlock);
    case 'list':
      return figuresOfTable(page.list);
    case 'letter':
      return figuresOfTable(page.letter.table);
    case 'records':
      return page.records.records.flatMap(({ fields }) =>
        fields.flatMap(({ name, value, source }) => figureOf(name, value, source)),
      );
  }
}

type Source = BoxSource | null | undefined;

function figuresOfBlock(block: FormBlock): PageFigure[] {
  switch (block.kind) {
    case 'line':
      return figureOf(`${block.number} ${block.text}`, block.value, block.source);
    case 'taxed-line':
      return [
        ...figureOf(block.text, block.base, block.sources?.base),
        ...figureOf(block.text, block.tax, block.sources?.tax),
      ];
    case 'boxes':
      return block.boxes.flatMap(({ caption, value, source }) => figureOf(caption, value, source));
    case 'days':
      return [
        ...figureOf(block.caption, block.total, block.sources?.total),
        ...block.days.flatMap((day, index) => figureOf(block.caption, day, block.sources?.days[index])),
      ];
    case 'rows':
      return block.rows.flatMap((cells, row) =>
        cells.flatMap((text, index) =>
          figureOf(block.columns[index]?.caption ?? '', text, block.sources?.[row]?.[index]),
        ),
      );
    case 'states':
      return block.states.flatMap(({ wages, source }) => figureOf(block.captions.wages, wages, source));
    case 'beside':
      return block.rows.flatMap(figuresOfBlock);
    case 'part':
    case 'ticks':
    case 'note':
      return [];
  }
}

/** Reads an amount or a count from its printed text, after the code that a box may have. */
function figureOf(caption: string, text: string, source: Source): PageFigure[] {
  const [, figure] = /^(?:[A-Z] )?(-?[\d,]+\.\d\d)$/.exec(text) ?? (source ? [text, text] : []);
  return figure === undefined || figure === ''
    ? []
    : [{ caption, value: Number(figure.replace(/[^\d-]/g, '')), source: source ?? undefined }];
}

function figuresOfTable({
  columns,
  groups,
  total,
  totalSource = {},
}: Pick<ListReport, 'columns' | 'groups' | 'total' | 'totalSource'>): PageFigure[] {
  const inRow = (cells: readonly Cell[], row: SourcePart | null | undefined) =>
    cells.flatMap((cell, index): PageFigure[] => {
      if (typeof cell === 'string' || (cell.kind !== 'money' && cell.kind !== 'time')) return [];
      const { caption = '', source } = columns[index] ?? {};
      return [{ caption, value: cell.value, source: cellSource(source, row) }];
    });
  return [
    ...groups.flatMap(({ rows, sources, total: sum, totalSource: sumSource }) => [
      ...rows.flatMap((cells, row) => inRow(cells, sources?.[row])),
      ...(sum ? inRow(sum, sumSource) : []),
    ]),
    ...(total ? inRow(total, totalSource) : []),
  ];
}
