import { type Accountant, accountantSchema } from '@garita/domain/account/accountant.schema';
import { PATHS } from '../../config/paths.ts';
import { FormPage } from '../../form/form-page.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { accountantName } from './accountant-name.ts';
import { AddressSection } from './sections/address-section.tsx';
import { FilingSection } from './sections/filing-section.tsx';
import { PersonSection } from './sections/person-section.tsx';
import { PracticeSection } from './sections/practice-section.tsx';

type AccountantFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (name: string) => string };
  defaultValues: Accountant;
  /** `commandId` makes it harmless to send the same accountant twice. */
  onSave: (accountant: Accountant, commandId: string) => Promise<unknown>;
};

/** Everything that is kept of an accountant, in sections. Who may not write sees it and cannot change it. */
export function AccountantForm({ text, defaultValues, onSave }: AccountantFormProps) {
  const mayWrite = useIsAllowed('records:write');
  return (
    <FormPage>
      <SchemaForm
        schema={accountantSchema}
        defaultValues={defaultValues}
        confirm={{
          title: text.title,
          description: (accountant) => text.question(accountantName(accountant)),
        }}
        onSubmit={onSave}
        isReadOnly={!mayWrite}
        backTo={PATHS.accountants}
      >
        <PersonSection />
        <PracticeSection />
        <AddressSection />
        <FilingSection />
      </SchemaForm>
    </FormPage>
  );
}
