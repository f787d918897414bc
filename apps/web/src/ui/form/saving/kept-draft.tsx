import { Alert, Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { momentText } from '../../../lib/date-text.ts';
import { formText } from '../../../text/form.es.ts';
import { dropDraft, findDraft, keepDraft, restored } from './draft.ts';

type KeptDraftProps = {
  /** Names the form, and who types into it. */
  draftKey: string;
  isDirty: boolean;
};

/** Keeps what is typed until it is saved or given up, and offers what was kept when the page was closed before that. */
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
      // A page that is closed never comes here.
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
