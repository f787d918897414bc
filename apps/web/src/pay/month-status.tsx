import { Badge, Link as ChakraLink, Code, chakra, Flex, Text } from '@chakra-ui/react';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../config/paths.ts';
import { useSeesYear } from '../lib/year-address.ts';
import { closingText, type monthsText, monthsText as text } from '../text/pay/periods.es.ts';

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

/**
 * Lists the periods that keep a month open, each with a link to where it is closed. Renders nothing if there
 * are none.
 */
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

/** Returns the name of a period: 'Semanal 10', or 'Semanal 53 de 2025' if its year is not the month's. */
function nameOf({ frequency, number, year }: Month['openPeriods'][number], { month }: Month): string {
  const label = PAY_FREQUENCY_LABELS[frequency];
  return month.startsWith(String(year)) ? text.period(label, number) : text.periodOf(label, number, year);
}

/** The fingerprint of a closing: a place in the log and the first digits of its hash. */
type Fingerprint = { seq: number; digits: string; isSigned: boolean };

/** The fingerprint of a closed period or month: the first digits of the hash of the log after it. */
export function ClosingFingerprint({ fingerprint }: { fingerprint: Fingerprint }) {
  return (
    <Flex gap="4" rowGap="1" align="baseline" wrap="wrap">
      <Code fontSize="16px">{fingerprint.digits}</Code>
      <Text color="fg.muted">
        {closingText.fingerprintAt(fingerprint.seq)} ·{' '}
        {fingerprint.isSigned ? closingText.signed : closingText.unsigned}
      </Text>
    </Flex>
  );
}

/** A month of a company as the ledger has it. */
export type Month = inferRouterOutputs<AppRouter>['months']['list'][number];

/** The payments of a month and their amounts. */
export type MonthPaid = Month['paid'];

/**
 * The state of a month. An open one is not over yet, has no pay, waits for its periods, or is ready to close.
 */
type MonthState = keyof typeof monthsText.states;

export function monthState(month: Month): MonthState {
  const { status, isOver, openPeriods } = month;
  if (status !== 'open') return status;
  if (!isOver) return 'running';
  if (paymentsIn(month) === 0) return 'idle';
  return openPeriods.length > 0 ? 'waiting' : 'ready';
}

/** Counts the payments of a month to employees and contractors. */
export function paymentsIn({ paid: { employees, contractors } }: Month): number {
  return employees.count + contractors.count;
}

/** Returns true if the month can be closed now, for the first time or again. */
export function canBeClosed({ status, isOver, openPeriods }: Month): boolean {
  return status !== 'closed' && isOver && openPeriods.length === 0;
}
