import { fullName } from '@garita/domain/employee/full-name';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb, companyCrumbs, LoadedScreen } from '../../layout/breadcrumb.tsx';
import { useRouteId } from '../../lib/route.ts';
import { NO_CACHE_KEEP_PREVIOUS, trpc, useIsAllowed, useIsFresh } from '../../lib/trpc.ts';
import { useYearAddress } from '../../lib/year-address.ts';
import { ReadOnlyNote } from '../../pay/form-layout.tsx';
import { PaidSlot } from '../../pay/paid-switch.tsx';
import { UnknownYear } from '../../pay/pickers.tsx';
import { useReload } from '../../pay/saving/use-reload.ts';
import { contractorHoursText } from '../../text/records/contractor-hours.es.ts';
import { contractorsText } from '../../text/records/contractors.es.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { LoadingBlock, MissingBlock } from '../../ui/page/state-blocks.tsx';
import { type ContractorSheet, isOpen } from './payment.ts';
import { PaymentForm } from './payment-form.tsx';
import { addressAfter, type PaymentChoice, PaymentPickers, selectionOf } from './payment-pickers.tsx';

/** Cargar Tiempo of a contractor: payments for hours, year by year. */
export function ContractorHoursScreen() {
  const companyId = useRouteId('companyId');
  const contractorId = useRouteId('contractorId');
  const selection = useSelection();
  const { year } = selection;
  const sheet = trpc.contractorTime.sheet.useQuery({ companyId, contractorId, year }, NO_CACHE_KEEP_PREVIOUS);
  const isArriving = !useIsFresh(sheet);
  return (
    <LoadedScreen title={contractorHoursText.title} query={sheet}>
      {(data) => <PaymentSheet sheet={data} isArriving={isArriving} selection={selection} />}
    </LoadedScreen>
  );
}

/** Returns the year, and how the payment is read from the address and chosen. */
function useSelection() {
  const { address, today, year, unknown, goTo } = useYearAddress();
  return {
    today,
    year,
    unknown,
    selectionIn: (sheet: ContractorSheet, mayWrite: boolean) => selectionOf(sheet, address, mayWrite),
    choose: (choice: PaymentChoice) => goTo(addressAfter(choice, year)),
  };
}

type PaymentSheetProps = {
  sheet: ContractorSheet;
  /** True while the sheet is still that of the previous choice or a cached one. */
  isArriving: boolean;
  selection: ReturnType<typeof useSelection>;
};

/** The choices, and below them the form of the chosen payment. */
function PaymentSheet({ sheet, isArriving, selection }: PaymentSheetProps) {
  const { today, year, unknown, choose, selectionIn } = selection;
  const mayWrite = useIsAllowed('pay:write');
  const { saved, isMissing } = selectionIn(sheet, mayWrite);
  const note = mayWrite ? saved && closedText(sheet) : contractorHoursText.readOnly;
  const utils = trpc.useUtils();
  const { reloads, choices, reload } = useReload({
    refetch: () => utils.contractorTime.sheet.invalidate(),
    open: (entryId) => choose({ entryId: entryId ?? 'new' }),
  });

  return (
    <PaidSlot.Provider>
      <PaymentHeader sheet={sheet} />
      <PaymentPickers
        ref={choices}
        {...{ sheet, year, mayWrite }}
        chosen={isMissing ? undefined : (saved?.entryId ?? 'new')}
        onChoose={choose}
      />
      <UnknownYear named={unknown} year={year} />
      {note && <ReadOnlyNote text={note} />}
      {isArriving && <LoadingBlock lines={12} />}
      {!isArriving && isMissing && <MissingPayment sheet={sheet} />}
      {!isArriving && !isMissing && (
        <PaymentForm
          key={[sheet.contractor.id, sheet.year, saved?.entryId ?? 'new', reloads].join('-')}
          work={{ sheet, saved }}
          today={today}
          mayWrite={mayWrite}
          onReload={reload}
        />
      )}
    </PaidSlot.Provider>
  );
}

function MissingPayment({ sheet: { company, contractor } }: { sheet: ContractorSheet }) {
  const to = href(PATHS.contractorPayments, { companyId: company.id, contractorId: contractor.id });
  return (
    <MissingBlock text={contractorHoursText.missing} way={{ label: contractorsText.list.payments, to }} />
  );
}

/**
 * Returns the reason why no new payment is offered beside a saved one. The form of an empty payment says it
 * itself.
 */
function closedText(sheet: ContractorSheet): string | undefined {
  const { companyInactive, contractorInactive } = contractorHoursText.warnings;
  if (isOpen(sheet)) return undefined;
  return sheet.company.isActive ? contractorInactive : companyInactive;
}

/** The title with the contractor, and the breadcrumb. */
function PaymentHeader({ sheet: { company, contractor } }: { sheet: ContractorSheet }) {
  const name = fullName(contractor);
  return (
    <>
      <Breadcrumb
        crumbs={[
          ...companyCrumbs(company.id, company.name),
          { label: contractorsText.list.title, to: href(PATHS.contractors, { companyId: company.id }) },
          { label: name },
        ]}
      />
      <PageHeader title={contractorHoursText.title} description={`${name} · ${company.name}`}>
        <PaidSlot.Outlet />
      </PageHeader>
    </>
  );
}
