import { Button, HStack } from '@chakra-ui/react';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { FileSpreadsheet, type LucideIcon, NotebookText, Printer, Sheet } from 'lucide-react';
import { useState } from 'react';
import { openInTab } from '../../lib/download.ts';
import { formatLabels, previewText } from '../../text/preview.es.ts';
import { useDownloadFailure } from '../use-download-failure.ts';

const ICONS: Record<OtherFormat, LucideIcon> = { xlsx: Sheet, csv: FileSpreadsheet, iif: NotebookText };

type PreviewActionsProps = {
  request: ReportRequest;
  failureText: (error: unknown) => string;
  /** What it comes as beside its own file. */
  formats: readonly OtherFormat[];
  onFormat: (format: OtherFormat) => void;
  /** Whether the browser can show and print it. */
  isPrinted: boolean;
};

/** What can be done with a document that is looked at: the browser's own page of it, which prints, and its other formats. */
export function PreviewActions({ request, failureText, formats, onFormat, isPrinted }: PreviewActionsProps) {
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
      {formats.map((format) => {
        const Icon = ICONS[format];
        return (
          <Button key={format} type="button" size="sm" variant="outline" onClick={() => onFormat(format)}>
            <Icon aria-hidden />
            {formatLabels[format]}
          </Button>
        );
      })}
      {isPrinted && (
        <Button type="button" size="sm" variant="outline" loading={isOpening} onClick={() => void open()}>
          <Printer aria-hidden />
          {previewText.open}
        </Button>
      )}
    </HStack>
  );
}
