import { fullName } from '@garita/domain/employee/full-name';
import type { BoxSource } from '@garita/domain/report/box-source';
import type { ReportRequest } from '@garita/domain/report/report-request';
import type { ReportTotal, ReportTotalName, TotalPart } from '@garita/domain/report/report-total';
import { type EntryPeriod, findEntryPeriods } from '@garita/ledger/queries/pay/entry-periods';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope, hasAccessToDays } from '../access.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { loadReport } from './load-report.ts';
import type { PreparedReport } from './prepared-report.ts';

/** An entry or an opening balance that contributes to a figure; only an employee's entry has a `periodId`. */
export type SourceEntry = Omit<TotalPart, 'personId'> & { periodId: number | undefined };

/** A person's contribution to a figure, with the entries that it comes from. */
export type SourcePerson = { id: number; name: string; value: number; entries: SourceEntry[] };

/** The sources of a figure of a document. */
export type ReportSources = Pick<ReportTotal, 'how'> & {
  of: 'employees' | 'contractors';
  people: SourcePerson[];
};

/** A total of the document, or one of its boxes. */
export type ReportFigure = { total: ReportTotalName } | { box: BoxSource };

/** The documents about contractors. */
const OF_CONTRACTORS: readonly ReportRequest['report'][] = [
  'contractor-stub',
  'contractor-payments',
  'contractor-year',
  'form-480-text',
];

/**
 * Returns the people and the entries that contribute to a figure of a document, in the order of the people's
 * names, in the years within the user's access; an employee on a head-count may have been paid in another
 * year.
 *
 * Errors: those of `loadReport`; `not-found` for a figure that the document does not have.
 */
export const reportSources = useCase(
  'pay:read',
  async (
    context,
    { request, figure }: { request: ReportRequest; figure: ReportFigure },
  ): Promise<ReportSources> => {
    const { how, parts: all } = orNotFound(await partsIn(await loadReport(context, request), figure));
    const parts = all.filter(({ payDate }) => hasAccessToDays(context.actor, payDate));
    const of = isOfContractors(request, figure) ? 'contractors' : 'employees';
    const names = await namesOf(context, { companyId: request.companyId, of, parts });
    const places =
      of === 'employees'
        ? await findEntryPeriods(
            context.dependencies.database,
            request.companyId,
            parts.flatMap(({ entryId }) => entryId ?? []),
          )
        : new Map<number, EntryPeriod>();
    return { how, of, people: peopleOf(parts, { names, places }) };
  },
);

/**
 * Returns true if a figure is about contractors. In Cuadre the figures of services are; a history is about
 * the people that its request names.
 */
function isOfContractors(request: ReportRequest, figure: ReportFigure): boolean {
  const { report } = request;
  if (report === 'history') return request.contractorId !== undefined;
  const isOfServices =
    'box' in figure && (figure.box.amount === 'totalPaid' || figure.box.amount === 'totalWithheld');
  return OF_CONTRACTORS.includes(report) || (report === 'reconciliation' && isOfServices);
}

/** Returns the contributions to a figure; undefined if the document has no such figure. */
async function partsIn({ totals, boxes }: PreparedReport, figure: ReportFigure) {
  if ('total' in figure) return totals.find(({ name }) => name === figure.total);
  const parts = await boxes(figure.box);
  return parts && { how: figure.box.how, parts };
}

async function namesOf(
  { dependencies: { database }, actor }: UseCaseContext,
  { companyId, of, parts }: { companyId: number; of: ReportSources['of']; parts: readonly TotalPart[] },
): Promise<Map<number, string>> {
  const records = of === 'employees' ? employeeRegistry : contractorRegistry;
  const ids = [...new Set(parts.map(({ personId }) => personId))];
  const people = await records.listByIds(database, companyScope(actor, companyId), ids);
  return new Map(people.map((person) => [person.id, fullName(person)]));
}

type Known = { names: ReadonlyMap<number, string>; places: ReadonlyMap<number, EntryPeriod> };

// Lists the people in the order in which lists have them.
function peopleOf(parts: readonly TotalPart[], { names, places }: Known): SourcePerson[] {
  return [...names].flatMap(([id, name]) => {
    const own = parts.filter(({ personId }) => personId === id);
    if (own.length === 0) return [];
    return [
      {
        id,
        name,
        value: own.reduce((sum, { value }) => sum + value, 0),
        entries: own.map(({ entryId, payDate, value }) => ({
          entryId,
          payDate,
          value,
          periodId: entryId === null ? undefined : places.get(entryId)?.periodId,
        })),
      },
    ];
  });
}
