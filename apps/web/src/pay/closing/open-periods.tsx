import { Link as ChakraLink, chakra, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { useSeesYear } from '../../lib/use-sees-year.ts';
import { monthsText as text } from '../../text/months.es.ts';
import { payFrequencyLabels } from '../../text/reference.es.ts';
import type { Month } from './month.ts';

/** The periods that keep a month open, each with the way to where it is closed; nothing where none does. */
export function OpenPeriods({ companyId, month }: { companyId: number; month: Month }) {
  const seesYear = useSeesYear();
  const { status, openPeriods } = month;
  if (openPeriods.length === 0) return null;
  return (
    <Text fontSize="13px">
      {status === 'open' ? text.openPeriods : text.reopened}:
      {openPeriods.map((period, index) => {
        const name = nameOf(period, month);
        return (
          <Fragment key={period.id}>
            {' '}
            <chakra.span whiteSpace="nowrap">
              {seesYear(period.year) ? (
                <ChakraLink asChild variant="underline" colorPalette="brand">
                  <Link to={href(PATHS.period, { companyId, periodId: period.id })}>{name}</Link>
                </ChakraLink>
              ) : (
                name
              )}
              {index < openPeriods.length - 1 && ','}
            </chakra.span>
          </Fragment>
        );
      })}
    </Text>
  );
}

/** 'Semanal 10', and of another year than the month's 'Semanal 53 de 2025'. */
function nameOf({ frequency, number, year }: Month['openPeriods'][number], { month }: Month): string {
  const label = payFrequencyLabels[frequency];
  return month.startsWith(String(year)) ? text.period(label, number) : text.periodOf(label, number, year);
}
