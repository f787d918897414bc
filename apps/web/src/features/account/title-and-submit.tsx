import { Button, Heading, HStack } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { DocumentTitle } from '../../layout/document-title.tsx';

/** The button of a form that has only one. */
export function WideSubmit({ children }: { children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      size="md"
      w="full"
      colorPalette="brand"
      loading={isSubmitting}
      onMouseDown={keepFocus}
    >
      {children}
    </Button>
  );
}

type SectionSubmitProps = {
  label: string;
  /** Content beside the button, such as a cancel button. */
  children?: ReactNode;
};

/** The button of a form that is one part of a screen. */
export function SectionSubmit({ label, children }: SectionSubmitProps) {
  const { isSubmitting } = useFormState();
  return (
    <HStack gridColumn="1 / -1" gap="2" wrap="wrap">
      <Button type="submit" colorPalette="brand" loading={isSubmitting} onMouseDown={keepFocus}>
        {label}
      </Button>
      {children}
    </HStack>
  );
}

/**
 * Keeps the focus in its field when the pointer goes down on a button below a form. Leaving the field would
 * check it, and an error that appears or disappears would move the button before the click.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The title of a public screen, on the page and in the window. */
export function PublicTitle({ children }: { children: string }) {
  return (
    <>
      <DocumentTitle>{children}</DocumentTitle>
      <Heading as="h1" textStyle="2xl" mb="6">
        {children}
      </Heading>
    </>
  );
}
