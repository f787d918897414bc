import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { Choices } from '../../components/choices.tsx';
import { href, PATHS } from '../../config/paths.ts';
import type { Option } from '../../form/options.ts';
import { PersonPicker } from '../../form/person-picker.tsx';
import { Picker } from '../../form/picker.tsx';
import { YearPicker } from '../../form/year-picker.tsx';
import { dayText } from '../../lib/date-text.ts';
import { addressOfYear } from '../../lib/payroll-years.ts';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { type Choice, offersNew } from './state/selection.ts';
import { isOpen, type SavedPayment, type Sheet } from './state/sheet.ts';

const { pickers } = contractorHoursText;

/** The option that starts a new payment; no payment has this id. */
const NEW = 0;

type PaymentPickersProps = {
  ref: Ref<HTMLElement>;
  sheet: Sheet;
  year: number;
  saved: SavedPayment | undefined;
  mayWrite: boolean;
  onChoose: (choice: Choice) => void;
};

/** What is loaded, and for whom: year, payment, contractor. */
export function PaymentPickers({ ref, sheet, year, saved, mayWrite, onChoose }: PaymentPickersProps) {
  return (
    <Choices ref={ref} tabIndex={-1} aria-label={pickers.label} data-print="hidden">
      <YearPicker label={pickers.year} year={year} onChoose={(chosen) => onChoose({ year: chosen })} />
      <Picker
        label={pickers.payment}
        options={paymentOptions(sheet, mayWrite)}
        value={saved?.entryId ?? NEW}
        onChoose={(entryId) => entryId !== null && onChoose({ entryId: entryId || 'new' })}
        width="14rem"
        narrow="1 1 10rem"
      />
      {mayWrite && isOpen(sheet) && (
        <Button
          type="button"
          variant="outline"
          disabled={!saved}
          onClick={() => onChoose({ entryId: 'new' })}
        >
          <Plus aria-hidden />
          {pickers.addPayment}
        </Button>
      )}
      <ContractorPicker sheet={sheet} year={year} />
    </Choices>
  );
}

function paymentOptions(sheet: Sheet, mayWrite: boolean): Option<number>[] {
  const saved = sheet.payments.map(({ entryId, payDate }, place) => ({
    value: entryId,
    label: pickers.paymentOption(place + 1, dayText(payDate)),
  }));
  if (!offersNew(sheet, mayWrite)) return saved;
  return [...saved, { value: NEW, label: pickers.newPayment(saved.length + 1) }];
}

/** Goes to the same year of another contractor of the company. */
function ContractorPicker({ sheet, year }: { sheet: Sheet; year: number }) {
  const { company, contractor, contractors } = sheet;
  const navigate = useNavigate();
  const open = (contractorId: number) =>
    void navigate({
      pathname: href(PATHS.contractorHours, { companyId: company.id, contractorId }),
      search: String(addressOfYear(year)),
    });
  return <PersonPicker label={pickers.contractor} people={contractors} chosen={contractor} onChoose={open} />;
}
