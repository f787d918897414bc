import { Separator, Text } from '@chakra-ui/react';
import { AmountBefore, LiveAmount, SpokenAmount } from '../../pay/block/amounts.tsx';
import { Block, Row, Rows, WhyButton } from '../../pay/block/block.tsx';
import { PaymentCorrections } from '../../pay/payment-corrections.tsx';
import { StoredMark } from '../../pay/recorded-event.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { useHours } from './payment.ts';

/** The total of the payment, who recorded it, and the totals of the year in the ledger. */
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
          label={<Text fontSize="16px">{contractorHoursText.total}</Text>}
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
      <SpokenAmount label={contractorHoursText.total} cents={net} />
    </Block>
  );
}

/** The reimbursed expenses on top of the income; nothing where there are none. */
function ReimbursedRow() {
  const { work, calculation, explain } = useHours();
  const { reimbursedExpenses: now } = calculation.payment;
  const before = work.saved?.statement.reimbursedExpenses;
  if (now === 0 && !before) return null;
  return (
    <Row
      label={contractorHoursText.reimbursed}
      direction="addition"
      why={<WhyButton label={contractorHoursText.reimbursed} onAsk={() => explain('reimbursed')} />}
      note={<AmountBefore before={before} now={now} />}
    >
      <LiveAmount cents={now} />
    </Row>
  );
}

function TotalWhy() {
  const { explain } = useHours();
  return <WhyButton label={contractorHoursText.total} onAsk={() => explain('total')} />;
}

/** The totals of the year's saved payments. */
function YearToDate() {
  const { sheet } = useHours().work;
  const { gross, incomeTaxWithheld, reimbursedExpenses, net } = sheet.yearToDate;
  return (
    <section aria-label={contractorHoursText.yearToDate(sheet.year)}>
      <Text fontSize="13px" color="fg.muted">
        {contractorHoursText.yearToDate(sheet.year)}
      </Text>
      <Rows widths="summary">
        <Row label={contractorHoursText.pay}>
          <Amount cents={gross} />
        </Row>
        <Row label={contractorHoursText.retained} direction="deduction">
          <Amount cents={incomeTaxWithheld} />
        </Row>
        {reimbursedExpenses > 0 && (
          <Row label={contractorHoursText.reimbursed} direction="addition">
            <Amount cents={reimbursedExpenses} />
          </Row>
        )}
        <Row label={contractorHoursText.total}>
          <Amount cents={net} />
        </Row>
      </Rows>
    </section>
  );
}
