import { Badge, Box, Link as ChakraLink, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import type {
  DueDocument,
  DueOfCompany,
  Obligation,
  ObligationState,
} from '@garita/domain/filing/due/obligation';
import { fileTypeOf } from '@garita/domain/report/file-type';
import { endOfMonth, startOfMonth } from '@garita/domain/time/calendar-date';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { depositsAt, processesAt } from '../../lib/addresses.ts';
import { dateText, dayText, monthText } from '../../lib/date-text.ts';
import { addressOfYear } from '../../lib/year-address.ts';
import { dueText } from '../../text/documents/due.es.ts';
import { previewText } from '../../text/documents/preview.es.ts';
import { depositFactTexts } from '../../text/records/deposits.es.ts';
import { Amount } from '../../ui/amount.tsx';

const COLOR: Record<ObligationState, string> = {
  open: 'gray',
  ready: 'brand',
  filed: 'success',
  settled: 'success',
  covered: 'success',
  overdue: 'danger',
};

/** One obligation: its name and period, its amount and its state. The whole line links to its document. */
export function DueLine({ due }: { due: DueOfCompany }) {
  const { kind, period, cents, state, lacksFacts, later, nearsDeposits, unknown } = due;
  const name = dueText.kind[kind];
  const place = duePath(due);
  return (
    <LinkBox
      as="li"
      rounded="md"
      px="2"
      mx="-2"
      _hover={{ bg: place ? 'bg.muted' : undefined }}
      css={{ '&:has(:focus-visible)': { bg: 'bg.muted' } }}
    >
      <Flex align="center" columnGap="3" rowGap="0" minH="9" py="1" wrap="wrap">
        <Box flex="1" minW="10rem">
          {place ? (
            <LinkOverlay asChild>
              <ChakraLink asChild fontWeight="medium">
                <Link to={place}>{name}</Link>
              </ChakraLink>
            </LinkOverlay>
          ) : (
            <Text fontWeight="medium">{name}</Text>
          )}
          <Text color="fg.muted" fontSize="13px">
            {duePeriodText(period)}
            {later !== null && ` · ${dueText.later(kind, dateText(later))}`}
          </Text>
        </Box>
        {cents !== null && <Amount cents={cents} />}
        {lacksFacts && <Badge colorPalette="accent">{dueText.lacksFacts}</Badge>}
        {/* What lacks something is not ready. */}
        {!(lacksFacts && state === 'ready') && (
          <Badge colorPalette={COLOR[state]}>{dueText.state[state]}</Badge>
        )}
      </Flex>
      {due.sharedWith && (
        <Text color="fg.muted" fontSize="13px" pb="1">
          {previewText.companies([due.company, ...due.sharedWith.map(({ company }) => company)])}
        </Text>
      )}
      {nearsDeposits && (
        <Text color="accent.fg" fontSize="13px" pb="1">
          {dueText.nearsDeposits}
        </Text>
      )}
      {unknown.length > 0 && (
        <ChakraLink
          asChild
          color="accent.fg"
          fontSize="13px"
          pb="1"
          variant="underline"
          position="relative"
          zIndex="1"
        >
          <Link to={depositsAt(due.companyId)}>{depositFactTexts(unknown)}</Link>
        </ChakraLink>
      )}
    </LinkBox>
  );
}

/**
 * Returns the path where the document of an obligation is made: Procesos, or the contractors; null if Garita
 * does not make it.
 */
export function duePath({ companyId, document }: Pick<Obligation, 'companyId' | 'document'>): string | null {
  if (!document) return null;
  switch (document.report) {
    case 'contractor-payments':
    case 'form-480-text':
      return href(PATHS.contractors, { companyId });
    case 'non-residents':
      return `${href(PATHS.nonResidents, { companyId })}?${addressOfYear(document.year)}`;
    case 'form-941':
    case 'form-499':
    case 'unemployment':
    case 'chauffeur-insurance':
    case 'form-940':
    case 'form-943':
    case 'w2pr':
    case 'christmas-bonus':
    case 'workers-compensation':
      return processesAt({ companyId, ...chosenFor(document) });
  }
}

function chosenFor({
  report,
  ...period
}: Exclude<DueDocument, { report: 'contractor-payments' | 'form-480-text' | 'non-residents' }>) {
  return { fileType: fileTypeOf(report), ...period };
}

/** Names the days that something is due for: a year, a month, one day or a range with its years. */
export function duePeriodText({ from, to }: { from: string; to: string }): string {
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return dueText.wholeYear(year);
  if (from === startOfMonth(to) && to === endOfMonth(from)) {
    return dueText.wholeMonth(monthText(from.slice(0, 7)));
  }
  if (from === to) return dueText.oneDay(dateText(from));
  const first = year === to.slice(0, 4) ? dayText(from) : dateText(from);
  return dueText.days(first, dateText(to));
}
