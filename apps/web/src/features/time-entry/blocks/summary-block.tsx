import { Alert, Box, Separator, Text } from '@chakra-ui/react';
import { dollarsText } from '../../../components/amount.tsx';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { SpokenAmount } from '../../../pay/block/spoken-amount.tsx';
import { StoredMark } from '../../../pay/block/stored-mark.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.ts';
import { FOUR_BLOCKS } from '../layout-widths.ts';
import { LineWhy } from '../line-why.tsx';
import { useLiveAmounts } from '../live-amounts.tsx';
import { LeaveRows } from './leave-rows.tsx';
import { LineAmount, LineBefore } from './line-amount.tsx';
import { LineRow } from './line-row.tsx';

const { blocks, summary, concepts } = payrollText;

/** What the entry comes to, kept in view while it is typed. */
export function SummaryBlock() {
  return (
    <Box css={{ [FOUR_BLOCKS]: { position: 'sticky', top: '4.5rem' } }}>
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
      note={<LineBefore line={NET} />}
    >
      <LineAmount line={NET} fontSize="20px" />
    </Row>
  );
}

/** What the floor of the net at zero cut off, and amounts that are not those of what is typed. */
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
  return <StoredMark saved={saved} users={sheet.users} />;
}
