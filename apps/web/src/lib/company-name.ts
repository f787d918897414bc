import { trpc } from './trpc.ts';

/** The name of a company for the way to a screen; undefined until it is known, and where there is none. */
export function useCompanyName(companyId: number | undefined): string | undefined {
  const { data } = trpc.companies.list.useQuery(undefined, { enabled: companyId !== undefined });
  return data?.find(({ id }) => id === companyId)?.name;
}
