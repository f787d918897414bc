import { fullName } from '@garita/domain/employee/full-name';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadingBlock } from '../../components/state-blocks.tsx';
import { href, PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { companyCrumbs } from '../../layout/company-crumbs.ts';
import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { ReadOnlyNote } from '../../pay/read-only-note.tsx';
import { useReload } from '../../pay/saving/use-reload.ts';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { contractorsText } from '../../text/contractors.es.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentPickers } from './payment-pickers.tsx';
import { isOpen, type Sheet } from './state/sheet.ts';
import type { useSelection } from './use-selection.ts';

type PaymentSheetProps = {
  sheet: Sheet;
  /** True while the sheet is still the one before. */
  isArriving: boolean;
  selection: ReturnType<typeof useSelection>;
};

/** The choices, and below them the form of the payment that is chosen. */
export function PaymentSheet({ sheet, isArriving, selection }: PaymentSheetProps) {
  const { today, year, choose, paymentIn } = selection;
  const mayWrite = useIsAllowed('pay:write');
  const saved = paymentIn(sheet, mayWrite);
  const note = mayWrite ? saved && closedText(sheet) : contractorHoursText.readOnly;
  const utils = trpc.useUtils();
  const { reloads, choices, reload } = useReload({
    refetch: () => utils.contractorTime.sheet.invalidate(),
    open: (entryId) => choose({ entryId: entryId ?? 'new' }),
  });

  return (
    <>
      <PaymentHeader sheet={sheet} />
      <PaymentPickers ref={choices} {...{ sheet, year, saved, mayWrite }} onChoose={choose} />
      {note && <ReadOnlyNote text={note} />}
      {isArriving ? (
        <LoadingBlock lines={12} />
      ) : (
        <PaymentForm
          key={[sheet.contractor.id, sheet.year, saved?.entryId ?? 'new', reloads].join('-')}
          work={{ sheet, saved }}
          today={today}
          mayWrite={mayWrite}
          onReload={reload}
        />
      )}
    </>
  );
}

/** Why no new payment is offered beside a saved one; of an empty one, its form says so. */
function closedText(sheet: Sheet): string | undefined {
  const { companyInactive, contractorInactive } = contractorHoursText.warnings;
  if (isOpen(sheet)) return undefined;
  return sheet.company.isActive ? contractorInactive : companyInactive;
}

/** Who is paid. */
function PaymentHeader({ sheet: { company, contractor } }: { sheet: Sheet }) {
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
      <PageHeader title={contractorHoursText.title} description={`${name} · ${company.name}`} />
    </>
  );
}
