import { Alert, Box, chakra, List, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { payrollText } from '../text/payroll.es.ts';

/** Says above a form of pay what cannot be done with it, and why. */
export function ReadOnlyNote({ text }: { text: string }) {
  return (
    <Text color="fg.muted" mb="4">
      {text}
    </Text>
  );
}

/** Something of a record that cannot be typed, in line with the fields beside it. */
export function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Text fontSize="13px" lineHeight="20px" fontWeight="medium">
        {label}
      </Text>
      <Text lineHeight="36px">{children}</Text>
    </Box>
  );
}

/** What stands above the blocks of pay: terms, and fields among them. */
export const Terms = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '4',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    rounded: 'md',
  },
});

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

type PayFootProps = {
  /** What deserves a second look before saving. */
  warnings: ReactNode;
  /** The bar with what can be done. */
  children: ReactNode;
};

/**
 * The foot of a form of pay, in view at all times: a warning that comes while somebody types moves no row. On telephones only
 * the bar stays, and the warnings scroll with the form above it.
 */
export function PayFoot({ warnings, children }: PayFootProps) {
  return (
    <Box display={{ base: 'contents', md: 'block' }} position={{ md: 'sticky' }} bottom="0" zIndex="docked">
      {warnings}
      {children}
    </Box>
  );
}

/** From here on the choices and the terms of pay stand in one row: by what the menu leaves, not by the window. */
export const ONE_ROW = '@container (min-width: 880px)';
/** There they give way to each other until all their words have room. */
export const TIGHT_ROW = '@container (min-width: 880px) and (max-width: 1240px)';
/** There the deeds that everybody knows by their icon have no words, so that the bar at the foot is one row. */
export const TIGHT_BAR = '@container (max-width: 1200px)';
/** There they have no room either: all of them stand behind one button, as on telephones. */
export const CROWDED_BAR = '@container (max-width: 830px)';
