import {
  Badge,
  Box,
  Link as ChakraLink,
  Flex,
  HStack,
  IconButton,
  LinkBox,
  LinkOverlay,
  Stack,
  Text,
} from '@chakra-ui/react';
import { includesEveryYear } from '@garita/domain/account/access.schema';
import type { CompanyWeek } from '@garita/domain/schedule/open-periods';
import { isLate, type PeriodProgress, type PeriodState } from '@garita/domain/schedule/period-progress';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { dayText, todayInPuertoRico } from '../../lib/date-text.ts';
import { useCurrentUser } from '../../lib/trpc.ts';
import { deskText } from '../../text/dashboard.es.ts';
import { periodStateText } from '../../text/pay.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { DeskCounts } from './desk-filter.tsx';
import { NoWorkButton } from './settle-dialog.tsx';

const text = deskText.week;

type WeekPanelProps = {
  query: { data: CompanyWeek[] | undefined; error: unknown; refetch: () => unknown };
  /** True if the filter matches the company. */
  isShown: (company: { companyId: number }) => boolean;
  countsOf: (companyId: number) => DeskCounts;
};

/** Up to this number of companies are shown with their periods; of more, each has one line. */
const UNFOLDED = 3;

/** Mi semana: every company with its open periods, the most urgent first. */
export function WeekPanel({ query, isShown, countsOf }: WeekPanelProps) {
  return (
    <Panel title={text.title} help={text.help}>
      <Loaded query={query} lines={8}>
        {(weeks) =>
          weeks.length === 0 ? (
            <Text color="fg.muted">{text.empty}</Text>
          ) : (
            <Companies weeks={weeks.filter(isShown)} countsOf={countsOf} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function Companies({
  weeks,
  countsOf,
}: Pick<WeekPanelProps, 'countsOf'> & { weeks: readonly CompanyWeek[] }) {
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {weeks.map((week) => (
        <CompanyLine
          key={week.companyId}
          week={week}
          counts={countsOf(week.companyId)}
          isUnfolded={weeks.length <= UNFOLDED}
        />
      ))}
    </Stack>
  );
}

type CompanyLineProps = { week: CompanyWeek; counts: DeskCounts; isUnfolded: boolean };

/** One company, with the numbers of its late and open periods and due obligations. Its periods unfold. */
function CompanyLine({ week: { companyId, company, periods }, counts, isUnfolded }: CompanyLineProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isUnfolded;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Box as="li" py="1" _notFirst={{ borderTopWidth: '1px' }}>
      <Flex align="center" columnGap="2" rowGap="0" wrap="wrap">
        <IconButton
          size="xs"
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={text.unfold(company)}
          data-print="hidden"
          onClick={() => setChosen(!isOpen)}
        >
          <Chevron aria-hidden />
        </IconButton>
        <ChakraLink asChild fontWeight="semibold" flex="1" minW="10rem">
          <Link to={href(PATHS.companyHome, { companyId })}>{company}</Link>
        </ChakraLink>
        <Summary counts={counts} open={periods.length} />
      </Flex>
      {isOpen && (
        <Box ps="8" pb="2">
          <PeriodLines companyId={companyId} company={company} periods={periods} />
        </Box>
      )}
    </Box>
  );
}

function Summary({ counts: { latePeriods, overdue, thisWeek }, open }: { counts: DeskCounts; open: number }) {
  const { summary } = text;
  return (
    <HStack gap="2" wrap="wrap" ps={{ base: '8', md: '0' }}>
      {latePeriods > 0 && <Badge colorPalette="accent">{summary.late(latePeriods)}</Badge>}
      {latePeriods === 0 && open > 0 && <Badge colorPalette="gray">{summary.open(open)}</Badge>}
      {overdue > 0 && <Badge colorPalette="danger">{summary.overdue(overdue)}</Badge>}
      {thisWeek > 0 && <Badge colorPalette="brand">{summary.thisWeek(thisWeek)}</Badge>}
    </HStack>
  );
}

/** The open periods of one company. */
export function PeriodLines({ companyId, company, periods }: Omit<CompanyWeek, 'isMine'>) {
  if (periods.length === 0) return <NoPeriods />;
  return (
    <Stack as="ul" aria-label={company} gap="0" mt="1" listStyleType="none">
      {periods.map((progress) => (
        <PeriodLine key={progress.period.id} companyId={companyId} progress={progress} />
      ))}
    </Stack>
  );
}

/** A user who does not see every year is not told that no other period exists. */
function NoPeriods() {
  const user = useCurrentUser();
  return (
    <Text color="fg.muted" fontSize="13px">
      {!user || includesEveryYear(user.access) ? text.noPeriods : text.noPeriodsInAccess}
    </Text>
  );
}

const PERIOD_COLORS: Record<PeriodState, string> = {
  'to-load': 'gray',
  'partly-loaded': 'gray',
  'to-pay': 'brand',
  paid: 'success',
};

/** An open period with its progress and a link to the next employee. */
function PeriodLine({ companyId, progress }: { companyId: number; progress: PeriodProgress }) {
  const { period, state, status, next } = progress;
  const late = isLate(progress, todayInPuertoRico());
  return (
    <LinkBox
      as="li"
      rounded="md"
      px="2"
      mx="-2"
      _hover={{ bg: 'bg.muted' }}
      css={{ '&:has(:focus-visible)': { bg: 'bg.muted' } }}
    >
      <Flex gap="3" align="center" minH="10" wrap="wrap" columnGap="4" rowGap="0" py="1">
        <LinkOverlay asChild fontWeight="medium" whiteSpace="nowrap" minW="6.5rem">
          <Link to={placeOf(companyId, progress)}>
            {text.period(PAY_FREQUENCY_LABELS[period.frequency], period.number)}
          </Link>
        </LinkOverlay>
        <Text color="fg.muted" fontSize="13px" whiteSpace="nowrap">
          {periodStateText.days(dayText(period.start), dayText(period.end))}
        </Text>
        <HStack flex="1" justify="end" gap="3" minW="max-content">
          {status !== 'open' && <Badge colorPalette="success">{periodStateText.status[status]}</Badge>}
          {late && <Badge colorPalette="accent">{text.late}</Badge>}
          <Badge colorPalette={late ? 'accent' : PERIOD_COLORS[state]}>{text.state[state](progress)}</Badge>
        </HStack>
        <HStack
          color="fg.muted"
          fontSize="13px"
          gap="1"
          width={{ base: 'full', xl: '17rem' }}
          minW="0"
          visibility={next ? undefined : 'hidden'}
        >
          <ArrowRight size={14} aria-hidden />
          <Text truncate flex="1">
            {next && text.next(next.name)}
          </Text>
          {next && state !== 'to-pay' && (
            <NoWorkButton
              companyId={companyId}
              periodId={period.id}
              period={`${PAY_FREQUENCY_LABELS[period.frequency]} ${period.number}`}
              employee={next}
            />
          )}
        </HStack>
      </Flex>
    </LinkBox>
  );
}

/**
 * Returns the address of Cargar Tiempo for the next employee of the period, or of the period itself if nobody
 * is missing.
 */
export function placeOf(companyId: number, { period, next }: PeriodProgress): string {
  if (!next) return href(PATHS.period, { companyId, periodId: period.id });
  return timeEntryAt({ companyId, employeeId: next.employeeId, periodId: period.id });
}
