import { Separator, Text } from '@chakra-ui/react';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { AmountBefore, LiveAmount, SpokenAmount } from '../../../pay/block/live-amount.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { StoredMark } from '../../../pay/block/stored-mark.tsx';
import { WhyButton } from '../../../pay/block/why-button.tsx';
import { PaymentCorrections } from '../../../pay/corrections/payment-corrections.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { Amount } from '../../../ui/amount.tsx';
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
      {saved && <PaymentCorrections {...saved} />}
      <Rows widths="summary">
        <ReimbursedRow />
        <Row
          label={<Text fontSize="16px">{text.total}</Text>}
          isStrong
          why={<TotalWhy />}
          before={<AmountBefore before={saved?.statement.net} now={net} />}
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

/** What is paid back on top of the income; nothing where nothing is. */
function ReimbursedRow() {
  const { work, calculation, explain } = useHours();
  const { reimbursedExpenses: now } = calculation.payment;
  const before = work.saved?.statement.reimbursedExpenses;
  if (now === 0 && !before) return null;
  return (
    <Row
      label={text.reimbursed}
      direction="addition"
      why={<WhyButton label={text.reimbursed} onAsk={() => explain('reimbursed')} />}
      note={<AmountBefore before={before} now={now} />}
    >
      <LiveAmount cents={now} />
    </Row>
  );
}

function TotalWhy() {
  const { explain } = useHours();
  return <WhyButton label={text.total} onAsk={() => explain('total')} />;
}

/** What the year's saved payments add up to. */
function YearToDate() {
  const { sheet } = useHours().work;
  const { gross, incomeTaxWithheld, reimbursedExpenses, net } = sheet.yearToDate;
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
        {reimbursedExpenses > 0 && (
          <Row label={text.reimbursed} direction="addition">
            <Amount cents={reimbursedExpenses} />
          </Row>
        )}
        <Row label={text.total}>
          <Amount cents={net} />
        </Row>
      </Rows>
    </section>
  );
}
