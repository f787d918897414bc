import { companyCrumbs } from '../layout/company-crumbs.ts';
import { trpc } from '../lib/trpc.ts';
import { useRouteId } from '../lib/use-route-id.ts';
import type { RecordKind } from './record-kind.ts';

/** The list that a record is in: its address, what stands above it on the way there, and the company whose list it is. */
export function useRecordList({ list }: Pick<RecordKind, 'list'>) {
  const companyId = useRouteId('companyId');
  const isOfCompany = 'ofCompany' in list;
  const company = useCompanyName(isOfCompany ? companyId : undefined);
  return {
    to: isOfCompany ? list.ofCompany(companyId) : list.to,
    parents: isOfCompany ? companyCrumbs(companyId, company) : [],
    company,
  };
}

/** The name of a company for the way to a screen; undefined until it is known, and where there is none. */
function useCompanyName(companyId: number | undefined): string | undefined {
  const { data } = trpc.companies.list.useQuery(undefined, { enabled: companyId !== undefined });
  return data?.find(({ id }) => id === companyId)?.name;
}
