import { Button } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/download.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { useListRecording } from '../../lib/use-list-recording.ts';
import type { Sheet } from '../../lib/workbook.ts';
import { tableText } from '../../text/table.es.ts';
import { notifyError, notifySuccess } from '../notices/notices.ts';
import { workbookFileName } from './workbook-file-name.ts';

type ExportButtonProps = {
  /** Asked for when the button is pressed. */
  sheet: () => Promise<Sheet>;
  isEmpty: boolean;
};

/** Saves what the table shows as an Excel file, once it is kept who saves it. What writes it is fetched when it is first needed: it is large. */
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
