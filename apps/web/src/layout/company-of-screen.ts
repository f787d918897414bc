import { useMatches } from 'react-router';

/** The company whose screen is open, by the address; 0 on every other screen. */
export function useCompanyOfScreen(): number {
  return Number(useMatches().at(-1)?.params['companyId'] ?? 0);
}
