import { Box } from '@chakra-ui/react';
import type { ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import { Block, Rows } from '../../../pay/block/block.tsx';
import { ComputedAmountRow } from '../../../pay/block/computed-amount-row.tsx';
import { AmountBefore, LiveAmount } from '../../../pay/block/live-amount.tsx';
import { Row } from '../../../pay/block/row.tsx';
import { WhyButton } from '../../../pay/block/why-button.tsx';
import { contractorHoursText } from '../../../text/contractor-hours.es.ts';
import { Amount } from '../../../ui/amount.tsx';
import { useHours } from '../hours-context.ts';

const { categories, pay, retained } = contractorHoursText;

/** One of the four items of form 480.6SP. The payment stands in its own; the others are dimmed, at zero. */
export function CategoryBlock({ category }: { category: ContractorCategory }) {
  const { payment } = useHours().calculation;
  const isOwn = payment.category === category;
  const hasRetained = isSubject(category) || (isOwn && payment.retained.isEdited);
  return (
    <Box color={isOwn ? undefined : 'fg.muted'}>
      <Block title={categories[category]}>
        <Rows widths="signed">
          {isOwn ? <PayRow /> : <NothingRow label={pay} />}
          {hasRetained && (isOwn ? <RetainedRow /> : <NothingRow label={retained} />)}
        </Rows>
      </Block>
    </Box>
  );
}

/** Of the categories 3 and 4 something is withheld. */
function isSubject(category: ContractorCategory): boolean {
  return category > 2;
}

function NothingRow({ label }: { label: string }) {
  return (
    <Row label={label}>
      <Amount cents={0} />
    </Row>
  );
}

/** What the hours are paid. */
function PayRow() {
  const { work, calculation, explain } = useHours();
  const { gross } = calculation.payment;
  return (
    <Row
      label={pay}
      why={<WhyButton label={pay} onAsk={() => explain('pay')} />}
      before={<AmountBefore before={work.saved?.statement.gross} now={gross} />}
    >
      <LiveAmount cents={gross} />
    </Row>
  );
}

/** What is withheld of the payment. */
function RetainedRow() {
  const { work, isReadOnly, calculation, explain } = useHours();
  const { amount, computed } = calculation.payment.retained;
  return (
    <ComputedAmountRow
      name="editedRetained"
      label={retained}
      computed={computed.amount}
      isReadOnly={isReadOnly}
      why={<WhyButton label={retained} onAsk={() => explain('retained')} />}
      before={<AmountBefore before={work.saved?.statement.retained.amount} now={amount} />}
    />
  );
}
