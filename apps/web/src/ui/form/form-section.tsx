import { Alert, Box, Button, Flex, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Panel } from '../page/panel.tsx';

/** Limits the width of a form, so that labels and fields stay close together on a large screen. */
export function FormPage({ children }: { children: ReactNode }) {
  return <Box maxWidth="1200px">{children}</Box>;
}

type FormSectionProps = {
  title: string;
  /** One line of help. */
  help?: string;
  /** True for one column, because other content stands beside it on a wide screen. */
  isBeside?: boolean;
  children: ReactNode;
};

/** A section of a form: a title, one line of help, and fields in two columns if there is room. */
export function FormSection({ title, help, isBeside = false, children }: FormSectionProps) {
  return (
    <Panel title={title} help={help}>
      <SimpleGrid
        columns={{ base: 1, md: 2, ...(isBeside && { lg: 1 }) }}
        columnGap="6"
        rowGap="4"
        alignItems="start"
      >
        {children}
      </SimpleGrid>
    </Panel>
  );
}

/** A warning that does not prevent saving; nothing without a text. */
export function FormWarning({ text }: { text: string | undefined }) {
  return (
    // Rendered before there is a text, so that screen readers announce the text when it appears.
    <Box as="output" display="block" gridColumn="1 / -1" _empty={{ display: 'none' }}>
      {text !== undefined && (
        <Alert.Root status="warning" colorPalette="accent" size="sm">
          <Alert.Indicator />
          <Alert.Title>{text}</Alert.Title>
        </Alert.Root>
      )}
    </Box>
  );
}

/** The save button of a form in a drawer or in a part of a screen. */
export function SaveButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Flex justify="end" gridColumn="1 / -1">
      <Button type="submit" colorPalette="brand" loading={isSubmitting}>
        {label}
      </Button>
    </Flex>
  );
}
