import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useBoundField } from '../../form/fields/bound-field.ts';
import { FieldFrame } from '../../form/fields/field-frame.tsx';
import { PercentInput } from '../../form/fields/percent-field.tsx';
import { DateField, SelectField } from '../../form/fields/plain-fields.tsx';
import { dateText, momentText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { PaidSwitch } from '../../pay/paid-switch.tsx';
import { Term, Terms } from '../../pay/terms.tsx';
import { CorrectedButton } from '../../pay/time-history.tsx';
import { payrollText } from '../../text/payroll.es.ts';
import { Editable } from './blocks/rows.tsx';
import { useEntry, useLiveAmounts } from './entry-context.tsx';
import { entryParticulars, savedSummary } from './saving/entry-particulars.ts';
import { choosePayDate } from './state/chosen-pay-date.ts';
import type { SavedEntry, Sheet } from './state/sheet.ts';

const { terms } = payrollText;

/** Who loads the entry, when it is paid, how income tax is withheld, and when it was created. */
export function TermsRow() {
  const { work } = useEntry();
  const { sheet, saved, period } = work;
  const accountants = accountantOptions(sheet, saved?.inputs.accountantId);
  return (
    <Terms>
      <Box w={{ base: 'full', md: '14rem' }}>
        <Editable>
          <SelectField name="accountantId" label={terms.accountant} options={accountants} isRequired />
        </Editable>
      </Box>
      <Box w={{ base: 'full', md: '10rem' }}>
        <PayDateField />
      </Box>
      <WithholdingTerm />
      <Box>
        <Term label={terms.createdAt}>{saved ? momentText(saved.createdAt) : terms.notSaved}</Term>
        {saved && <CorrectedButton entryId={saved.entryId} corrections={saved.corrections} />}
      </Box>
      {saved && <PaidTerm saved={saved} />}
      <Box display="none" _print={{ display: 'block' }}>
        <Term label={payrollText.pickers.period}>
          {payrollText.pickers.periodOption(period.number, dateText(period.start), dateText(period.end))}
        </Term>
      </Box>
    </Terms>
  );
}

/** The pay date. What is chosen here stays for the next employee of the period. */
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

/** Whether the entry was paid, on which day and how. */
function PaidTerm({ saved }: { saved: SavedEntry }) {
  const { work, mayWrite } = useEntry();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.payroll.markPaid.useMutation({
    onSuccess: () => void utils.payroll.sheet.invalidate(),
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

/** The percentage, where income tax is withheld at a flat rate; else the word 'Tabla'. */
function WithholdingTerm() {
  const { calculation } = useLiveAmounts();
  const { sheet } = useEntry().work;
  const method = calculation?.facts.withholding.method ?? sheet.employee.withholdingMethod;
  if (method === 'flat-rate') return <WithholdingRateField />;
  return <Term label={terms.withholdingMethod}>{terms.table}</Term>;
}

/** The employee's percentage until another one is typed; an emptied box is the employee's again. */
function WithholdingRateField() {
  const { calculation } = useLiveAmounts();
  const { frame, control, value, onChange } = useBoundField({
    name: 'withholdingRate',
    label: terms.withholdingRate,
  });
  const withholding = calculation?.facts.withholding;
  const own = withholding?.method === 'flat-rate' ? withholding.rate : 0;
  return (
    <Box w={{ base: 'full', md: '10rem' }}>
      <FieldFrame {...frame}>
        <Editable>
          <PercentInput {...control} value={value ?? own} onChange={(rate) => onChange(rate ?? undefined)} />
        </Editable>
      </FieldFrame>
    </Box>
  );
}

// One that was switched off since stays the accountant of what it loaded.
function accountantOptions({ accountants }: Sheet, chosen: number | undefined) {
  return accountants
    .filter(({ id, isActive }) => isActive || id === chosen)
    .map(({ id, name, isActive }) => ({
      value: id,
      label: isActive ? name : payrollText.pickers.inactive(name),
    }));
}
