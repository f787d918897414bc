import { Button, HStack } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { Printer, Sheet } from 'lucide-react';
import { useState } from 'react';
import { openInTab } from '../../lib/download.ts';
import { previewText } from '../../text/preview.es.ts';
import { useDownloadFailure } from '../use-download-failure.ts';

type PreviewActionsProps = {
  request: ReportRequest;
  failureText: (error: unknown) => string;
  /** Absent for what is no list. */
  onWorkbook: (() => void) | undefined;
  /** Whether the browser can show and print it. */
  isPrinted: boolean;
};

/** What can be done with a document that is looked at: the browser's own page of it, which prints, and Excel. */
export function PreviewActions({ request, failureText, onWorkbook, isPrinted }: PreviewActionsProps) {
  const [isOpening, setIsOpening] = useState(false);
  const tellFailure = useDownloadFailure();
  const open = async () => {
    setIsOpening(true);
    try {
      await openInTab(request);
    } catch (error) {
      tellFailure(error, failureText(error));
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <HStack gap="2" wrap="wrap">
      {onWorkbook && (
        <Button type="button" size="sm" variant="outline" onClick={onWorkbook}>
          <Sheet aria-hidden />
          {previewText.excel}
        </Button>
      )}
      {isPrinted && (
        <Button type="button" size="sm" variant="outline" loading={isOpening} onClick={() => void open()}>
          <Printer aria-hidden />
          {previewText.open}
        </Button>
      )}
    </HStack>
  );
}
