import { Badge, Box, Link as ChakraLink, Flex, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { CompanyPeriods } from '@garita/domain/schedule/open-periods';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { deskText } from '../../text/desk.es.ts';
import { Loaded } from '../../ui/page/loaded.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { DeskCounts } from './desk-choice.ts';
import { PeriodLines } from './period-lines.tsx';

const text = deskText.week;

type WeekPanelProps = {
  query: { data: CompanyPeriods[] | undefined; error: unknown; refetch: () => unknown };
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
}: Pick<WeekPanelProps, 'countsOf'> & { weeks: readonly CompanyPeriods[] }) {
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

type CompanyLineProps = { week: CompanyPeriods; counts: DeskCounts; isUnfolded: boolean };

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
