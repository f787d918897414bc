import { Box } from '@chakra-ui/react';
import { leftOfLimit } from '@garita/domain/contractor/contractor-rule';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { isCalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { momentText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { Term, Terms } from '../../pay/form-layout.tsx';
import { PaidSwitch } from '../../pay/paid-switch.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { errorId, useBoundField } from '../../ui/form/fields/bound-field.ts';
import { Editable } from '../../ui/form/fields/editable.tsx';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import type { SavedPayment } from './payment.ts';
import { useHours } from './payment.ts';
import { paymentParticulars, savedSummary } from './payment-dialogs.tsx';

const { terms } = contractorHoursText;

/**
 * The company, the pay date, the contractor's terms with which the payment is calculated, and the paid mark.
 */
export function TermsRow() {
  const { work, calculation } = useHours();
  const { saved, sheet } = work;
  const { hourlyRate, earlierPay } = calculation.facts;
  const { rate } = calculation.payment.retained.computed;
  return (
    <Terms>
      <Term label={terms.company}>{sheet.company.name}</Term>
      <PayDateField year={sheet.year} />
      <Term label={terms.hourlyRate}>{dollarsText(hourlyRate)}</Term>
      <Term label={terms.withholdingRate}>{percentText(rate)}</Term>
      {earlierPay && <Term label={terms.leftOfLimit}>{dollarsText(leftOfLimit(earlierPay))}</Term>}
      <Term label={payrollText.terms.createdAt}>
        {saved ? momentText(saved.createdAt) : payrollText.terms.notSaved}
      </Term>
      {saved && <PaidTerm saved={saved} />}
    </Terms>
  );
}

/** The pay date. A day outside the chosen year is refused as soon as it is typed. */
function PayDateField({ year }: { year: number }) {
  const { isReadOnly } = useHours();
  const { frame, control, value, onChange } = useBoundField({
    name: 'payDate',
    label: terms.payDate,
    isRequired: true,
  });
  const date = typeof value === 'string' ? value : '';
  const isOfAnotherYear = isCalendarDate(date) && yearOf(date) !== year;
  const error = isOfAnotherYear ? fieldText('year-not-of-pay-date') : frame.error;
  return (
    <Box w={{ base: 'full', md: '10rem' }}>
      <FieldFrame {...frame} error={error}>
        <Editable isReadOnly={isReadOnly}>
          <Input
            type="date"
            {...control}
            aria-invalid={error !== undefined}
            aria-describedby={error && errorId(frame.id)}
            value={date}
            onChange={({ target }) => onChange(target.value || null)}
          />
        </Editable>
      </FieldFrame>
    </Box>
  );
}

/** The switch that marks the payment as paid, with the day and the method. */
function PaidTerm({ saved }: { saved: SavedPayment }) {
  const { work, setPaid, mayWrite } = useHours();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.contractorTime.markPaid.useMutation({
    onSuccess: ({ paid }) => {
      setPaid(paid);
      void utils.contractorTime.sheet.invalidate();
    },
  });
  return (
    <PaidSwitch
      saved={saved}
      nextCheque={work.sheet.nextCheque}
      particulars={paymentParticulars(work.sheet, saved.inputs)}
      summary={savedSummary(work.sheet, saved)}
      isDisabled={!mayWrite}
      onMark={mutateAsync}
    />
  );
}
