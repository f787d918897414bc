import type { Crumb } from '../../../layout/breadcrumb.tsx';
import { companyCrumbs } from '../../../layout/company-crumbs.ts';
import { processesText } from '../../../text/processes.es.ts';
import { roomsText } from '../../../text/rooms.es.ts';

type NamedCompany = { id: number; name: string };

/** The way to Procesos; with a company in its address it is the documents among that company's rooms. */
export function processCrumbs(
  companyId: number | null,
  companies: readonly NamedCompany[] | undefined,
): Crumb[] {
  if (companyId === null) return [{ label: processesText.title }];
  const company = companies?.find(({ id }) => id === companyId);
  return [...companyCrumbs(companyId, company?.name), { label: roomsText.documents }];
}
