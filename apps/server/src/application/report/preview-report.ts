import { fullName } from '@garita/domain/employee/full-name';
import type { WithheldDifference } from '@garita/domain/filing/returns/employee-share';
import {
  type ByHand,
  FILLED_BY_HAND,
  type MissingFact,
  missingFacts,
} from '@garita/domain/report/missing-fact';
import { OTHER_FORMATS, type OtherFormat } from '@garita/domain/report/other-format';
import type { ReportRequest } from '@garita/domain/report/report-request';
import type { ReportTotal } from '@garita/domain/report/report-total';
import { accountants } from '@garita/ledger/registry/records/accountants';
import { companies } from '@garita/ledger/registry/records/companies';
import { contractors } from '@garita/ledger/registry/records/contractors';
import { employees } from '@garita/ledger/registry/records/employees';
import type { Unfit } from '@garita/reports/agency-files/agency-file';
import { type PageExcerpt, pageExcerpt } from '@garita/reports/page-excerpt';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import { type Context, useCase } from '../use-case.ts';
import { yearsLeftOut } from '../years-left-out.ts';
import { gatherReport } from './gather-report.ts';
import { type PayBelowZero, payBelowZero } from './pay-below-zero.ts';
import { type BroughtBeside, broughtBeside } from './returns/brought-beside.ts';
import type { FileFinding } from './text-files/check-text-file.ts';

/** A figure of a document, without where it comes from. */
export type PreviewTotal = Omit<ReportTotal, 'parts'>;

/** What a person looks at before a document is made. */
export type ReportPreview = PageExcerpt & {
  totals: PreviewTotal[];
  differences: (WithheldDifference & { name: string })[];
  /** What people brought from another system that is not in it, though some of it may be of its days. */
  brought: (BroughtBeside & { name: string })[];
  /** Of whom a return says less than nothing. */
  belowZero: (PayBelowZero & { name: string })[];
  /** What the document prints blank, with whose it is. */
  missing: (MissingFact & { name: string })[];
  /** What cannot be written to a text file, beside what is missing; without it there is no file. */
  unfit: Unfit[];
  /** What the agency would send a text file back for, and what somebody should look at before it is sent. */
  findings: readonly FileFinding[];
  byHand: readonly ByHand[];
  /** Of a period: years in which pay of it is paid that who asks does not see, and that is not in it. */
  yearsLeftOut: number[];
  /** What it comes as beside its own file. */
  formats: OtherFormat[];
};

/** What a screen shows of a long document. */
const MOST = { pages: 12, rows: 300 };

/**
 * What a document comes to, what it says and what it lacks, of the very data that its file is made of. Nothing is kept of it.
 *
 * Errors: those of `gatherReport`.
 */
export const previewReport = useCase(
  'pay:read',
  async (context, request: ReportRequest): Promise<ReportPreview> => {
    const { totals, differences, unfit, check, tables, ...report } = await gatherReport(context, request);
    const page = await report.page();
    const people = new Set(totals.flatMap(({ parts }) => parts.map(({ personId }) => personId)));
    const records = await recordsOf(context, request.companyId);
    const missing = missingFacts(request.report, {
      ...records,
      employees: records.employees.filter(({ id }) => people.has(id)),
      contractors: records.contractors.filter(({ id }) => people.has(id)),
    });
    const nameOf = namesIn(records);
    const beside = await broughtBeside(context, request);
    return {
      totals: totals.map(({ name, value, how }) => ({ name, value, how })),
      differences: differences.map((one) => ({ ...one, name: nameOf('employee', one.employeeId) })),
      brought: beside.map((one) => ({ ...one, name: nameOf('employee', one.employeeId) })),
      belowZero: payBelowZero(request, totals).map((one) => ({
        ...one,
        name: nameOf('employee', one.employeeId),
      })),
      missing: missing.map((fact) => ({ ...fact, name: nameOf(fact.of, fact.id) })),
      unfit: unfitBeside(missing, unfit()),
      findings: await check(),
      yearsLeftOut: await leftOutOf(context, request),
      byHand: FILLED_BY_HAND[request.report] ?? [],
      formats: OTHER_FORMATS.filter((format) => (format === 'xlsx' ? page.kind === 'list' : tables[format])),
      ...pageExcerpt(page, MOST),
    };
  },
);

// Whoever asks for days or for a year is told at once that a year is not theirs.
async function leftOutOf(context: Context, request: ReportRequest): Promise<number[]> {
  if (!('periodId' in request)) return [];
  const { report, companyId, periodId } = request;
  const isOfHistory = report === 'period-history' || report === 'register-as-known';
  return yearsLeftOut(context, { companyId, periodId, isOfHistory });
}

/** What is not told as missing already; a control number, which no field has, is given when the file is made. */
function unfitBeside(missing: readonly MissingFact[], all: readonly Unfit[]): Unfit[] {
  const told = new Set(missing.map(({ of, id, field }) => `${of} ${id} ${field}`));
  return all.filter(
    ({ of, id, field, misfit }) =>
      misfit !== 'missing' || (field !== '' && !told.has(`${of} ${id} ${field}`)),
  );
}

/** The company, who prepares its forms, and whom it pays. */
async function recordsOf({ dependencies: { database }, actor }: Context, companyId: number) {
  const scope = companyScope(actor, companyId);
  const company = existing(await companies.find(database, actor, companyId));
  return {
    company,
    accountant: await accountants.find(database, actor, company.accountantId),
    employees: await employees.list(database, scope),
    contractors: await contractors.list(database, scope),
  };
}

function namesIn({ company, accountant, ...people }: Awaited<ReturnType<typeof recordsOf>>) {
  const employeeNames = new Map(people.employees.map((one) => [one.id, fullName(one)]));
  const contractorNames = new Map(people.contractors.map((one) => [one.id, fullName(one)]));
  return (of: MissingFact['of'], id: number): string => {
    switch (of) {
      case 'company':
        return company.name;
      case 'accountant':
        return accountant?.name ?? '';
      case 'employee':
        return employeeNames.get(id) ?? '';
      case 'contractor':
        return contractorNames.get(id) ?? '';
    }
  };
}
