import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { useParent } from '../../lib/use-parent.ts';
import { formText } from '../../text/form.es.ts';
import { FootBar } from '../page/foot-bar.tsx';
import { SECOND } from './saving/use-saving.ts';

type FormBarProps = {
  submitLabel?: string | undefined;
  /** What the button of a second way to save says, where there is one. */
  secondLabel?: string | undefined;
  isDirty: boolean;
  isSubmitting: boolean;
};

/** The bar at the foot of a form that stays in view: what it holds is unsaved, back, save. */
export function FormBar({ submitLabel = formText.save, secondLabel, isDirty, isSubmitting }: FormBarProps) {
  const navigate = useNavigate();
  const parent = useParent();
  return (
    <FootBar>
      <Box fontSize="13px">{isDirty ? <UnsavedMark /> : <RequiredHint />}</Box>
      <HStack gap="2" wrap="wrap" justify="end">
        <Button variant="outline" onClick={() => void navigate(parent)}>
          {formText.back}
        </Button>
        <Button type="submit" colorPalette="brand" loading={isSubmitting}>
          {submitLabel}
        </Button>
        {/* After the other, which Enter presses. */}
        {secondLabel !== undefined && (
          <Button type="submit" value={SECOND} variant="outline" disabled={isSubmitting}>
            {secondLabel}
          </Button>
        )}
      </HStack>
    </FootBar>
  );
}

function UnsavedMark() {
  return <Text color="accent.fg">{formText.unsaved}</Text>;
}

// What the asterisks mean, where there are any; a narrow window has room for the buttons only.
function RequiredHint() {
  return (
    <Text
      color="fg.muted"
      hideBelow="md"
      css={{ 'form:not(:has([aria-required=true])) &': { display: 'none' } }}
    >
      {formText.requiredHint}
    </Text>
  );
}
