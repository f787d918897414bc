import { href, PATHS } from '../config/paths.ts';
import { allCompaniesText } from '../text/rooms.es.ts';
import type { Crumb } from './breadcrumb.tsx';

/** The first steps of the way to what belongs to a company; its name is missing until it is known. */
export function companyCrumbs(companyId: number, company: string | undefined): Crumb[] {
  const all = { label: allCompaniesText.title, to: PATHS.companies };
  if (company === undefined) return [all];
  return [all, { label: company, to: href(PATHS.companyHome, { companyId }) }];
}
