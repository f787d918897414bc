import type { PayrollAccounts } from '@garita/domain/accounting/payroll-accounts.schema';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { NO_CACHE } from '../../lib/no-cache.ts';
import { trpc } from '../../lib/trpc.ts';
import { useGoBack, useParent } from '../../lib/use-parent.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { payrollAccountsText as text } from '../../text/payroll-accounts.es.ts';
import { recordsText } from '../../text/records.es.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PayrollAccountsForm } from './payroll-accounts-form.tsx';

/** The accounts that the amounts of a company's payroll are booked to, in the order of its journal entry. */
export function PayrollAccountsScreen() {
  const companyId = useRouteId('companyId');
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  const accounts = trpc.companies.payrollAccounts.useQuery({ companyId }, NO_CACHE);
  const mayWrite = useIsAllowed('records:write');
  const save = useSave(companyId);
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company?.name), { label: text.title }]} />
      <PageHeader title={text.title} description={mayWrite ? company?.name : recordsText.readOnly} />
      <FreshlyLoaded query={accounts}>
        {({ named }) => <PayrollAccountsForm named={named} isReadOnly={!mayWrite} onSave={save} />}
      </FreshlyLoaded>
    </>
  );
}

function useSave(companyId: number) {
  const update = trpc.companies.updatePayrollAccounts.useMutation();
  const utils = trpc.useUtils();
  const goBack = useGoBack(useParent());
  return async (accounts: PayrollAccounts, commandId: string) => {
    await update.mutateAsync({ companyId, accounts, commandId });
    notifySuccess(text.saved);
    // Entries that were looked at are made with other accounts now.
    void utils.reports.preview.invalidate();
    await goBack();
  };
}
