import {
  type OwnProfile,
  ownProfileSchema,
  type PasswordChange,
  passwordChangeSchema,
} from '@garita/domain/account/user.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { storeName } from '../../lib/session.ts';
import { NO_CACHE, trpc } from '../../lib/trpc.ts';
import { formText } from '../../text/form.es.ts';
import { profileText } from '../../text/profile.es.ts';
import { recordsText } from '../../text/records/records.es.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { FreshlyLoaded } from '../../ui/page/loaded.tsx';
import { SectionSubmit } from './title-and-submit.tsx';

const text = profileText.ownData;

/** The form for the user's own name, telephone and e-mail address. */
export function OwnDataForm() {
  // Loaded again, because they may have been changed on another device since this one signed in.
  const current = trpc.session.current.useQuery(undefined, NO_CACHE);
  return <FreshlyLoaded query={current}>{({ user }) => <FormOf user={user} />}</FreshlyLoaded>;
}

type User = inferRouterOutputs<AppRouter>['session']['current']['user'];

function FormOf({ user: { name, lastName, email, phone } }: { user: User }) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.session.changeProfile.useMutation();
  const save = async (profile: OwnProfile) => {
    await mutateAsync(profile);
    storeName(profile.name);
    await utils.session.current.invalidate();
    notifySuccess(recordsText.edited);
  };
  // A new form for each address, so that the password does not stay in its field. Only this form of the
  // screen is guarded against leaving, because the router guards one form only.
  return (
    <SchemaForm
      key={email}
      schema={ownProfileSchema}
      defaultValues={{ name, lastName, email, phone, currentPassword: '' }}
      onSubmit={save}
      actions={null}
    >
      <FormSection title={text.title} help={text.help}>
        <TextField name="name" label={text.name} autoComplete="given-name" isRequired />
        <TextField name="lastName" label={text.lastName} autoComplete="family-name" isRequired />
        <TextField name="email" type="email" label={text.email} autoComplete="email" isRequired />
        <MaskedField name="phone" mask="phone" label={text.phone} autoComplete="tel" />
        <PasswordForAddress email={email} />
        <SectionSubmit label={text.save} />
      </FormSection>
    </SchemaForm>
  );
}

/** Asks for the password as soon as another address is typed. */
function PasswordForAddress({ email }: { email: string }) {
  const typed: unknown = useWatch({ name: 'email' });
  if (typed === email) return null;
  return (
    <TextField
      name="currentPassword"
      type="password"
      label={text.password}
      help={text.passwordHelp}
      autoComplete="current-password"
      isRequired
    />
  );
}

const passwordText = profileText;

/** The form that changes the user's password. */
export function PasswordForm() {
  const { mutateAsync } = trpc.session.changePassword.useMutation();
  const factor = trpc.secondFactor.get.useQuery();
  const [changes, setChanges] = useState(0);
  const change = async (passwords: PasswordChange) => {
    await mutateAsync(passwords);
    notifySuccess(passwordText.changed);
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
      <FormSection title={passwordText.section} help={passwordText.help}>
        <TextField
          name="currentPassword"
          type="password"
          label={passwordText.current}
          autoComplete="current-password"
          isRequired
        />
        <TextField
          name="newPassword"
          type="password"
          label={passwordText.next}
          autoComplete="new-password"
          isRequired
        />
        {factor.data?.isOn && (
          <TextField
            name="code"
            label={passwordText.secondFactor.code}
            autoComplete="one-time-code"
            isRequired
          />
        )}
        <SectionSubmit label={formText.save} />
      </FormSection>
    </SchemaForm>
  );
}
