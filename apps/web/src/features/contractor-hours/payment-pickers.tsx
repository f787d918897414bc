import { type Ref, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { dayText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOfYear } from '../../lib/year-address.ts';
import { PersonPicker } from '../../pay/person-picker.tsx';
import { SavedPicker } from '../../pay/saved-picker.tsx';
import { YearPicker } from '../../pay/year-picker.tsx';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { Choices } from '../../ui/page/page-header.tsx';
import { type ContractorSheet, isOpen } from './payment.ts';
import { offersNew, type PaymentChoice } from './payment-selection.ts';

const { pickers } = contractorHoursText;

type PaymentPickersProps = {
  ref: Ref<HTMLElement>;
  sheet: ContractorSheet;
  year: number;
  chosen: number | 'new' | undefined;
  mayWrite: boolean;
  onChoose: (choice: PaymentChoice) => void;
};

/** The choices above the form: year, payment, contractor. */
export function PaymentPickers({ ref, sheet, year, chosen, mayWrite, onChoose }: PaymentPickersProps) {
  return (
    <Choices ref={ref} tabIndex={-1} aria-label={pickers.label} data-print="hidden">
      <YearPicker label={pickers.year} year={year} onChoose={(value) => onChoose({ year: value })} />
      <PaymentPicker {...{ sheet, chosen, mayWrite, onChoose }} />
      <ContractorPicker sheet={sheet} year={year} />
    </Choices>
  );
}

/** 'Pago n' of the year, and the way to a new one. */
function PaymentPicker({ sheet, chosen, mayWrite, onChoose }: Omit<PaymentPickersProps, 'ref' | 'year'>) {
  const { payments } = sheet;
  return (
    <SavedPicker
      label={pickers.payment}
      saved={payments.map(({ entryId, payDate }, place) => ({
        value: entryId,
        label: pickers.paymentOption(place + 1, dayText(payDate)),
      }))}
      newLabel={offersNew(sheet, mayWrite) ? pickers.newPayment(payments.length + 1) : undefined}
      chosen={chosen}
      mayAdd={mayWrite && isOpen(sheet)}
      onChoose={(entryId) => onChoose({ entryId })}
      width="14rem"
      narrow="1 1 10rem"
    />
  );
}

/** Goes to the same year of another contractor of the company. */
function ContractorPicker({ sheet, year }: { sheet: ContractorSheet; year: number }) {
  const { company, contractor } = sheet;
  const { data: contractors } = trpc.contractors.choices.useQuery({ companyId: company.id });
  // Until the others are known, there is the one who is chosen.
  const people = useMemo(() => contractors ?? [contractor], [contractors, contractor]);
  const navigate = useNavigate();
  const open = (contractorId: number) =>
    void navigate({
      pathname: href(PATHS.contractorHours, { companyId: company.id, contractorId }),
      search: String(addressOfYear(year)),
    });
  return (
    <PersonPicker
      label={pickers.contractor}
      people={people}
      chosen={contractor}
      onChoose={open}
      holders="contractorIds"
    />
  );
}
