import { type PasswordChange, passwordChangeSchema } from '@garita/domain/account/user.schema';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { formText } from '../../text/form.es.ts';
import { profileText } from '../../text/profile.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { SectionSubmit } from './section-submit.tsx';

const text = profileText;

/** Changing one's password. */
export function PasswordForm() {
  const { mutateAsync } = trpc.session.changePassword.useMutation();
  const factor = trpc.secondFactor.get.useQuery();
  const [changes, setChanges] = useState(0);
  const change = async (passwords: PasswordChange) => {
    await mutateAsync(passwords);
    notifySuccess(text.changed);
    setChanges(changes + 1);
  };

  // A new form after each change: no password stays in a field.
  return (
    <SchemaForm
      key={changes}
      schema={passwordChangeSchema}
      defaultValues={{ currentPassword: '', newPassword: '', code: '' }}
      onSubmit={change}
      actions={null}
      isGuarded={false}
    >
      <FormSection title={text.section} help={text.help}>
        <TextField
          name="currentPassword"
          type="password"
          label={text.current}
          autoComplete="current-password"
          isRequired
        />
        <TextField
          name="newPassword"
          type="password"
          label={text.next}
          autoComplete="new-password"
          isRequired
        />
        {factor.data?.isOn && (
          <TextField name="code" label={text.secondFactor.code} autoComplete="one-time-code" isRequired />
        )}
        <SectionSubmit label={formText.save} />
      </FormSection>
    </SchemaForm>
  );
}
