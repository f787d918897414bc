import { type Crumb, companyCrumbs } from '../../../layout/breadcrumb.tsx';
import { companyAreasText } from '../../../text/company-areas.es.ts';
import { processesText } from '../../../text/processes.es.ts';

type NamedCompany = { id: number; name: string };

/** The way to Procesos; with a company in its address it is the documents among that company's rooms. */
export function processCrumbs(
  companyId: number | null,
  companies: readonly NamedCompany[] | undefined,
): Crumb[] {
  if (companyId === null) return [{ label: processesText.title }];
  const company = companies?.find(({ id }) => id === companyId);
  return [...companyCrumbs(companyId, company?.name), { label: companyAreasText.documents }];
}
