import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { formText } from '../../../text/form.es.ts';
import { ConfirmDialog } from '../../overlay/overlays.ts';
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
      isDirty && hasUnsavedWork() && !isSaving.current && placeOf(currentLocation) !== placeOf(nextLocation),
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
function placeOf({ pathname, search }: Location): string {
  return pathname + search;
}
