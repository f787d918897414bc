import { Box } from '@chakra-ui/react';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { dateText, dayText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { choosePayDate } from '../../pay/entry/entry-draft.ts';
import type { PayrollSheet, SavedEntry } from '../../pay/entry/sheet.ts';
import { type Correction, correctionPayDate } from '../../pay/entry/sheet.ts';
import { ONE_ROW, Term, Terms, TIGHT_ROW } from '../../pay/form-layout.tsx';
import { PaidSwitch } from '../../pay/paid-switch.tsx';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { useBoundField } from '../../ui/form/fields/bound-field.ts';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { PercentInput } from '../../ui/form/fields/figure-fields.tsx';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { createSlot } from '../../ui/slot.tsx';
import { Editable } from './blocks/rows.tsx';
import { entryParticulars, savedSummary } from './confirmation-texts.ts';
import { useEntry, useLiveAmounts } from './entry-context.tsx';

const { terms } = payrollText;

/** The place for the terms of an entry beside the choices, which stay when the form is replaced. */
export const TermsSlot = createSlot();

/** The pay date, the withholding method, and the accountant who loads the entry. */
export function TermsRow() {
  const { work } = useEntry();
  const { sheet, saved, period } = work;
  const accountants = accountantOptions(sheet, saved?.inputs.accountantId);
  return (
    <TermsSlot.Fill>
      <Terms gap="2" p="0" bg="transparent" borderWidth="0" css={{ [ONE_ROW]: { flexWrap: 'nowrap' } }}>
        {work.correction && <BookedPeriod correction={work.correction} />}
        <Box w={{ base: 'full', md: '8.5rem' }} flexShrink="0">
          <PayDateField />
        </Box>
        <WithholdingTerm />
        <Box
          w={{ base: 'full', md: '11rem' }}
          css={work.correction ? undefined : { [TIGHT_ROW]: { width: 'calc(21cqi - 6rem)' } }}
        >
          <Editable>
            <SelectField name="accountantId" label={terms.accountant} options={accountants} isRequired />
          </Editable>
        </Box>
        {saved && !work.correction && <PaidTerm saved={saved} />}
        <Box display="none" _print={{ display: 'block' }}>
          <Term label={payrollText.pickers.period}>
            {payrollText.pickers.periodOption(period.number, dateText(period.start), dateText(period.end))}
          </Term>
        </Box>
      </Terms>
    </TermsSlot.Fill>
  );
}

/** The open period that books a correction; choosing one proposes its pay date. */
function BookedPeriod({ correction }: { correction: Correction }) {
  const { setValue } = useFormContext<TimeEntry>();
  const { periods, before } = correction;
  const payOf = (periodId: number | null) => {
    const booked = periods.find(({ id }) => id === periodId);
    if (booked) setValue('payDate', correctionPayDate(booked, before), { shouldDirty: true });
  };
  const options = periods.map(({ id, number, start, end }) => ({
    value: id,
    label: payrollText.pickers.periodOption(number, dayText(start), dayText(end)),
  }));
  return (
    <Box w={{ base: 'full', md: '17rem' }}>
      <SelectField
        name="periodId"
        label={payrollText.correction.booked}
        options={options}
        onChosen={payOf}
        isRequired
      />
    </Box>
  );
}

/** The pay date, which is proposed again for the next employee of the period. */
function PayDateField() {
  const { sheet, period } = useEntry().work;
  const { payDate } = useLiveAmounts().entry;
  const [opened] = useState(payDate);
  useEffect(() => {
    if (payDate !== opened) choosePayDate({ companyId: sheet.company.id, period }, payDate);
  }, [payDate, opened, sheet, period]);
  return (
    <Editable>
      <DateField name="payDate" label={terms.payDate} isRequired />
    </Editable>
  );
}

/** The switch that marks the entry as paid, with the day and the method. */
function PaidTerm({ saved }: { saved: SavedEntry }) {
  const { work, setPaid, mayWrite } = useEntry();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.payroll.markPaid.useMutation({
    onSuccess: ({ paid }) => {
      setPaid(paid);
      void utils.payroll.sheet.invalidate();
    },
  });
  return (
    <PaidSwitch
      saved={saved}
      nextCheque={work.sheet.nextCheque}
      particulars={entryParticulars(work, saved.inputs)}
      summary={savedSummary(work, saved)}
      isDisabled={!mayWrite}
      onMark={mutateAsync}
    />
  );
}

/** The percentage, where income tax is withheld at a flat rate; else the method. */
function WithholdingTerm() {
  const { calculation } = useLiveAmounts();
  const { sheet } = useEntry().work;
  const method = calculation?.facts.withholding.method ?? sheet.employee.withholdingMethod;
  if (method === 'flat-rate') return <WithholdingRateField />;
  return (
    <Box whiteSpace="nowrap">
      <Term label={<WithholdingLabel />}>{terms[method]}</Term>
    </Box>
  );
}

/** The label of the method, which is one word where the row has no room for more. */
function WithholdingLabel() {
  return (
    <>
      <Box as="span" css={{ [TIGHT_ROW]: { display: 'none' } }}>
        {terms.withholdingMethod}
      </Box>
      <Box as="span" display="none" css={{ [TIGHT_ROW]: { display: 'inline' } }}>
        {terms.shortWithholdingMethod}
      </Box>
    </>
  );
}

/** The percentage of the employee until another one is typed; emptied, it is the employee's again. */
function WithholdingRateField() {
  const { calculation } = useLiveAmounts();
  const { frame, control, value, onChange } = useBoundField({
    name: 'withholdingRate',
    label: terms.withholdingRate,
  });
  const withholding = calculation?.facts.withholding;
  const own = withholding?.method === 'flat-rate' ? withholding.rate : 0;
  return (
    <Box w={{ base: 'full', md: '9rem' }} css={{ [TIGHT_ROW]: { width: '6.5rem' } }}>
      <FieldFrame {...frame}>
        <Editable>
          <PercentInput {...control} value={value ?? own} onChange={(rate) => onChange(rate ?? undefined)} />
        </Editable>
      </FieldFrame>
    </Box>
  );
}

// An accountant who was deactivated since remains the accountant of saved entries.
function accountantOptions({ accountants }: PayrollSheet, chosen: number | undefined) {
  return accountants
    .filter(({ id, isActive }) => isActive || id === chosen)
    .map(({ id, name, isActive }) => ({
      value: id,
      label: isActive ? name : payrollText.pickers.inactive(name),
    }));
}
