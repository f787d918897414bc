import { Alert, Box, chakra, List, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { payrollWarnings } from '../text/pay/payroll-warnings.es.ts';

/** Says above a form of pay why it cannot be changed. */
export function ReadOnlyNote({ text }: { text: string }) {
  return (
    <Text color="fg.muted" mb="4">
      {text}
    </Text>
  );
}

/** A fact of a record that is not typed, in line with the fields beside it. */
export function Term({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <Text fontSize="13px" lineHeight="20px" fontWeight="medium">
        {label}
      </Text>
      <Text lineHeight="36px">{children}</Text>
    </Box>
  );
}

/** The row above the blocks of pay: facts, and fields among them. */
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
  /** The buttons that put it right. */
  actions?: ReactNode;
};

/** Warnings to look at before pay is saved. */
export function Warnings({ texts, actions }: WarningsProps) {
  const { title } = payrollWarnings;
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
  /** The warnings to look at before saving. */
  warnings: ReactNode;
  /** The bar of actions. */
  children: ReactNode;
};

/**
 * The foot of a form of pay, always in view, so that a new warning moves no row while somebody types. On
 * telephones only the bar stays in view, and the warnings scroll with the form above it.
 */
export function PayFoot({ warnings, children }: PayFootProps) {
  return (
    <Box display={{ base: 'contents', md: 'block' }} position={{ md: 'sticky' }} bottom="0" zIndex="docked">
      {warnings}
      {children}
    </Box>
  );
}

// Widths are those of the room that the menu leaves, not of the window.

/** The choices and the terms of pay stand in one row. */
export const ONE_ROW = '@container (min-width: 880px)';
/** The choices and terms stand in one row, and give way to each other so that all their words have room. */
export const TIGHT_ROW = '@container (min-width: 880px) and (max-width: 1240px)';
/** Actions known by their icon have no words, so that the bar at the foot is one row. */
export const TIGHT_BAR = '@container (max-width: 1200px)';
/** All actions stand behind one button, as on telephones. */
export const CROWDED_BAR = '@container (max-width: 830px)';
/** Two, three or four blocks of pay have room beside each other. */
export const TWO_BLOCKS = '@container (min-width: 620px)';
export const THREE_BLOCKS = '@container (min-width: 820px)';
export const FOUR_BLOCKS = '@container (min-width: 1128px)';
