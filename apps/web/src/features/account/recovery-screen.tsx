import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { z } from 'zod';
import { PATHS } from '../../config/paths.ts';
import { accountText } from '../../text/account.es.ts';
import { formText } from '../../text/form.es.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { PublicForm } from '../../ui/form/form-frame.tsx';
import { notifyError } from '../../ui/notices/notices.ts';
import { PublicTitle, WideSubmit } from './title-and-submit.tsx';

const text = accountText.recovery;

const recoverySchema = z.strictObject({ email: z.string() });

/** The form of password recovery. As specified, it sends nothing and always shows the same answer. */
export function RecoveryScreen() {
  return (
    <>
      <PublicTitle>{text.title}</PublicTitle>
      <Text color="fg.muted" mb="4">
        {text.help}
      </Text>
      <PublicForm
        schema={recoverySchema}
        defaultValues={{ email: '' }}
        onSubmit={async () => notifyError(text.answer)}
        incompleteText={formText.incompletePublic}
        actions={<RecoveryActions />}
      >
        <TextField name="email" type="email" label={accountText.signIn.email} autoComplete="username" />
      </PublicForm>
    </>
  );
}

function RecoveryActions() {
  return (
    <Stack gap="3">
      <WideSubmit>{text.submit}</WideSubmit>
      <Button variant="ghost" size="md" asChild>
        <Link to={PATHS.signIn}>{text.back}</Link>
      </Button>
    </Stack>
  );
}
