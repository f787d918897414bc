import { trpc } from './trpc.ts';

/** The name of a company for the way to a screen; undefined until it is known. */
export function useCompanyName(companyId: number): string | undefined {
  const { data } = trpc.companies.list.useQuery();
  return data?.find(({ id }) => id === companyId)?.name;
}
