import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { verificationText } from '../../../text/documents/verification.es.ts';
import type { BooksVerification, Check } from '../audit.ts';

/** Every check, in the order in which they are run. */
export const CHECKS = Object.keys(verificationText.checks) as Check[]; // the keys of their words

/** The findings of a check so far. */
export type CheckFound = Pick<
  BooksVerification,
  'problems' | 'drift' | 'uneven' | 'anchors' | 'hasSealKey' | 'lastSeq'
> & {
  /** The event or the year with which the check continues; null once it is done. */
  next: number | null;
};
export type Found = Partial<Record<Check, CheckFound>>;

/**
 * Runs the checks of a company's books one after the other and reports their progress. The server stores the
 * results.
 */
export function useVerification(companyId: number) {
  const { client, audit } = trpc.useUtils();
  const [found, setFound] = useState<Found>({});
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const run = useMutation({
    mutationFn: async () => {
      const { signal } = abort.current;
      let known: Found = {};
      let soFar: string | undefined;
      for (const check of CHECKS) {
        let part: CheckFound | undefined;
        do {
          const next: BooksVerification = await client.audit.verify.query(
            { companyId, check, from: part?.next ?? undefined, soFar },
            { signal },
          );
          soFar = next.soFar ?? undefined;
          part = joined(part, next);
          known = { ...known, [check]: part };
          setFound(known);
        } while (part.next !== null);
      }
      return known;
    },
    onMutate: () => {
      abort.current = new AbortController();
      setFound({});
    },
    onSuccess: () => audit.verifications.invalidate({ companyId }),
  });
  return { found, run, stop: () => abort.current.abort() };
}

function joined(before: CheckFound | undefined, next: BooksVerification): CheckFound {
  if (!before) return next;
  return {
    ...next,
    problems: [...before.problems, ...next.problems],
    drift: [...before.drift, ...next.drift],
    uneven: [...before.uneven, ...next.uneven],
  };
}

/** Returns all problems in the order of their events. */
export function problemsIn(found: Found): BooksVerification['problems'] {
  return CHECKS.flatMap((check) => found[check]?.problems ?? []).toSorted((a, b) => a.seq - b.seq);
}

/** Returns the projections that differ from the events. */
export function driftIn(found: Found): BooksVerification['drift'] {
  return CHECKS.flatMap((check) => found[check]?.drift ?? []);
}

/** Returns the differences between documents by year. */
export function unevenIn(found: Found): BooksVerification['uneven'] {
  return CHECKS.flatMap((check) => found[check]?.uneven ?? []);
}
