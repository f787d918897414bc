import { Button, chakra, Text } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { notifyError } from '../../../components/notices.ts';
import type { FieldErrors } from '../../../form/typed-errors.ts';
import type { FileCall } from '../../../lib/download.ts';
import { contractorsText } from '../../../text/contractors.es.ts';
import { processesText } from '../../../text/processes.es.ts';
import type { PreparedReport } from './contractor-report.ts';

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
  onDownload: (call: FileCall) => void;
  children: (fields: ReportFields<Draft>) => ReactNode;
};

/** What one document is asked for with, and the button that downloads it. */
export function ReportForm<Draft extends object>(props: ReportFormProps<Draft>) {
  const { initial, prepare, isBuilt, onDownload, children } = props;
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const help = useId();

  const choose = (change: Partial<Draft>) => {
    setErrors({});
    setDraft((before) => ({ ...before, ...change }));
  };
  const submit = () => {
    const prepared = prepare(draft);
    setErrors(prepared.ok ? {} : prepared.errors);
    if (prepared.ok) return onDownload(prepared.call);
    notifyError(prepared.text);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <Parts
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children({ draft, errors, choose })}
      {/* As far down as the controls, below the line of their labels. */}
      <Button
        type="submit"
        variant="outline"
        colorPalette="brand"
        mt="6"
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
    </Parts>
  );
}

const Parts = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: '3', rowGap: '2' },
});
