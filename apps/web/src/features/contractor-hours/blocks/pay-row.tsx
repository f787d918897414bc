import { AmountBefore, LiveAmount } from '../../../pay/block/live-amount.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { WhyButton } from '../../../pay/block/why-button.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { useHours } from '../hours-context.ts';

const label = contractorHoursText.pay;

/** What the hours are paid. */
export function PayRow() {
  const { work, calculation, explain } = useHours();
  const { gross } = calculation.payment;
  return (
    <Row
      label={label}
      why={<WhyButton label={label} onAsk={() => explain('pay')} />}
      note={<AmountBefore before={work.saved?.statement.gross} now={gross} />}
    >
      <LiveAmount cents={gross} />
    </Row>
  );
}
