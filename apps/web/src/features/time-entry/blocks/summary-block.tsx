import { Alert, Box, Flex, Separator, Text, VisuallyHidden } from '@chakra-ui/react';
import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { momentText } from '../../../lib/date-text.ts';
import { SpokenAmount } from '../../../pay/block/amounts.tsx';
import { Block, Row, Rows } from '../../../pay/block/block.tsx';
import { EntryCorrections } from '../../../pay/corrections.tsx';
import { FOUR_BLOCKS, THREE_BLOCKS } from '../../../pay/form-layout.tsx';
import { StoredMark } from '../../../pay/recorded-event.tsx';
import { payrollText } from '../../../text/pay/payroll.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import { useEntry, useLiveAmounts } from '../entry-context.tsx';
import { LineAmount, LineBefore, LineRow, LineWhy } from './rows.tsx';

const { blocks, summary, concepts } = payrollText;

/** The totals of the entry, kept in view while somebody types. */
export function SummaryBlock() {
  return (
    <Box css={PLACE}>
      <Block title={blocks.summary}>
        <EntryMark />
        <Rows widths="summary">
          <LineRow concept="gross" label={summary.gross} />
          <LineRow concept="withheld" direction="deduction" />
          <LineRow concept="deducted" direction="deduction" />
          <LineRow concept="added" direction="addition" />
        </Rows>
        <Separator my="1" />
        <Rows widths="summary">
          <NetRow />
        </Rows>
        <Shortfall />
        <Separator my="2" />
        <LeaveRows />
        <SpokenNet />
      </Block>
    </Box>
  );
}

const PLACE = {
  [THREE_BLOCKS]: { gridColumn: '1 / -1' },
  [FOUR_BLOCKS]: { gridColumn: 'auto', position: 'sticky', top: '4.5rem' },
};

function SpokenNet() {
  const { calculation } = useLiveAmounts();
  return <SpokenAmount label={concepts.net} cents={calculation?.statement.net} />;
}

const NET = { concept: 'net' } as const;

function NetRow() {
  return (
    <Row
      label={<Text fontSize="16px">{concepts.net}</Text>}
      isStrong
      why={<LineWhy line={NET} label={concepts.net} />}
      before={<LineBefore line={NET} />}
    >
      <LineAmount line={NET} fontSize="20px" />
    </Row>
  );
}

/**
 * Says how much could not be collected because the net is never negative, and that the amounts are not
 * current.
 */
function Shortfall() {
  const { calculation, isValid } = useLiveAmounts();
  const uncollected = calculation?.statement.uncollected ?? 0;
  return (
    <>
      {uncollected > 0 && (
        <>
          <Rows widths="summary">
            <LineRow concept="uncollected" />
          </Rows>
          <Alert.Root status="warning" colorPalette="accent" size="sm" mt="1">
            <Alert.Indicator />
            <Alert.Description>{summary.uncollected(dollarsText(uncollected))}</Alert.Description>
          </Alert.Root>
        </>
      )}
      {isValid || (
        <Text color="fg.error" fontSize="13px">
          {summary.uncalculated}
        </Text>
      )}
    </>
  );
}

function EntryMark() {
  const { saved, sheet } = useEntry().work;
  return (
    <>
      <StoredMark saved={saved} users={sheet.users} />
      {saved && (
        <>
          <Text color="fg.muted" fontSize="13px">
            {summary.createdAt(momentText(saved.createdAt))}
          </Text>
          <EntryCorrections {...saved} />
        </>
      )}
    </>
  );
}

/** The balances of vacation and sick time before and after the entry. */
function LeaveRows() {
  const { leave } = useLiveAmounts();
  if (!leave) return null;
  return (
    <>
      <Rows widths="summary">
        {LEAVE_KINDS.map((kind) => {
          const [before, after] = [leave[kind].balance, leave[kind].balanceAfter].map(formatMinutes);
          return (
            <Flex as="li" key={kind} justify="space-between" gap="2" minH="7" align="center">
              <VisuallyHidden>
                {summary.leaveChangeSpoken(summary.leave[kind], before ?? '', after ?? '')}
              </VisuallyHidden>
              <span aria-hidden>{summary.leave[kind]}</span>
              <Text
                as="span"
                aria-hidden
                whiteSpace="nowrap"
                color={leave[kind].balanceAfter < 0 ? 'fg.warning' : undefined}
              >
                {summary.leaveChange(before ?? '', after ?? '')}
              </Text>
            </Flex>
          );
        })}
      </Rows>
      <Text color="fg.muted" fontSize="13px">
        {summary.leaveHelp}
      </Text>
    </>
  );
}
