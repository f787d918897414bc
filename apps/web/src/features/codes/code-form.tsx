import {
  type RegistrationCode,
  registrationCodeSchema,
} from '@garita/domain/account/registration-code.schema';
import type { DefaultValues } from 'react-hook-form';
import { PATHS } from '../../config/paths.ts';
import { FormPage } from '../../form/form-page.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { CodeFields } from './code-fields.tsx';

type CodeFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (owner: string) => string };
  defaultValues: DefaultValues<RegistrationCode>;
  /** `commandId` makes it harmless to send the same code twice. */
  onSave: (code: RegistrationCode, commandId: string) => Promise<unknown>;
};

/** A registration code. Only administrators come here; the server refuses others. */
export function CodeForm({ text, defaultValues, onSave }: CodeFormProps) {
  return (
    <FormPage>
      <SchemaForm
        schema={registrationCodeSchema}
        defaultValues={defaultValues}
        confirm={{ title: text.title, description: ({ owner }) => text.question(owner) }}
        onSubmit={onSave}
        backTo={PATHS.codes}
      >
        <CodeFields />
      </SchemaForm>
    </FormPage>
  );
}
