import { Box, Button, Flex, HStack } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { formText } from '../text/form.es.ts';

type FormBarProps = {
  submitLabel?: string | undefined;
  /** Where 'Volver' goes; back where one came from unless given. */
  backTo?: string | undefined;
  isDirty: boolean;
  isSubmitting: boolean;
};

/** The bar at the foot of a form that stays in view: what it holds is unsaved, back, save. */
export function FormBar({ submitLabel = formText.save, backTo, isDirty, isSubmitting }: FormBarProps) {
  const navigate = useNavigate();
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      gap="3"
      py="3"
      px="4"
      align="center"
      justify="space-between"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
    >
      <Box fontSize="13px" color="accent.fg">
        {isDirty && formText.unsaved}
      </Box>
      <HStack gap="2">
        <Button
          variant="outline"
          onClick={() => void (backTo === undefined ? navigate(-1) : navigate(backTo))}
        >
          {formText.back}
        </Button>
        <Button type="submit" colorPalette="brand" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </HStack>
    </Flex>
  );
}
