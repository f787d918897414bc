import { Button, Flex } from '@chakra-ui/react';
import { useFormState } from 'react-hook-form';

/** The button of a form that stands in a drawer or in a part of a screen. */
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
