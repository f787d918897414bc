import { Separator, Text } from '@chakra-ui/react';
import { Amount } from '../../../components/amount.tsx';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { AmountBefore, LiveAmount, SpokenAmount } from '../../../pay/block/live-amount.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { StoredMark } from '../../../pay/block/stored-mark.tsx';
import { WhyButton } from '../../../pay/block/why-button.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { useHours } from '../hours-context.ts';

const text = contractorHoursText;

/** What the payment comes to, who recorded it, and what the ledger holds of the year. */
export function SummaryBlock() {
  const { work, isValid, calculation } = useHours();
  const { sheet, saved } = work;
  const { net } = calculation.payment;
  return (
    <Block title={payrollText.blocks.summary}>
      <StoredMark saved={saved} users={sheet.users} />
      <Rows widths="summary">
        <Row
          label={<Text fontSize="16px">{text.total}</Text>}
          isStrong
          why={<TotalWhy />}
          note={<AmountBefore before={saved?.statement.net} now={net} />}
        >
          <LiveAmount cents={net} fontSize="20px" />
        </Row>
      </Rows>
      {isValid || (
        <Text color="fg.error" fontSize="13px">
          {payrollText.summary.uncalculated}
        </Text>
      )}
      <Separator my="2" />
      <YearToDate />
      <SpokenAmount label={text.total} cents={net} />
    </Block>
  );
}

function TotalWhy() {
  const { explain } = useHours();
  return <WhyButton label={text.total} onAsk={() => explain('total')} />;
}

/** What the year's saved payments add up to. */
function YearToDate() {
  const { sheet } = useHours().work;
  const { gross, incomeTaxWithheld, net } = sheet.yearToDate;
  return (
    <section aria-label={text.yearToDate(sheet.year)}>
      <Text fontSize="13px" color="fg.muted">
        {text.yearToDate(sheet.year)}
      </Text>
      <Rows widths="summary">
        <Row label={text.pay}>
          <Amount cents={gross} />
        </Row>
        <Row label={text.retained} direction="deduction">
          <Amount cents={incomeTaxWithheld} />
        </Row>
        <Row label={text.total}>
          <Amount cents={net} />
        </Row>
      </Rows>
    </section>
  );
}
