import { type RefObject, useCallback } from 'react';
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { formText } from '../text/form.es.ts';
import { hasUnsavedWork, useUnsavedWork } from './unsaved-work.ts';

type UnsavedGuardProps = {
  isDirty: boolean;
  /** True while the form is being saved: going on from there loses nothing. */
  isSaving: RefObject<boolean>;
};

/** Asks before a form that was changed is left, and has the browser ask before the page is closed. */
export function UnsavedGuard({ isDirty, isSaving }: UnsavedGuardProps) {
  useUnsavedWork(isDirty);
  const isLeaving = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      // Dirty, but given up: whoever's session ended said so already.
      isDirty && hasUnsavedWork() && !isSaving.current && placeOf(currentLocation) !== placeOf(nextLocation),
    [isDirty, isSaving],
  );
  const blocker = useBlocker(isLeaving);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={formText.leaveTitle}
      description={formText.leaveQuestion}
      acceptLabel={formText.leave}
      isDestructive
      onClose={() => blocker.reset?.()}
      onAccept={() => blocker.proceed?.()}
    />
  );
}

// A screen may choose what it shows by its query, such as a period; only a step within the page is no leaving.
function placeOf({ pathname, search }: Location): string {
  return pathname + search;
}
