import { Badge, Link as ChakraLink, Code, chakra, Flex, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { useSeesYear } from '../../lib/year-address.ts';
import { closingText } from '../../text/closing.es.ts';
import { monthsText as text } from '../../text/months.es.ts';
import { payFrequencyLabels } from '../../text/reference.es.ts';
import { type Month, type MonthState, monthState } from './month.ts';

const COLORS: Record<MonthState, string> = {
  running: 'gray',
  idle: 'gray',
  waiting: 'gray',
  ready: 'brand',
  closed: 'success',
  changed: 'accent',
};

/** The state of a month, in a word. */
export function MonthBadge({ month }: { month: Month }) {
  const state = monthState(month);
  return <Badge colorPalette={COLORS[state]}>{text.states[state]}</Badge>;
}

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

/** The fingerprint of a closing: a place in the log and the first digits of its hash. */
type Fingerprint = { seq: number; digits: string; isSigned: boolean };

/** The fingerprint of a closed period or month: the first digits of the hash of the log after it. */
export function ClosingFingerprint({ seal }: { seal: Fingerprint }) {
  return (
    <Flex gap="4" rowGap="1" align="baseline" wrap="wrap">
      <Code fontSize="16px">{seal.digits}</Code>
      <Text color="fg.muted">
        {closingText.sealAt(seal.seq)} · {seal.isSigned ? closingText.signed : closingText.unsigned}
      </Text>
    </Flex>
  );
}
