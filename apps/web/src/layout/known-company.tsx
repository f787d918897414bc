import type { ReactNode } from 'react';
import { PATHS } from '../config/paths.ts';
import { errorCodeOf } from '../lib/error-text.ts';
import { trpc } from '../lib/trpc.ts';
import { allCompaniesText } from '../text/rooms.es.ts';
import { MissingBlock } from '../ui/page/state-blocks.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { companyCrumbs } from './company-crumbs.ts';
import { useCompanyOfScreen } from './company-of-screen.ts';

/** The screen, unless its address names a company that is not there: each of its questions would fail by itself. */
export function KnownCompany({ children }: { children: ReactNode }) {
  const companyId = useCompanyOfScreen();
  return useIsMissing(companyId) ? <MissingCompany companyId={companyId} /> : children;
}

function MissingCompany({ companyId }: { companyId: number }) {
  const { missing, toList } = allCompaniesText;
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, undefined), { label: missing }]} />
      <MissingBlock isScreen text={missing} way={{ label: toList, to: PATHS.companies }} />
    </>
  );
}

function useIsMissing(companyId: number): boolean {
  const options = { enabled: companyId > 0, staleTime: Number.POSITIVE_INFINITY };
  const { error } = trpc.companies.get.useQuery({ companyId }, options);
  return errorCodeOf(error) === 'not-found';
}
