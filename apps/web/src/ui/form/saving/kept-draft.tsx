import { Alert, Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { momentText } from '../../../lib/date-text.ts';
import { formText } from '../../../text/form.es.ts';
import { dropDraft, findDraft, keepDraft, restored } from './draft.ts';

type KeptDraftProps = {
  /** Identifies the form and the user. */
  draftKey: string;
  isDirty: boolean;
};

/**
 * Keeps unsaved values in the browser until they are saved or given up, and offers a draft left by a closed
 * page.
 */
export function KeptDraft({ draftKey, isDirty }: KeptDraftProps) {
  const { subscribe, getValues, reset } = useFormContext();
  const { defaultValues: opened = {} } = useFormState();
  const [offered, setOffered] = useState(() => findDraft(draftKey, opened));
  useEffect(() => {
    if (!isDirty) return undefined;
    keepDraft(draftKey, { opened, values: getValues() });
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(draftKey, { opened, values }),
    });
    return () => {
      stop();
      // A closed page does not run this.
      dropDraft(draftKey);
    };
  }, [isDirty, draftKey, opened, subscribe, getValues]);

  if (!offered) return null;
  const restore = () => {
    reset(restored(offered, getValues()), { keepDefaultValues: true });
    setOffered(undefined);
  };
  const discard = () => {
    if (!isDirty) dropDraft(draftKey);
    setOffered(undefined);
  };
  return (
    <Alert.Root status="info" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1 1 16rem">
        {formText.draft.found(momentText(offered.at))}
        {offered.isOutdated && ` ${formText.draft.outdated}`}
      </Alert.Title>
      <HStack>
        <Button size="sm" variant="outline" onClick={discard}>
          {formText.draft.discard}
        </Button>
        <Button size="sm" colorPalette="brand" onClick={restore}>
          {formText.draft.restore}
        </Button>
      </HStack>
    </Alert.Root>
  );
}
