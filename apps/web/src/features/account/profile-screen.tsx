import { type PasswordChange, passwordChangeSchema } from '@garita/domain/account/user.schema';
import { useState } from 'react';
import { notifySuccess } from '../../components/notices.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { TextField } from '../../form/fields.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { trpc } from '../../lib/trpc.ts';
import { accountText } from '../../text/account.es.ts';
import { SessionList } from './session-list.tsx';

const text = accountText.profile;

/** The profile: changing one's password, and where one is signed in. */
export function ProfileScreen() {
  const { mutateAsync } = trpc.session.changePassword.useMutation();
  const [changes, setChanges] = useState(0);
  const change = async (passwords: PasswordChange) => {
    await mutateAsync(passwords);
    notifySuccess(text.changed);
    setChanges(changes + 1);
  };

  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} />
      {/* A new form after each change: no password stays in a field. */}
      <SchemaForm
        key={changes}
        schema={passwordChangeSchema}
        defaultValues={{ currentPassword: '', newPassword: '' }}
        onSubmit={change}
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
        </FormSection>
      </SchemaForm>
      <SessionList />
    </>
  );
}
