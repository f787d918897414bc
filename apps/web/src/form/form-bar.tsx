import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { FootBar } from '../components/foot-bar.tsx';
import { PATHS } from '../config/paths.ts';
import { useGoBack } from '../lib/use-go-back.ts';
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
  const goBack = useGoBack(PATHS.dashboard);
  return (
    <FootBar>
      <Box fontSize="13px">{isDirty ? <UnsavedMark /> : <RequiredHint />}</Box>
      <HStack gap="2">
        <Button variant="outline" onClick={() => void (backTo === undefined ? goBack() : navigate(backTo))}>
          {formText.back}
        </Button>
        <Button type="submit" colorPalette="brand" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </HStack>
    </FootBar>
  );
}

function UnsavedMark() {
  return <Text color="accent.fg">{formText.unsaved}</Text>;
}

// What the asterisks mean; a narrow window has room for the buttons only.
function RequiredHint() {
  return (
    <Text color="fg.muted" hideBelow="md">
      {formText.requiredHint}
    </Text>
  );
}
