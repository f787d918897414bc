import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useCurrentUser } from '../lib/current-user.ts';
import { rememberVisit } from '../lib/visited-companies.ts';

/** Notes every company whose screens are opened, whichever screen it is, so that Escritorio can offer it again. */
export function useCompanyVisits(): void {
  const userId = useCurrentUser()?.id;
  const companyId = Number(useMatches().at(-1)?.params['companyId']);

  useEffect(() => {
    if (userId !== undefined && companyId > 0) rememberVisit(userId, companyId);
  }, [userId, companyId]);
}
