import { Alert, List } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { payrollText } from '../text/payroll.es.ts';

type WarningsProps = {
  /** One sentence each; nothing is shown where there is none. */
  texts: readonly string[];
  /** The ways to put it right. */
  actions?: ReactNode;
};

/** What deserves a second look before pay is saved. */
export function Warnings({ texts, actions }: WarningsProps) {
  const { title } = payrollText.warnings;
  if (texts.length === 0) return null;
  return (
    <Alert.Root
      as="section"
      aria-label={title}
      status="warning"
      colorPalette="accent"
      aria-live="polite"
      alignItems="center"
      py="2"
      fontSize="13px"
    >
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <List.Root variant="plain">
          {texts.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List.Root>
      </Alert.Content>
      {actions}
    </Alert.Root>
  );
}
