import { Box, Stack, Text } from '@chakra-ui/react';
import type { OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '../../components/panel.tsx';
import { LoadingBlock } from '../../components/state-blocks.tsx';
import { trpc } from '../../lib/trpc.ts';
import { previewText } from '../../text/preview.es.ts';
import { FormSheet } from './form-sheet.tsx';
import { ListSheet } from './list-sheet.tsx';
import type { Preview } from './preview.ts';
import { PreviewActions } from './preview-actions.tsx';
import { PreviewDifferences } from './preview-differences.tsx';
import { PreviewFaults } from './preview-faults.tsx';
import { PreviewMissing } from './preview-missing.tsx';
import { PreviewTotals } from './preview-totals.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { useSettled } from './use-settled.ts';

type ReportPreviewProps = {
  /** What is chosen so far; undefined while something is missing of it. */
  request: ReportRequest | undefined;
  /** Said in its place, such as that the document cannot be made yet. */
  instead?: string | undefined;
  failureText: (error: unknown) => string;
  /** Downloads it in another format. */
  onFormat: (format: OtherFormat) => void;
};

/** A document as it will be, with the figures by which a person checks it. */
export function ReportPreview({ request: chosen, instead, failureText, onFormat }: ReportPreviewProps) {
  const { settled: request, isSettled } = useSettled(chosen);
  const isShown = chosen !== undefined && instead === undefined;
  const preview = trpc.reports.preview.useQuery(request ?? NOTHING, {
    enabled: isShown && isSettled,
    placeholderData: keepPreviousData,
    retry: false,
    // A choice that was changed again is not waited for.
    trpc: { abortOnUnmount: true },
  });
  if (!isShown) return <Said>{instead ?? previewText.nothingChosen}</Said>;
  if (preview.error) return <Said>{failureText(preview.error)}</Said>;
  if (!preview.data || !request) {
    return (
      <Panel title={previewText.title}>
        <LoadingBlock lines={8} />
      </Panel>
    );
  }
  return (
    <Shown
      preview={preview.data}
      isBusy={preview.isPlaceholderData || !isSettled}
      {...{ request, failureText, onFormat }}
    />
  );
}

// A query that is not enabled is never sent.
const NOTHING: ReportRequest = { report: 'form-940', companyId: 0, year: 0 };

function Said({ children }: { children: ReactNode }) {
  return (
    <Panel title={previewText.title}>
      <Text color="fg.muted">{children}</Text>
    </Panel>
  );
}

type ShownProps = {
  preview: Preview;
  request: ReportRequest;
  isBusy: boolean;
} & Pick<ReportPreviewProps, 'failureText' | 'onFormat'>;

function Shown({ preview, request, isBusy, failureText, onFormat }: ShownProps) {
  const { totals, differences, missing, unfit, findings, byHand, formats, page, isCut } = preview;
  const actions = (
    <PreviewActions isPrinted={page.kind !== 'records'} {...{ request, failureText, formats, onFormat }} />
  );
  return (
    <Panel title={previewText.title} action={actions}>
      <Stack gap="3" opacity={isBusy ? 0.5 : 1} aria-busy={isBusy}>
        <PreviewTotals {...{ totals, request }} />
        <PreviewDifferences differences={differences} />
        <PreviewFaults companyId={request.companyId} {...{ unfit, findings }} />
        <PreviewMissing companyId={request.companyId} {...{ missing, byHand }} />
        {isCut && <Text color="fg.muted">{previewText.cut}</Text>}
        <Box
          as="section"
          aria-label={titleOf(page)}
          tabIndex={0}
          maxH="70vh"
          overflow="auto"
          borderWidth="1px"
          rounded="md"
          p={{ base: '3', md: '5' }}
          fontSize="12px"
        >
          <Sheet page={page} />
        </Box>
      </Stack>
    </Panel>
  );
}

function Sheet({ page }: Pick<Preview, 'page'>) {
  switch (page.kind) {
    case 'form':
      return <FormSheet form={page.form} />;
    case 'list':
      return <ListSheet list={page.list} />;
    case 'records':
      return <RecordSheet page={page.records} />;
  }
}

function titleOf(page: Preview['page']): string {
  switch (page.kind) {
    case 'form':
      return page.form.title;
    case 'list':
      return page.list.title;
    case 'records':
      return page.records.title;
  }
}
