import { Button, chakra, Text } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { FileDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { FieldErrors } from '../../../form/errors/typed-errors.ts';
import { useRequestForm } from '../../../form/use-request-form.ts';
import { contractorsText } from '../../../text/contractors.es.ts';
import { processesText } from '../../../text/processes.es.ts';
import type { PreparedReport } from './prepare-report.ts';

/** What is typed for a document, what is wrong with it, and the way to change it. */
export type ReportFields<Draft> = {
  draft: Draft;
  errors: FieldErrors;
  choose: (change: Partial<Draft>) => void;
};

type ReportFormProps<Draft> = {
  initial: Draft;
  prepare: (draft: Draft) => PreparedReport;
  /** False for a document that the server cannot make yet. */
  isBuilt: boolean;
  onDownload: (request: ReportRequest) => void;
  children: (fields: ReportFields<Draft>) => ReactNode;
};

/** What one document is asked for with, and the button that downloads it. */
export function ReportForm<Draft extends object>(props: ReportFormProps<Draft>) {
  const { initial, prepare, isBuilt, onDownload, children } = props;
  const [draft, setDraft] = useState(initial);
  const { form, errors, clearErrors } = useRequestForm(() => {
    const prepared = prepare(draft);
    if (!prepared.ok) return prepared;
    onDownload(prepared.request);
    return undefined;
  });
  const choose = (change: Partial<Draft>) => {
    clearErrors();
    setDraft((before) => ({ ...before, ...change }));
  };
  return (
    <Parts {...form}>
      {children({ draft, errors, choose })}
      <DownloadButton isBuilt={isBuilt} />
    </Parts>
  );
}

/** Submits the form around. For a document that cannot be made yet it says so, as the server would. */
function DownloadButton({ isBuilt }: Pick<ReportFormProps<never>, 'isBuilt'>) {
  const help = useId();
  return (
    <>
      {/* Beside the controls as far down as they are, below the line of their labels. */}
      <Button
        type="submit"
        variant="outline"
        colorPalette="brand"
        mt={{ base: '1', sm: '6' }}
        aria-describedby={isBuilt ? undefined : help}
      >
        <FileDown aria-hidden />
        {contractorsText.reports.download}
      </Button>
      {isBuilt || (
        <Text id={help} flexBasis="full" color="fg.muted" fontSize="13px">
          {processesText.file.notBuilt}
        </Text>
      )}
    </>
  );
}

const Parts = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: '3', rowGap: '2' },
});
