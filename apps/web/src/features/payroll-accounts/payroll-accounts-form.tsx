import {
  type AccountPart,
  CREDITED_AMOUNTS,
  DEBITED_AMOUNTS,
  type PayrollAccounts,
  payrollAccountsSchema,
} from '@garita/domain/accounting/payroll-accounts.schema';
import { EMPLOYER_TAXES } from '@garita/domain/returns/employer-cost';
import { DEFAULT_ACCOUNTS } from '@garita/domain/text/default-accounts.es';
import { payrollAccountsText as text } from '../../text/payroll-accounts.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormPage, FormSection } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';

type PayrollAccountsFormProps = {
  named: PayrollAccounts;
  isReadOnly: boolean;
  /** `commandId` makes it harmless to send the same accounts twice. */
  onSave: (accounts: PayrollAccounts, commandId: string) => Promise<unknown>;
};

/** An account for each amount, debits before credits; an empty one is the usual account, which it shows. */
export function PayrollAccountsForm({ named, isReadOnly, onSave }: PayrollAccountsFormProps) {
  return (
    <FormPage>
      <SchemaForm
        schema={payrollAccountsSchema}
        defaultValues={named}
        onSubmit={onSave}
        isReadOnly={isReadOnly}
      >
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
