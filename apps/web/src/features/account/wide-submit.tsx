import { Button } from '@chakra-ui/react';
import { useFormState } from 'react-hook-form';
import { keepFocus } from './keep-focus.ts';

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
