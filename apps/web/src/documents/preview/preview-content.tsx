import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { previewText } from '../../text/documents/preview.es.ts';
import { YearsLeftOut } from '../years-left-out.tsx';
import { FormSheet } from './form-sheet.tsx';
import { BelowZeroWarning, DifferenceWarning, OpeningBalanceWarning } from './people-warnings.tsx';
import type { Preview } from './preview.ts';
import { PreviewFaults, PreviewMissing, UnknownDepositsWarning } from './record-problems.tsx';
import { LetterSheet, ListSheet, RecordSheet } from './sheets.tsx';
import { FIGURE_LOOK, FigureSourcesProvider, SourcedTotal, useFigureKeys } from './sourced-figure.tsx';
import { countText, totalText } from './total-text.ts';

type PreviewContentProps = {
  preview: Preview;
  request: ReportRequest;
  /** True while the preview of the previous request is still shown. */
  isBusy?: boolean;
  /** Shows the sheet at full length, because its container scrolls. */
  isWhole?: boolean;
};

/** Shows a document's totals, its missing facts and its pages. */
export function PreviewContent({ preview, request, isBusy = false, isWhole = false }: PreviewContentProps) {
  const {
    totals,
    differences,
    brought,
    belowZero,
    missing,
    unfit,
    findings,
    byHand,
    yearsLeftOut,
    unknownDeposits,
    companies,
    page,
    cut,
  } = preview;
  const keys = useFigureKeys();
  return (
    <FigureSourcesProvider request={request}>
      <Stack gap="3" opacity={isBusy ? 0.5 : 1} aria-busy={isBusy}>
        <PreviewTotals totals={totals} />
        {companies.length > 0 && <Text fontWeight="medium">{previewText.companies(companies)}</Text>}
        <YearsLeftOut years={yearsLeftOut} />
        <UnknownDepositsWarning companyId={request.companyId} unknownDeposits={unknownDeposits} />
        <DifferenceWarning differences={differences} />
        <BelowZeroWarning belowZero={belowZero} />
        <OpeningBalanceWarning companyId={request.companyId} brought={brought} />
        <PreviewFaults companyId={request.companyId} {...{ unfit, findings }} />
        <PreviewMissing companyId={request.companyId} {...{ missing, byHand }} />
        {cut && (
          <Text color="fg.muted">{previewText.cut(cut.unit, countText(cut.shown), countText(cut.of))}</Text>
        )}
        <Box
          as="section"
          aria-label={titleOf(page)}
          tabIndex={0}
          maxH={isWhole ? undefined : '70vh'}
          overflow="auto"
          // Text for screen readers alone is positioned absolutely. Without this it would make the page as
          // long as the document.
          position="relative"
          borderWidth="1px"
          rounded="md"
          p={{ base: '3', md: '5' }}
          fontSize="12px"
          css={FIGURE_LOOK}
          {...keys}
        >
          <Sheet page={page} />
        </Box>
      </Stack>
    </FigureSourcesProvider>
  );
}

function Sheet({ page }: Pick<Preview, 'page'>) {
  switch (page.kind) {
    case 'form':
      return <FormSheet form={page.form} />;
    case 'list':
      return <ListSheet list={page.list} />;
    case 'letter':
      return <LetterSheet letter={page.letter} />;
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
    case 'letter':
      return page.letter.title;
    case 'records':
      return page.records.title;
  }
}

/** Shows the totals of a document, each with its sources: '12 empleados · salarios $184,220.00'. */
function PreviewTotals({ totals }: Pick<Preview, 'totals'>) {
  return (
    <Flex
      as="ul"
      aria-label={previewText.totals}
      listStyleType="none"
      fontWeight="medium"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
    >
      {totals.map((total) => (
        <li key={total.name}>
          <SourcedTotal text={totalText(total)} total={total.name} />
        </li>
      ))}
    </Flex>
  );
}
