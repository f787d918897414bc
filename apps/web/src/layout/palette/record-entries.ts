import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import {
  BriefcaseBusiness,
  Building2,
  CalendarCheck,
  Equal,
  History,
  House,
  Pencil,
  Percent,
  Scale,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { href, PATHS } from '../../config/paths.ts';
import { companyAreasText, paletteText as text } from '../../text/navigation.es.ts';
import { maskedText } from '../../ui/form/fields/masked-field.tsx';
import type { PaletteEntry } from './find-entries.ts';

export type SearchableRecords = inferRouterOutputs<AppRouter>['search']['records'];
type Company = SearchableRecords['companies'][number];
type Employee = SearchableRecords['employees'][number];
type Contractor = SearchableRecords['contractors'][number];

/** The changes that the person may make. */
export type Permissions = { mayWriteRecords: boolean; mayWritePay: boolean };

/**
 * Returns entries for the records of the account: one that opens each record, and one for each other thing to
 * do with it. A new kind of record is one more function here.
 */
export function recordEntries(records: SearchableRecords, permissions: Permissions): PaletteEntry[] {
  const names = new Map(records.companies.map(({ id, name }) => [id, name]));
  const companyOf = ({ companyId }: { companyId: number }) => names.get(companyId) ?? '';
  return [
    ...records.companies.flatMap((company) => companyEntries(company, permissions)),
    ...records.employees.flatMap((employee) => employeeEntries(employee, companyOf(employee), permissions)),
    ...records.contractors.flatMap((contractor) =>
      contractorEntries(contractor, companyOf(contractor), permissions),
    ),
  ];
}

/** The areas of a company that have no entry of their own kind. */
const AREAS = [
  { kind: 'home', label: companyAreasText.home, icon: House, path: PATHS.companyHome },
  { kind: 'balances', label: companyAreasText.balances, icon: Scale, path: PATHS.companyBalances },
  { kind: 'months', label: companyAreasText.months, icon: CalendarCheck, path: PATHS.months },
  { kind: 'reconciliation', label: companyAreasText.reconciliation, icon: Equal, path: PATHS.reconciliation },
  { kind: 'audit', label: companyAreasText.audit, icon: History, path: PATHS.audit },
] as const;

function companyEntries(company: Company, { mayWriteRecords }: Permissions): PaletteEntry[] {
  const { id, name } = company;
  const ids = { companyId: id };
  const about = (kind: string, label: string, icon: PaletteEntry['icon'], to: string): PaletteEntry => ({
    id: `${kind}-${id}`,
    group: 'actions',
    label,
    icon,
    to,
    isFaint: !company.isActive,
  });
  return [
    {
      id: `company-${id}`,
      group: 'companies',
      label: name,
      icon: Building2,
      to: href(PATHS.employees, ids),
      ...detailed([text.employees, maskedText('ein', company.employerIdentificationNumber)], company, 'la'),
      keywords: company.employerIdentificationNumber,
    },
    about('company-record', text.recordOf(name), Pencil, href(PATHS.companyEdit, ids)),
    about('contractors', text.contractorsOf(name), BriefcaseBusiness, href(PATHS.contractors, ids)),
    about('taxes', text.taxesOf(name), Percent, href(PATHS.companyTaxes, ids)),
    ...AREAS.map(({ kind, label, icon, path }) =>
      about(kind, text.areaOf(label, name), icon, href(path, ids)),
    ),
    ...(mayWriteRecords
      ? [
          about('add-employee', text.addEmployee(name), UserPlus, href(PATHS.employeeCreate, ids)),
          about('add-contractor', text.addContractor(name), UserPlus, href(PATHS.contractorCreate, ids)),
        ]
      : []),
  ];
}

function employeeEntries(employee: Employee, company: string, { mayWritePay }: Permissions): PaletteEntry[] {
  const { id, companyId, name, lastFour } = employee;
  const ids = { companyId, employeeId: id };
  const about = [company, text.lastFour(lastFour)];
  return [
    {
      id: `employee-${id}`,
      group: 'employees',
      label: name,
      icon: UserRound,
      to: href(PATHS.timeEntry, ids),
      keywords: text.payKeywords,
      ...detailed([mayWritePay ? text.loadTime : text.seeTime, ...about], employee),
    },
    {
      id: `employee-record-${id}`,
      group: 'actions',
      label: text.recordOf(name),
      icon: Pencil,
      to: href(PATHS.employeeEdit, ids),
      ...detailed(about, employee),
    },
  ];
}

function contractorEntries(
  contractor: Contractor,
  company: string,
  { mayWritePay }: Permissions,
): PaletteEntry[] {
  const { id, companyId, name, lastFour } = contractor;
  const ids = { companyId, contractorId: id };
  const about = [company, text.lastFour(lastFour)];
  return [
    {
      id: `contractor-${id}`,
      group: 'contractors',
      label: name,
      icon: BriefcaseBusiness,
      to: href(PATHS.contractorHours, ids),
      keywords: text.payKeywords,
      ...detailed([mayWritePay ? text.loadHours : text.seeHours, ...about], contractor),
    },
    {
      id: `contractor-record-${id}`,
      group: 'actions',
      label: text.recordOf(name),
      icon: Pencil,
      to: href(PATHS.contractorEdit, ids),
      ...detailed(about, contractor),
    },
  ];
}

/** Adds the second line of a record, which also says whether it is inactive. */
function detailed(
  parts: readonly string[],
  { isActive }: { isActive: boolean },
  article: 'el' | 'la' = 'el',
) {
  return {
    detail: [...parts, ...(isActive ? [] : [text.inactive[article]])].join(' · '),
    isFaint: !isActive,
  };
}
