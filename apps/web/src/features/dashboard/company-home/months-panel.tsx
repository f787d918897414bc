import { Box, Link as ChakraLink, HStack, Stack } from '@chakra-ui/react';
import { addDays, startOfMonth, yearOf } from '@garita/domain/time/calendar-date';
import { Link } from 'react-router';
import { monthsAt } from '../../../lib/addresses.ts';
import { monthText } from '../../../lib/date-text.ts';
import { todayInPuertoRico } from '../../../lib/today.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSeesYear } from '../../../lib/year-address.ts';
import type { Month } from '../../../pay/closing/month.ts';
import { MonthBadge, OpenPeriods } from '../../../pay/closing/month-status.tsx';
import { monthsText as text } from '../../../text/months.es.ts';
import { Loaded } from '../../../ui/page/loaded.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

/** So many of the months that ended last are shown. */
const SHOWN = 3;

/**
 * Meses: how the months stand that ended last, and which of the others have changed; nothing where their year
 * is not within the access of who is signed in.
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
            {toldOf(data).map((month) => (
              <MonthLine key={month.month} companyId={companyId} year={year} month={month} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

/** Those, and whichever is not any more as it was closed; the last one first. */
function toldOf(months: readonly Month[]): Month[] {
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
