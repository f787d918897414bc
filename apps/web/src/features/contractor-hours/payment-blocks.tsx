import { Box, Separator, Text } from '@chakra-ui/react';
import type { ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import { AmountBefore, ComputedAmountRow, LiveAmount, SpokenAmount } from '../../pay/block/amounts.tsx';
import { Block, Row, Rows, WhyButton } from '../../pay/block/block.tsx';
import { PaymentCorrections } from '../../pay/payment-corrections.tsx';
import { StoredMark } from '../../pay/recorded-event.tsx';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { Amount } from '../../ui/amount.tsx';
import { type FieldProps, useBoundField } from '../../ui/form/fields/bound-field.ts';
import { Editable } from '../../ui/form/fields/editable.tsx';
import { FieldNote } from '../../ui/form/fields/field-frame.tsx';
import { AmountInput } from '../../ui/form/fields/figure-fields.tsx';
import { HoursInput } from '../../ui/form/fields/hours-field.tsx';
import { useHours } from './payment.ts';

const { categories, hours, pay, retained } = contractorHoursText;

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
