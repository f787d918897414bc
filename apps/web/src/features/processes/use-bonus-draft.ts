import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { BonusDraft } from './state/bonus-draft.ts';

/** The bonus settings of a company: those it used last until somebody changes them. Undefined without a company. */
export function useBonusDraft(companyId: number | undefined) {
  const [edited, setEdited] = useState<{ companyId: number; draft: BonusDraft }>();
  const last = trpc.reports.lastBonusRule.useQuery(
    { companyId: companyId ?? 0 },
    { enabled: companyId !== undefined },
  );
  const draft: BonusDraft | undefined =
    edited !== undefined && edited.companyId === companyId ? edited.draft : last.data;
  return {
    draft,
    setDraft: (changed: BonusDraft) => companyId !== undefined && setEdited({ companyId, draft: changed }),
  };
}
