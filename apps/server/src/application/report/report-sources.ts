import { fullName } from '@garita/domain/employee/full-name';
import type { BoxSource } from '@garita/domain/report/box-source';
import type { ReportRequest } from '@garita/domain/report/report-request';
import type { ReportTotal, ReportTotalName, TotalPart } from '@garita/domain/report/report-total';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import { type EntryPeriod, findEntryPeriods } from '@garita/ledger/queries/pay/entry-periods';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope, hasAccessToDays } from '../access.ts';
import { hasFewEvents, longWork } from '../long-work.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { companyIdsOf } from './employer.ts';
import { loadReport, requireReport } from './load-report.ts';
import type { PreparedReport } from './prepared-report.ts';
import type { ReportContext } from './report-cache.ts';

/** An entry or an opening balance that contributes to a figure; only an employee's entry has a `periodId`. */
export type SourceEntry = Omit<TotalPart, 'personId'> & {
  periodId: number | undefined;
  /** The paid record, if it is another one than the person's first, or of another company than requested. */
  record?: SourceRecord;
};

/** A record of an employee, and its company. */
type SourceRecord = { companyId: number; employeeId: number };

/** A person's contribution to a figure, with the entries that it comes from. */
export type SourcePerson = {
  of: 'employees' | 'contractors';
  id: number;
  name: string;
  value: number;
  entries: SourceEntry[];
};

/** The sources of a figure of a document. */
export type ReportSources = Pick<ReportTotal, 'how'> & { people: SourcePerson[] };

/** A total of the document, or one of its boxes. */
export type ReportFigure = { total: ReportTotalName } | { box: BoxSource };

/**
 * Returns the people and the entries that contribute to a figure of a document, employees before contractors,
 * each in the order of their names, in the years within the user's access; an employee on a head-count may
 * have been paid in another year.
 *
 * Errors: those of `loadReport`; `not-found` for a figure that the document does not have.
 */
export const reportSources = useCase(
  'pay:read',
  (context, asked: AskedFigure): Promise<ReportSources> => figureSources(context, asked),
);

type AskedFigure = { request: ReportRequest; figure: ReportFigure };

/** Finds the sources of a figure. */
export const figureSources = longWork(
  'report-sources',
  async (asking, { request, figure }: AskedFigure): Promise<ReportSources> => {
    const context: ReportContext = { ...asking, readCache: new Map() };
    const { how, parts: all } = orNotFound(await partsIn(await loadReport(context, request), figure));
    const parts = all.filter(({ payDate }) => hasAccessToDays(context.actor, payDate));
    const companyIds = await companyIdsOf(context, request);
    const places = await findEntryPeriods(
      context.dependencies.database,
      companyIds,
      parts.flatMap(({ entryId }) => entryId ?? []),
    );
    // No entry of an employee has the id of a contractor's payment.
    const isOfEmployee = ({ entryId }: TotalPart) => entryId === null || places.has(entryId);
    const ofKind = async (of: SourcePerson['of'], own: readonly TotalPart[]) => {
      const people = await peopleIn(context, { companyIds, of, parts: own });
      return peopleOf(own, { companyId: request.companyId, people, places });
    };
    return {
      how,
      people: [
        ...(await ofKind('employees', parts.filter(isOfEmployee))),
        ...(await ofKind(
          'contractors',
          parts.filter((part) => !isOfEmployee(part)),
        )),
      ],
    };
  },
  {
    refuse: (context, { request }) => requireReport(context, request),
    isShort: (context, { request }) => hasFewEvents(context, request),
  },
);

/** Returns the contributions to a figure; undefined if the document has no such figure. */
async function partsIn({ totals, boxes }: PreparedReport, figure: ReportFigure) {
  if ('total' in figure) return totals.find(({ name }) => name === figure.total);
  const parts = await boxes(figure.box);
  return parts && { how: figure.box.how, parts };
}

type NamedPerson = { of: SourcePerson['of']; id: number; name: string; companyId: number };

async function peopleIn(
  { dependencies: { database }, actor }: UseCaseContext,
  {
    companyIds,
    of,
    parts,
  }: { companyIds: readonly number[]; of: SourcePerson['of']; parts: readonly TotalPart[] },
): Promise<NamedPerson[]> {
  if (parts.length === 0) return [];
  const records = of === 'employees' ? employeeRegistry : contractorRegistry;
  const ids = [...new Set(parts.map(({ personId }) => personId))];
  const lists = companyIds.map(async (companyId) => {
    const people = await records.listByIds(database, companyScope(actor, companyId), ids);
    return people.map((person) => ({ ...person, companyId }));
  });
  return (await Promise.all(lists))
    .flat()
    .toSorted(compareBySurname)
    .map((person) => ({ of, id: person.id, name: fullName(person), companyId: person.companyId }));
}

type Known = {
  companyId: number;
  people: readonly NamedPerson[];
  places: ReadonlyMap<number, EntryPeriod>;
};

// Lists the people in the order in which lists have them.
function peopleOf(parts: readonly TotalPart[], { companyId: asked, people, places }: Known): SourcePerson[] {
  return people.flatMap(({ of, id, name, companyId: own }) => {
    const recordOf = (entryId: number | null): Pick<SourceEntry, 'record'> => {
      const place = entryId === null ? undefined : places.get(entryId);
      const { companyId, employeeId } = place ?? { companyId: own, employeeId: id };
      return companyId === asked && employeeId === id ? {} : { record: { companyId, employeeId } };
    };
    const theirs = parts.filter(({ personId }) => personId === id);
    if (theirs.length === 0) return [];
    return [
      {
        of,
        id,
        name,
        value: theirs.reduce((sum, { value }) => sum + value, 0),
        entries: theirs.map(({ entryId, payDate, value }) => ({
          entryId,
          payDate,
          value,
          periodId: entryId === null ? undefined : places.get(entryId)?.periodId,
          ...recordOf(entryId),
        })),
      },
    ];
  });
}
