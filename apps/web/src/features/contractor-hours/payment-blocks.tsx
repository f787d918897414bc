import { Box } from '@chakra-ui/react';
import type { ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import { AmountBefore, ComputedAmountRow, LiveAmount } from '../../pay/block/amounts.tsx';
import { Block, Row, Rows, WhyButton } from '../../pay/block/block.tsx';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { type FieldProps, useBoundField } from '../../ui/form/fields/bound-field.ts';
import { Editable } from '../../ui/form/fields/editable.tsx';
import { FieldNote } from '../../ui/form/fields/field-frame.tsx';
import { AmountInput } from '../../ui/form/fields/figure-fields.tsx';
import { HoursInput } from '../../ui/form/fields/hours-field.tsx';
import { useHours } from './payment.ts';

const { categories, hours, notSubject, pay, retained } = contractorHoursText;

/** The field that takes the focus in a new payment. */
export const HOURS_FIELD = 'minutes';

/** The typed amounts: time at the contractor's rate, an agreed price, and expenses, which are no income. */
export function HoursBlock() {
  return (
    <Block title={hours.title}>
      <Rows widths="typed">
        <TimeRow />
        <AmountRow name="flatFee" label={hours.flatFee} />
        <AmountRow name="reimbursedExpenses" label={hours.reimbursedExpenses} />
      </Rows>
    </Block>
  );
}

function TimeRow() {
  const { isReadOnly } = useHours();
  const label = hours.regular;
  const { control, frame, value, onChange } = useBoundField({ name: HOURS_FIELD, label });
  return (
    <Row label={<label htmlFor={frame.id}>{label}</label>} note={<FieldNote {...frame} />}>
      <Editable isReadOnly={isReadOnly}>
        <HoursInput {...{ value, onChange, label }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}

function AmountRow(props: FieldProps) {
  const { isReadOnly } = useHours();
  const { control, frame, value, onChange } = useBoundField(props);
  return (
    <Row label={<label htmlFor={frame.id}>{props.label}</label>} note={<FieldNote {...frame} />}>
      <Editable isReadOnly={isReadOnly}>
        <AmountInput {...{ value, onChange }} {...control} size="xs" />
      </Editable>
    </Row>
  );
}

/**
 * One of the four items of form 480.6SP. The payment counts in one of them; the others are dimmed, at zero.
 */
export function CategoryBlock({ category }: { category: ContractorCategory }) {
  const { payment } = useHours().calculation;
  const isOwn = payment.category === category;
  const hasRetained = isSubject(category) || (isOwn && payment.retained.isEdited);
  return (
    <Box color={isOwn ? undefined : 'fg.muted'}>
      <Block title={categories[category]}>
        <Rows widths="signed">
          {isOwn ? <PayRow /> : <NothingRow label={pay} />}
          {isOwn && payment.notSubject > 0 && (
            <Row label={notSubject}>
              <LiveAmount cents={payment.notSubject} />
            </Row>
          )}
          {hasRetained && (isOwn ? <RetainedRow /> : <NothingRow label={retained} />)}
        </Rows>
      </Block>
    </Box>
  );
}

/** Returns true for the categories 3 and 4, from which income tax is withheld. */
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

/** The pay for the hours and the agreed price. */
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

/** The tax withheld from the payment. */
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
