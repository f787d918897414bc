import { Alert, Button, HStack, Stack, Text, useClipboard } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { momentText } from '../../lib/date-text.ts';
import { usersText } from '../../text/users.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';

const text = usersText.link;

/** A link that was just made, and for whom it is. */
export type MadeLink = { path: string; expiresAt: string; email: string };

type OneTimeLinkProps = {
  title: string;
  link: MadeLink;
  /** What to do next. */
  children: ReactNode;
};

/** A link, to be copied now: the server keeps nothing that it could be shown again from. */
export function OneTimeLink({ title, link, children }: OneTimeLinkProps) {
  return (
    <Stack gap="4" maxW="40rem">
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{title}</Alert.Title>
          <Alert.Description>{text.once}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <CopiedLink label={text.label(link.email)} address={`${location.origin}${link.path}`} />
      <Text color="fg.muted">{text.until(momentText(link.expiresAt))}</Text>
      <HStack gap="3" wrap="wrap">
        {children}
      </HStack>
    </Stack>
  );
}

function CopiedLink({ label, address }: { label: string; address: string }) {
  const id = useId();
  const { copied, copy } = useClipboard({ value: address });
  return (
    <FieldFrame id={id} label={label} isRequired={false} help={undefined} error={undefined}>
      <HStack gap="2">
        <Input id={id} value={address} readOnly bg="bg.muted" onFocus={(event) => event.target.select()} />
        <Button colorPalette="brand" onClick={copy}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{copied ? text.copied : text.copy}</span>
        </Button>
      </HStack>
    </FieldFrame>
  );
}
