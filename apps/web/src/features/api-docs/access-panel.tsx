import { Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { z } from 'zod';
import { apiDocsText } from '../../text/api-docs.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { Panel } from '../../ui/page/panel.tsx';

const text = apiDocsText.access;

const signedIn = z.object({ access_token: z.string() });
const refused = z.object({ detail: z.string() });

type AccessPanelProps = { server: string; token: string; onToken: (token: string) => void };

/** Where the token of the calls comes from: signing in here, or one that somebody has. It is kept nowhere. */
export function AccessPanel({ server, token, onToken }: AccessPanelProps) {
  const id = useId();
  return (
    <Panel title={text.title} help={text.help}>
      <Stack gap="4">
        <SignInForm server={server} onToken={onToken} />
        <FieldFrame id={id} label={text.token} isRequired={false} help={undefined} error={undefined}>
          <Input
            id={id}
            size="sm"
            fontFamily="mono"
            autoComplete="off"
            spellCheck={false}
            value={token}
            onChange={(event) => onToken(event.currentTarget.value.trim())}
          />
        </FieldFrame>
      </Stack>
    </Panel>
  );
}

function SignInForm({ server, onToken }: Pick<AccessPanelProps, 'server' | 'onToken'>) {
  const [failure, setFailure] = useState<string>();
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await tokenFor(server, new FormData(event.currentTarget));
    setFailure('failure' in answer ? answer.failure : undefined);
    if ('token' in answer) onToken(answer.token);
  };
  return (
    <form onSubmit={(event) => void signIn(event)}>
      <SimpleGrid columns={{ base: 1, lg: 4 }} gap="3" alignItems="start">
        <TextInput name="username" type="email" label={text.email} autoComplete="username" error={failure} />
        <TextInput name="password" type="password" label={text.password} autoComplete="current-password" />
        <TextInput name="code" label={text.code} autoComplete="one-time-code" help={text.codeHelp} />
        <Button type="submit" size="sm" variant="outline" mt={{ lg: '6' }}>
          {text.signIn}
        </Button>
      </SimpleGrid>
    </form>
  );
}

type TextInputProps = {
  name: string;
  label: string;
  autoComplete: string;
  type?: string;
  help?: string;
  error?: string | undefined;
};

function TextInput({ label, help, error, ...input }: TextInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} isRequired={false} help={help} error={error}>
      <Input id={id} size="sm" {...input} />
    </FieldFrame>
  );
}

async function tokenFor(server: string, form: FormData): Promise<{ token: string } | { failure: string }> {
  try {
    const response = await fetch(`${server}/auth/login`, { method: 'POST', body: form });
    const answer: unknown = await response.json();
    const { data } = signedIn.safeParse(answer);
    return data ? { token: data.access_token } : { failure: refused.parse(answer).detail };
  } catch {
    return { failure: text.refused };
  }
}
