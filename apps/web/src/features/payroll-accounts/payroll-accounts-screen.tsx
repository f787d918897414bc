import {
  type AccountPart,
  CREDITED_AMOUNTS,
  DEBITED_AMOUNTS,
  type PayrollAccounts,
  payrollAccountsSchema,
  SERVICE_AMOUNTS,
} from '@garita/domain/accounting/payroll-accounts.schema';
import { EMPLOYER_TAXES } from '@garita/domain/returns/employer-cost';
import { DEFAULT_ACCOUNTS } from '@garita/domain/text/default-accounts.es';
import { Breadcrumb, companyCrumbs } from '../../layout/breadcrumb.tsx';
import { useGoBack, useParent, useRouteId } from '../../lib/route.ts';
import { NO_CACHE, trpc, useIsAllowed } from '../../lib/trpc.ts';
import { ConflictOffer, EditedRecord, useEditConflict } from '../../records/edited-record.tsx';
import { payrollAccountsText as text } from '../../text/records/payroll-accounts.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormPage, FormSection } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

/** The accounts that the amounts of a company's payroll are booked to, in the order of its journal entry. */
export function PayrollAccountsScreen() {
  const companyId = useRouteId('companyId');
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  const accounts = trpc.companies.payrollAccounts.useQuery({ companyId }, NO_CACHE);
  const mayWrite = useIsAllowed('records:write');
  const { save, update } = useSave(companyId);
  const conflict = useEditConflict(accounts, update);
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, company?.name), { label: text.title }]} />
      <PageHeader title={text.title} description={mayWrite ? company?.name : recordsText.readOnly} />
      <FreshlyLoaded query={accounts}>
        {({ named, version }) => (
          <EditedRecord {...conflict} version={version}>
            {(opened) => (
              <PayrollAccountsForm
                named={named}
                isReadOnly={!mayWrite}
                onSave={(changed, commandId) => save(changed, opened, commandId)}
              />
            )}
          </EditedRecord>
        )}
      </FreshlyLoaded>
    </>
  );
}

function useSave(companyId: number) {
  const update = trpc.companies.updatePayrollAccounts.useMutation();
  const utils = trpc.useUtils();
  const goBack = useGoBack(useParent());
  const save = async (accounts: PayrollAccounts, version: number, commandId: string) => {
    await update.mutateAsync({ companyId, accounts, version, commandId });
    notifySuccess(text.saved);
    // Journal entries that were previewed now have other accounts.
    void utils.reports.preview.invalidate();
    await goBack();
  };
  return { save, update };
}

type PayrollAccountsFormProps = {
  named: PayrollAccounts;
  isReadOnly: boolean;
  /** `commandId` makes it harmless to send the same accounts twice. */
  onSave: (accounts: PayrollAccounts, commandId: string) => Promise<unknown>;
};

/**
 * The form with an account for each amount, debits before credits. An empty field means the usual account,
 * which it shows.
 */
function PayrollAccountsForm({ named, isReadOnly, onSave }: PayrollAccountsFormProps) {
  return (
    <FormPage>
      <SchemaForm
        schema={payrollAccountsSchema}
        defaultValues={named}
        onSubmit={onSave}
        isReadOnly={isReadOnly}
      >
        <ConflictOffer saved={named} />
        <FormSection {...text.debits}>
          <AccountFields amounts={DEBITED_AMOUNTS} {...of('pay')} />
        </FormSection>
        <FormSection {...text.employerExpense}>
          <AccountFields amounts={EMPLOYER_TAXES} {...of('employerExpense')} />
        </FormSection>
        <FormSection {...text.credits}>
          <AccountFields amounts={CREDITED_AMOUNTS} {...of('pay')} />
        </FormSection>
        <FormSection {...text.employerLiability}>
          <AccountFields amounts={EMPLOYER_TAXES} {...of('employerLiability')} />
        </FormSection>
        <FormSection {...text.services}>
          <AccountFields amounts={SERVICE_AMOUNTS} {...of('services')} />
        </FormSection>
      </SchemaForm>
    </FormPage>
  );
}

/** Returns the labels of a part and the default accounts, which hold unless the company names others. */
function of<Part extends AccountPart>(part: Part) {
  return { part, labels: text.labels[part], usual: DEFAULT_ACCOUNTS[part] };
}

type AccountFieldsProps<Name extends string> = {
  part: AccountPart;
  amounts: readonly Name[];
  labels: Record<Name, string>;
  usual: Record<Name, string>;
};

function AccountFields<Name extends string>({ part, amounts, labels, usual }: AccountFieldsProps<Name>) {
  return amounts.map((amount) => (
    <TextField
      key={amount}
      name={`${part}.${amount}`}
      label={labels[amount]}
      placeholder={usual[amount]}
      autoComplete="off"
    />
  ));
}
