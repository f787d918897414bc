import { Button } from '@chakra-ui/react';
import { isUnlimitedAccess, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { type Invitation, invitationSchemaOn } from '@garita/domain/account/invitation.schema';
import { ROLE_LABELS } from '@garita/domain/text/option-labels.es';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { PATHS } from '../../config/paths.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { usersText } from '../../text/records/users.es.ts';
import { SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormPage, FormSection } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AccessFields, accessText } from './access-fields.tsx';
import { type MadeLink, OneTimeLink } from './one-time-link.tsx';

const text = usersText.invite;
const SCHEMA = invitationSchemaOn(todayInPuertoRico);

const ROLE_OPTIONS = [
  { value: 'practitioner', label: ROLE_LABELS.practitioner },
  { value: 'auditor', label: ROLE_LABELS.auditor },
] as const;

/** Invitar: the form with the e-mail address and the role, and then the link, which is shown only once. */
export function InviteScreen() {
  const [link, setLink] = useState<MadeLink>();
  // A user whom the server refuses the invitations sees that before filling in a form.
  const invitations = trpc.users.invitations.useQuery();
  return (
    <>
      <Breadcrumb crumbs={[{ label: usersText.list.title, to: PATHS.users }, { label: text.title }]} />
      <PageHeader title={text.title} />
      <FormPage>
        <Loaded query={invitations}>
          {() =>
            link ? (
              <OneTimeLink title={usersText.link.title} link={link}>
                <Button variant="outline" onClick={() => setLink(undefined)}>
                  {usersText.link.another}
                </Button>
                <Button variant="ghost" asChild>
                  <Link to={PATHS.users}>{usersText.link.back}</Link>
                </Button>
              </OneTimeLink>
            ) : (
              <InviteForm onMade={setLink} />
            )
          }
        </Loaded>
      </FormPage>
    </>
  );
}

function InviteForm({ onMade }: { onMade: (link: MadeLink) => void }) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.users.invite.useMutation();
  const invite = async (invitation: Invitation) => {
    const made = await mutateAsync(invitation);
    void utils.users.invitations.invalidate();
    onMade({ ...made, email: invitation.email });
  };
  return (
    <SchemaForm
      schema={SCHEMA}
      defaultValues={{ email: '', access: WHOLE_ACCOUNT }}
      confirm={{
        title: text.title,
        description: questionOf,
      }}
      onSubmit={invite}
      incompleteText={text.incomplete}
      submitLabel={text.submit}
    >
      <FormSection title={text.section} help={text.help}>
        <TextField
          name="email"
          type="email"
          label={text.email}
          help={text.emailHelp}
          autoComplete="off"
          isRequired
        />
        <SelectField name="role" label={text.role} options={ROLE_OPTIONS} isRequired />
      </FormSection>
      <AuditorLimits />
    </SchemaForm>
  );
}

function questionOf({ email, role, access }: Invitation): string {
  const question = text.question(email, ROLE_LABELS[role]);
  return isUnlimitedAccess(access) ? question : `${question} ${text.limited(accessText(access))}`;
}

/** The limits of an auditor's access. Other roles have none. */
function AuditorLimits() {
  const role: unknown = useWatch({ name: 'role' });
  if (role !== 'auditor') return null;
  return (
    <FormSection title={usersText.access.section} help={usersText.access.help}>
      <AccessFields within="access." />
    </FormSection>
  );
}
