import { Alert, Button, HStack } from '@chakra-ui/react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { momentText } from '../../../lib/date-text.ts';
import { formText } from '../../../text/form.es.ts';
import { ConfirmDialog } from '../../overlay/overlays.tsx';
import { dropDraft, findDraft, keepDraft, restored } from './draft.ts';
import { giveUpUnsavedWork, hasUnsavedWork, useUnsavedWork } from './unsaved-work.ts';

type UnsavedGuardProps = {
  isDirty: boolean;
  /** True while the form is being saved: leaving then loses nothing. */
  isSaving: RefObject<boolean>;
};

/** Asks before a changed form is left, and makes the browser ask before the page is closed. */
export function UnsavedGuard({ isDirty, isSaving }: UnsavedGuardProps) {
  const { isAsked, ask, answer } = useLossQuestion();
  useUnsavedWork(isDirty, ask);
  useBlockedNavigation({ isDirty, isSaving }, ask);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });

  return (
    <ConfirmDialog
      open={isAsked}
      title={formText.leaveTitle}
      description={formText.leaveQuestion}
      acceptLabel={formText.leave}
      isDestructive
      onClose={() => answer(false)}
      onAccept={() => answer(true)}
    />
  );
}

/** A question, as a promise, whether unsaved values may be lost. The first answer counts. */
function useLossQuestion() {
  const [resolve, setResolve] = useState<(mayLose: boolean) => void>();
  const ask = useCallback(() => new Promise<boolean>((settle) => setResolve(() => settle)), []);
  const answer = (mayLose: boolean) => {
    resolve?.(mayLose);
    setResolve(undefined);
  };
  return { isAsked: resolve !== undefined, ask, answer };
}

/** Blocks navigation until the question is answered. */
function useBlockedNavigation({ isDirty, isSaving }: UnsavedGuardProps, ask: () => Promise<boolean>): void {
  const isLeaving = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // Changed, but given up: somebody who left, signed out or could not return has answered already.
      isDirty &&
      hasUnsavedWork() &&
      !isSaving.current &&
      addressOf(currentLocation) !== addressOf(nextLocation),
    [isDirty, isSaving],
  );
  const blocker = useBlocker(isLeaving);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((mayLose) => (mayLose ? leave(blocker.proceed) : blocker.reset()));
  }, [blocker, ask]);
}

// The address changes before the screen does. Blocking again would lose what is clicked in between.
function leave(proceed: () => void): void {
  giveUpUnsavedWork();
  proceed();
}

// A screen may choose its content by the query, such as a period; only a change of the hash does not leave
// it.
function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

type DraftSaverProps = {
  /** Identifies the form and the user. */
  draftKey: string;
  isDirty: boolean;
};

/**
 * Keeps unsaved values in the browser until they are saved or given up, and offers a draft left by a closed
 * page.
 */
export function DraftSaver({ draftKey, isDirty }: DraftSaverProps) {
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
