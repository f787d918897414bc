import { ComputedAmountRow } from '../../../pay/block/computed-amount-row.tsx';
import { AmountBefore } from '../../../pay/block/live-amount.tsx';
import { WhyButton } from '../../../pay/block/why-button.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { useHours } from '../hours-context.ts';

const label = contractorHoursText.retained;

/** What is withheld of the payment. */
export function RetainedRow() {
  const { work, isReadOnly, calculation, explain } = useHours();
  const { amount, computed } = calculation.payment.retained;
  return (
    <ComputedAmountRow
      name="editedRetained"
      label={label}
      computed={computed.amount}
      isReadOnly={isReadOnly}
      why={<WhyButton label={label} onAsk={() => explain('retained')} />}
      before={<AmountBefore before={work.saved?.statement.retained.amount} now={amount} />}
    />
  );
}
