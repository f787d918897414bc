import { Button, HStack } from '@chakra-ui/react';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { FileText, type LucideIcon, Printer, Sheet } from 'lucide-react';
import { DownloadProgress, useReportDownload } from '../../documents/report-download.tsx';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { periodsText } from '../../text/pay/periods.es.ts';

const text = periodsText.documents;

type PeriodDocument = { label: string; icon: LucideIcon; request: ReportRequest; format?: OtherFormat };

/** The documents of a period's pay, if there is any: the payroll register, and everybody's stubs. */
export function PeriodDocuments({ companyId, periodId }: { companyId: number; periodId: number }) {
  const { running, start, cancel } = useReportDownload();
  const { data: loaded = [] } = trpc.payroll.loaded.useQuery({ companyId, periodId });
  const register: ReportRequest = { report: 'payroll-register', companyId, periodId };
  const documents: readonly PeriodDocument[] = [
    { label: text.register, icon: FileText, request: register },
    { label: text.registerSheet, icon: Sheet, request: register, format: 'xlsx' },
    {
      label: text.stubs,
      icon: Printer,
      request: { report: 'period-stubs', companyId, periodId, employeeId: null },
    },
  ];
  if (loaded.length === 0) return null;
  if (running) return <DownloadProgress running={running} onCancel={cancel} />;
  return (
    <HStack gap="2" mb="3" wrap="wrap" data-print="hidden">
      {documents.map(({ label, icon: Icon, request, format }) => (
        <Button
          key={label}
          size="xs"
          variant="outline"
          onClick={() => void start(request, errorText, format)}
        >
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
    </HStack>
  );
}
