import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { useCallback, useState } from 'react';

/** What is worked on, with what is saved of it. */
type WithSaved = { saved: { paid: PaidDifference | null } | undefined };

/**
 * What a form was opened with: what others change meanwhile changes nothing under somebody's hands. Only the mark as paid, which is
 * recorded beside the form, does, so that what is asked before the next correction knows of it.
 */
export function useOpenedWork<Work extends WithSaved>(opened: Work) {
  const [work, setWork] = useState(opened);
  const setPaid = useCallback(
    (paid: PaidDifference | null) =>
      setWork((before) => (before.saved ? { ...before, saved: { ...before.saved, paid } } : before)),
    [],
  );
  return { work, setPaid };
}
