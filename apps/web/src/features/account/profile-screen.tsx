import { Stack } from '@chakra-ui/react';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { profileText } from '../../text/profile.es.ts';
import { FormPage } from '../../ui/form/form-section.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { OwnAccess } from './own-access.tsx';
import { OwnDataForm } from './own-data-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

const text = profileText;

/** The profile: who one is, how much one sees, one's password, one's second factor, and where one is signed in. */
export function ProfileScreen() {
  return (
    <FormPage>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <PageHeader title={text.title} />
      <Stack gap="4">
        <OwnDataForm />
        <OwnAccess />
        <PasswordForm />
        <SecondFactorSection />
        <SessionList />
      </Stack>
    </FormPage>
  );
}
