import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { formText } from '../../../text/form.es.ts';
import { ConfirmDialog } from '../../overlay/overlays.ts';
import { giveUpUnsavedWork, hasUnsavedWork, useUnsavedWork } from './unsaved-work.ts';

type UnsavedGuardProps = {
  isDirty: boolean;
  /** True while the form is being saved: going on from there loses nothing. */
  isSaving: RefObject<boolean>;
};

/** Asks before a form that was changed is left, and has the browser ask before the page is closed. */
export function UnsavedGuard({ isDirty, isSaving }: UnsavedGuardProps) {
  const { isAsked, ask, answer } = useLossQuestion();
  useUnsavedWork(isDirty, ask);
  useAskedLeaving({ isDirty, isSaving }, ask);
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

/** Whether what is unsaved may be lost, asked by whoever is about to lose it. The first answer counts. */
function useLossQuestion() {
  const [resolve, setResolve] = useState<(mayLose: boolean) => void>();
  const ask = useCallback(() => new Promise<boolean>((settle) => setResolve(() => settle)), []);
  const answer = (mayLose: boolean) => {
    resolve?.(mayLose);
    setResolve(undefined);
  };
  return { isAsked: resolve !== undefined, ask, answer };
}

/** Holds the router back until the question is answered. */
function useAskedLeaving({ isDirty, isSaving }: UnsavedGuardProps, ask: () => Promise<boolean>): void {
  const isLeaving = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // Dirty, but given up: whoever leaves, signs out or could not come back said so already.
      isDirty && hasUnsavedWork() && !isSaving.current && placeOf(currentLocation) !== placeOf(nextLocation),
    [isDirty, isSaving],
  );
  const blocker = useBlocker(isLeaving);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((mayLose) => (mayLose ? leave(blocker.proceed) : blocker.reset()));
  }, [blocker, ask]);
}

// The address changes before the screen does: held back once more, what is clicked in between would be lost with this form.
function leave(proceed: () => void): void {
  giveUpUnsavedWork();
  proceed();
}

// A screen may choose what it shows by its query, such as a period; only a step within the page is no leaving.
function placeOf({ pathname, search }: Location): string {
  return pathname + search;
}
