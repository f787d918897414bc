import { Button, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { keepFocus } from './keep-focus.ts';

type SectionSubmitProps = {
  label: string;
  /** What stands beside it, such as the way to give up. */
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
