import { Button } from '@chakra-ui/react';
import { FULL_RATE } from '@garita/domain/money/rate';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { FileSpreadsheet } from 'lucide-react';
import { use, useState } from 'react';
import { useParams } from 'react-router';
import { clockInPuertoRico, todayInPuertoRico } from '../../lib/date-text.ts';
import { saveFile } from '../../lib/download.ts';
import { ServerContext } from '../../lib/server.ts';
import type { Sheet, SheetCell } from '../../lib/workbook.ts';
import { tableText } from '../../text/table.es.ts';
import { notifyError, notifySuccess } from '../notices/notices.ts';
import { type ColumnValue, hasTotals, type RecordColumn, valueText } from './record-column.ts';

type ExportButtonProps = {
  /** Called when the button is pressed. */
  sheet: () => Promise<Sheet>;
  isEmpty: boolean;
};

/**
 * Saves the table as an Excel file, after the server has recorded who saves it. The writer is large and
 * fetched on first use.
 */
export function ExportButton({ sheet, isEmpty }: ExportButtonProps) {
  const [isWorking, setIsWorking] = useState(false);
  const record = useListRecording();
  const run = async () => {
    setIsWorking(true);
    try {
      await saveWorkbook(await sheet(), record);
    } catch {
      notifyError(tableText.exportFailed);
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={isEmpty}
      loading={isWorking}
      loadingText={tableText.exporting}
      onClick={() => void run()}
    >
      <FileSpreadsheet aria-hidden />
      {tableText.exportToExcel}
    </Button>
  );
}

async function saveWorkbook(sheet: Sheet, record: (list: string) => Promise<void>): Promise<void> {
  const { WORKBOOK_TYPE, workbookOf } = await import('../../lib/workbook.ts');
  const fileName = workbookFileName(sheet.name, todayInPuertoRico());
  const workbook = new Blob([await workbookOf(sheet)], { type: WORKBOOK_TYPE });
  await record(sheet.name);
  saveFile(workbook, fileName);
  notifySuccess(tableText.exported(sheet.rows.length, fileName));
}

/**
 * Returns a function that makes the server record that a list is exported, with the company and period of the
 * address. If it rejects, the list must not be saved.
 */
function useListRecording(): (list: string) => Promise<void> {
  // Not `useServer`: a table that is not exported needs no connection.
  const server = use(ServerContext);
  const { companyId, periodId } = useParams();
  return async (list) => {
    if (!server) throw new Error('No connection to the server above this list');
    await server.reports.recordList.mutate({
      list,
      ...(companyId !== undefined && { companyId: Number(companyId) }),
      ...(periodId !== undefined && { periodId: Number(periodId) }),
    });
  };
}

// Windows refuses these characters in file names.
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;

/**
 * Names the file after the list and the day: 'Compañías-2026-11-21.xlsx'. Accents stay, in their composed
 * form, because no HTTP header carries the name and every system can save it.
 */
export function workbookFileName(list: string, today: CalendarDate): string {
  return `${list.normalize('NFC').replace(NOT_IN_NAMES, '-')}-${today}.xlsx`;
}

/** Converts a table to a sheet: the same columns and words, with real values in columns that have them. */
export function sheetOfRows<Row>(
  name: string,
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    name,
    headings: columns.map(({ header, align = 'start' }) => ({ text: header, align })),
    rows: rows.map((row) => columns.map((column) => cellOf(column.text(row), column.value?.(row)))),
    totals: hasTotals(columns)
      ? columns.map((column, position) => totalOf(column, position, rows))
      : undefined,
  };
}

function totalOf<Row>({ total }: RecordColumn<Row>, position: number, rows: readonly Row[]): SheetCell {
  if (!total) return { text: position === 0 ? tableText.total : '' };
  const value = total(rows);
  return cellOf(valueText(value), value);
}

function cellOf(text: string, value: ColumnValue | undefined): SheetCell {
  return value ? { text, ...excelValue(value) } : { text };
}

/** Returns Excel's own value, and the format that shows it as on the screen. */
function excelValue(value: ColumnValue): { value: number | Date; format: string } {
  switch (value.kind) {
    case 'amount':
      return { value: value.cents / 100, format: '"$"#,##0.00;-"$"#,##0.00;0.00' };
    case 'percent':
      return { value: value.rate / FULL_RATE, format: '0.00##%' };
    case 'count':
      return { value: value.count, format: '0' };
    case 'date':
      return { value: new Date(value.date), format: 'd mmm yyyy' };
    case 'moment':
      return { value: clockInPuertoRico(value.at), format: 'd mmm yyyy h:mm AM/PM' };
  }
}
