import { money, percent, time } from '../pdf/figure.ts';
import {
  drawFigureTable,
  type FigureRow,
  type FigureTable,
  TABLE_LINES_HEIGHT,
} from '../pdf/figure-table.ts';
import { PAY_STUB } from '../text/labels.es.ts';
import { COLUMN_WIDTH, COLUMNS, TABLES_TOP } from './page-layout.ts';
import type { PayStubData } from './pay-stub-data.ts';
import type { AmountTable, Columns, PayStubLines } from './pay-stub-lines.ts';
import { summaryTop } from './stub-summary.ts';

/** Room for 99,999.99 this period and 999,999.99 this year; larger figures are set smaller. */
const AMOUNT_COLUMNS = [
  { caption: PAY_STUB.columns.current, width: 43 },
  { caption: PAY_STUB.columns.year, width: 48 },
];
const BAND_GAP = 12;
const MAX_ROW_HEIGHT = 13.5;

/** Draws two bands of three tables: what makes the net, and what it was computed from. */
export function drawStubTables(pdf: PDFKit.PDFDocument, data: PayStubData, lines: PayStubLines): void {
  const upper = [
    amountTable(PAY_STUB.earnings.heading, lines.earnings),
    amountTable(PAY_STUB.deductions.heading, lines.deductions),
    amountTable(PAY_STUB.withholdings.heading, lines.withholdings),
  ];
  const lower = [
    hoursTable(lines),
    amountTable(PAY_STUB.additions.heading, lines.additions),
    ratesTable(data),
  ];
  const slots = [mostRows(upper), mostRows(lower)] as const;
  const room = summaryTop(data) - TABLES_TOP - 2 * TABLE_LINES_HEIGHT - 2 * BAND_GAP;
  const rowHeight = Math.min(MAX_ROW_HEIGHT, room / (slots[0] + slots[1]));
  drawBand(pdf, upper, { y: TABLES_TOP, rowHeight, rowSlots: slots[0] });
  const lowerTop = TABLES_TOP + TABLE_LINES_HEIGHT + rowHeight * slots[0] + BAND_GAP;
  drawBand(pdf, lower, { y: lowerTop, rowHeight, rowSlots: slots[1] });
}

function drawBand(
  pdf: PDFKit.PDFDocument,
  tables: FigureTable[],
  frame: { y: number; rowHeight: number; rowSlots: number },
): void {
  COLUMNS.forEach((x, index) => {
    const table = tables[index];
    if (table) drawFigureTable(pdf, table, { ...frame, x, width: COLUMN_WIDTH });
  });
}

function amountTable(heading: string, { rows, total }: AmountTable): FigureTable {
  return {
    heading,
    columns: AMOUNT_COLUMNS,
    rows: rows.map((row) => amountRow(row.label, row)),
    total: amountRow(PAY_STUB.total, total),
  };
}

function amountRow(label: string, { current, year }: Columns): FigureRow {
  return { label, figures: [money(current), money(year)] };
}

function hoursTable({ hours }: PayStubLines): FigureTable {
  return {
    heading: PAY_STUB.hours.heading,
    columns: [{ caption: PAY_STUB.columns.current, width: 48 }],
    rows: hours.map(({ label, minutes }) => ({ label, figures: [time(minutes)] })),
  };
}

function ratesTable({ rates, withholdingRate, isWithholdingEdited }: PayStubData): FigureTable {
  const labels = PAY_STUB.rates;
  return {
    heading: labels.heading,
    columns: [{ caption: PAY_STUB.columns.current, width: 48 }],
    rows: [
      { label: labels.regular, figures: [money(rates.regular)] },
      { label: labels.overtime, figures: [money(rates.overtime)] },
      { label: labels.mealPeriod, figures: [money(rates.mealPeriod)] },
      {
        label: isWithholdingEdited ? labels.editedWithholding : labels.withholding,
        figures: [percent(withholdingRate)],
      },
    ],
  };
}

function mostRows(tables: FigureTable[]): number {
  return Math.max(...tables.map(({ rows }) => rows.length));
}
