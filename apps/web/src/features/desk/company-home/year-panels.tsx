import { Box, Link as ChakraLink, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { reportYears } from '@garita/domain/report/report-years';
import { addDays, startOfMonth, yearOf } from '@garita/domain/time/calendar-date';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';
import { monthsAt } from '../../../lib/addresses.ts';
import { monthText, todayInPuertoRico } from '../../../lib/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { addressOfYear, useSeesYear, useYearAddress } from '../../../lib/year-address.ts';
import { type Month, MonthBadge, OpenPeriods } from '../../../pay/month-status.tsx';
import { UnknownYear, YearPicker } from '../../../pay/pickers.tsx';
import { deskText } from '../../../text/desk.es.ts';
import { monthsText as text } from '../../../text/pay/periods.es.ts';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { YearChart } from './year-chart.tsx';
import { YearTable } from './year-table.tsx';

/** The number of past months that are shown. */
const SHOWN = 3;

/**
 * Meses: the state of the last months, and other months that changed after their closing. Renders nothing if
 * their year is outside the user's access.
 */
export function MonthsPanel({ companyId }: { companyId: number }) {
  const year = yearOf(addDays(startOfMonth(todayInPuertoRico()), -1));
  const isSeen = useSeesYear()(year);
  const months = trpc.months.list.useQuery(
    { companyId, year },
    { enabled: isSeen, refetchOnMount: 'always' },
  );
  if (!isSeen) return null;
  const all = (
    <ChakraLink asChild variant="underline" colorPalette="brand" fontSize="13px">
      <Link to={monthsAt({ companyId, year })}>{text.home.all}</Link>
    </ChakraLink>
  );
  return (
    <Panel title={text.title} help={text.home.help} action={all}>
      <Loaded query={months} lines={3}>
        {(data) => (
          <Stack as="ul" gap="1" listStyleType="none">
            {monthsToShow(data).map((month) => (
              <MonthLine key={month.month} companyId={companyId} year={year} month={month} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

/** Returns the last months and those that changed after their closing, newest first. */
function monthsToShow(months: readonly Month[]): Month[] {
  const ended = months.filter(({ isOver }) => isOver);
  const last = ended.slice(-SHOWN);
  return ended.filter((month) => last.includes(month) || month.status === 'changed').toReversed();
}

function MonthLine({ companyId, year, month }: { companyId: number; year: number; month: Month }) {
  return (
    <Box as="li" py="1">
      <HStack gap="3" wrap="wrap">
        <ChakraLink asChild fontWeight="medium" _firstLetter={{ textTransform: 'uppercase' }} display="block">
          <Link to={monthsAt({ companyId, year })}>{monthText(month.month)}</Link>
        </ChakraLink>
        <MonthBadge month={month} />
      </HStack>
      <OpenPeriods companyId={companyId} month={month} />
    </Box>
  );
}

const homeText = deskText.home;

/** Shows what the company paid, withheld and contributed in each month of a year, as a chart and a table. */
export function YearPanel({ companyId }: { companyId: number }) {
  const { year, years, unknown, goTo } = useYearAddress(reportYears(todayInPuertoRico()));
  const months = trpc.desk.companyYear.useQuery({ companyId, year }, { placeholderData: keepPreviousData });
  const picker = (
    <Box data-print="hidden">
      <YearPicker
        label={homeText.chooseYear}
        years={years}
        year={year}
        onChoose={(chosen) => goTo(addressOfYear(chosen))}
      />
    </Box>
  );
  return (
    <Panel title={homeText.year(year)} help={homeText.yearHelp} action={picker}>
      <UnknownYear named={unknown} year={year} />
      <Loaded query={months} lines={8}>
        {(data) =>
          data.every(({ gross }) => gross === 0) ? (
            <Text color="fg.muted">{homeText.noPay(year)}</Text>
          ) : (
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
              gap="6"
              aria-busy={months.isPlaceholderData}
            >
              <YearChart months={data} label={homeText.chart(year)} />
              <YearTable companyId={companyId} year={year} months={data} label={homeText.figures(year)} />
            </Grid>
          )
        }
      </Loaded>
    </Panel>
  );
}
