import { Button, HStack } from '@chakra-ui/react';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { FileSpreadsheet, type LucideIcon, NotebookText, Sheet } from 'lucide-react';
import { formatLabels } from '../../text/preview.es.ts';
import { OpenButton } from './open-button.tsx';

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
      {isPrinted && <OpenButton {...{ request, failureText }} />}
    </HStack>
  );
}
