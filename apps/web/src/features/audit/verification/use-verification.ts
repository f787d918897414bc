import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { verificationText } from '../../../text/documents/verification.es.ts';
import type { BooksVerification, Check } from '../audit.ts';

/** Every check, in the order in which they are run. */
export const CHECKS = Object.keys(verificationText.checks) as Check[]; // the keys of their words

/** The findings of a check so far. */
export type CheckFindings = Pick<
  BooksVerification,
  'problems' | 'drift' | 'uneven' | 'anchors' | 'hasSealKey' | 'lastSeq'
> & {
  /** The event or the year with which the check continues; null once it is done. */
  next: number | null;
};
export type BooksFindings = Partial<Record<Check, CheckFindings>>;

/**
 * Runs the checks of a company's books one after the other and reports their progress. The server stores the
 * results.
 */
export function useVerification(companyId: number) {
  const { client, audit } = trpc.useUtils();
  const [found, setFound] = useState<BooksFindings>({});
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const run = useMutation({
    mutationFn: async () => {
      const { signal } = abort.current;
      let findings: BooksFindings = {};
      let soFar: string | undefined;
      for (const check of CHECKS) {
        let part: CheckFindings | undefined;
        do {
          const next: BooksVerification = await client.audit.verify.query(
            { companyId, check, from: part?.next ?? undefined, soFar },
            { signal },
          );
          soFar = next.soFar ?? undefined;
          part = joinFindings(part, next);
          findings = { ...findings, [check]: part };
          setFound(findings);
        } while (part.next !== null);
      }
      return findings;
    },
    onMutate: () => {
      abort.current = new AbortController();
      setFound({});
    },
    onSuccess: () => audit.verifications.invalidate({ companyId }),
  });
  return { found, run, stop: () => abort.current.abort() };
}

function joinFindings(before: CheckFindings | undefined, next: BooksVerification): CheckFindings {
  if (!before) return next;
  return {
    ...next,
    problems: [...before.problems, ...next.problems],
    drift: [...before.drift, ...next.drift],
    uneven: [...before.uneven, ...next.uneven],
  };
}

/** Returns all problems in the order of their events. */
export function problemsIn(found: BooksFindings): BooksVerification['problems'] {
  return CHECKS.flatMap((check) => found[check]?.problems ?? []).toSorted((a, b) => a.seq - b.seq);
}

/** Returns the projections that differ from the events. */
export function driftIn(found: BooksFindings): BooksVerification['drift'] {
  return CHECKS.flatMap((check) => found[check]?.drift ?? []);
}

/** Returns the differences between documents by year. */
export function unevenIn(found: BooksFindings): BooksVerification['uneven'] {
  return CHECKS.flatMap((check) => found[check]?.uneven ?? []);
}
