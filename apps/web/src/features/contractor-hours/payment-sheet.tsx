import { Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { useRef } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadingBlock } from '../../components/state-blocks.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { contractorsText } from '../../text/contractors.es.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentPickers } from './payment-pickers.tsx';
import type { Sheet } from './state/sheet.ts';
import type { useSelection } from './use-selection.ts';

type PaymentSheetProps = {
  sheet: Sheet;
  /** True while the sheet is still the one before. */
  isArriving: boolean;
  selection: ReturnType<typeof useSelection>;
  mayWrite: boolean;
  /** How often it was asked for anew: each time the form starts over. */
  reloads: number;
  onReload: () => Promise<void>;
};

/** The choices, and below them the form of the payment that is chosen. */
export function PaymentSheet(props: PaymentSheetProps) {
  const { sheet, isArriving, selection, mayWrite, reloads, onReload } = props;
  const { today, year, choose, paymentIn } = selection;
  const { company, contractor } = sheet;
  const saved = paymentIn(sheet);
  const name = fullName(contractor);

  const pickers = useRef<HTMLElement>(null);
  const reload = async (entryId: number | undefined) => {
    await onReload();
    choose({ entryId: entryId ?? 'new' });
    // The button that saved is gone with its form; the next choice is made here.
    if (entryId !== undefined) pickers.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Breadcrumb
        crumbs={[
          ...companyCrumbs(company.id, company.name),
          { label: contractorsText.list.title, to: href(PATHS.contractors, { companyId: company.id }) },
          { label: name },
        ]}
      />
      <PageHeader title={contractorHoursText.title} description={`${name} · ${company.name}`} />
      <PaymentPickers ref={pickers} {...{ sheet, year, saved, mayWrite }} onChoose={choose} />
      {mayWrite || (
        <Text color="fg.muted" mb="4">
          {contractorHoursText.readOnly}
        </Text>
      )}
      {isArriving ? (
        <LoadingBlock lines={12} />
      ) : (
        <PaymentForm
          key={[contractor.id, sheet.year, saved?.entryId ?? 'new', reloads].join('-')}
          work={{ sheet, saved }}
          today={today}
          mayWrite={mayWrite}
          onReload={reload}
        />
      )}
    </>
  );
}
