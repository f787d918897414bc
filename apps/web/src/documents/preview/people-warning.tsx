import { Alert, List, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type PeopleWarningProps = {
  title?: string;
  /** What it means and what to do about it. */
  help: string;
  /** A `List.Item` for each of them. */
  children: ReactNode;
};

/** What a document says, or leaves out, of some people. */
export function PeopleWarning({ title, help, children }: PeopleWarningProps) {
  return (
    <Alert.Root status="warning" variant="surface" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        {title !== undefined && <Alert.Title>{title}</Alert.Title>}
        <List.Root variant="plain">{children}</List.Root>
        <Text>{help}</Text>
      </Alert.Content>
    </Alert.Root>
  );
}
