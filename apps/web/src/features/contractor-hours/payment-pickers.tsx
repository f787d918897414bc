import { type Ref, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { dayText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { addressOfYear } from '../../lib/year-address.ts';
import { PersonPicker } from '../../pay/person-picker.tsx';
import { SavedPicker, YearPicker } from '../../pay/pickers.tsx';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import { Choices } from '../../ui/page/page-header.tsx';
import { type ContractorSheet, isOpen, type SavedPayment } from './payment.ts';

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
      newLabel={allowsNewPayment(sheet, mayWrite) ? pickers.newPayment(payments.length + 1) : undefined}
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

/** Parameter of the address: the id of the payment, or 'new'. */
const PAYMENT = 'payment';

/** One of the choices above the form. */
export type PaymentChoice = { year: number } | { entryId: number | 'new' };

/** Returns true if the choices offer a new payment. A year without payments always shows an empty form. */
export function allowsNewPayment(sheet: ContractorSheet, mayWrite: boolean): boolean {
  return sheet.payments.length === 0 || (mayWrite && isOpen(sheet));
}

/**
 * The payment on the screen: a saved one, a new one, or neither where the address names one that does not
 * exist.
 */
type PaymentSelection = { saved: SavedPayment | undefined; isMissing: boolean };

/**
 * The payment that the address names; where it names none, a new one, or the last one where no new one may be
 * loaded.
 */
export function selectionOf(
  sheet: ContractorSheet,
  address: URLSearchParams,
  mayWrite: boolean,
): PaymentSelection {
  const named = address.get(PAYMENT);
  if (named === null || named === 'new') {
    return { saved: allowsNewPayment(sheet, mayWrite) ? undefined : sheet.payments.at(-1), isMissing: false };
  }
  const saved = sheet.payments.find(({ entryId }) => String(entryId) === named);
  return { saved, isMissing: !saved };
}

/** The address after a choice. */
export function addressAfter(choice: PaymentChoice, year: number): URLSearchParams {
  if ('year' in choice) return addressOfYear(choice.year);
  const address = addressOfYear(year);
  address.set(PAYMENT, String(choice.entryId));
  return address;
}
