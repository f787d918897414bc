import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MissingBlock } from '../components/state-blocks.tsx';
import { PATHS } from '../config/paths.ts';
import { errorCodeOf } from '../lib/error-text.ts';
import { trpc } from '../lib/trpc.ts';
import { companiesText } from '../text/companies.es.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { companyCrumbs } from './company-crumbs.ts';
import { useCompanyOfScreen } from './company-of-screen.ts';

/** The screen, unless its address names a company that is not there: each of its questions would fail by itself. */
export function KnownCompany({ children }: { children: ReactNode }) {
  const companyId = useCompanyOfScreen();
  return useIsMissing(companyId) ? <MissingCompany companyId={companyId} /> : children;
}

function MissingCompany({ companyId }: { companyId: number }) {
  const { missing, toList } = companiesText.list;
  return (
    <>
      <Breadcrumb crumbs={[...companyCrumbs(companyId, undefined), { label: missing }]} />
      <MissingBlock text={missing} way={{ label: toList, to: PATHS.companies }} />
    </>
  );
}

// Under a name of its own: the form of a company starts with an answer that nobody asked for before it (`FORM_START`).
function useIsMissing(companyId: number): boolean {
  const { client } = trpc.useUtils();
  const { error } = useQuery({
    queryKey: ['known company', companyId],
    queryFn: async () => (await client.companies.get.query({ companyId })).id,
    enabled: companyId > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return errorCodeOf(error) === 'not-found';
}
