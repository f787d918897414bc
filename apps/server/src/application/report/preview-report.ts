import { fullName } from '@garita/domain/employee/full-name';
import type { WithheldDifference } from '@garita/domain/filing/fica';
import type { ReportRequest } from '@garita/domain/report/report-request';
import type { ReportTotal } from '@garita/domain/report/report-total';
import { employees } from '@garita/ledger/registry/employees';
import { type PageExcerpt, pageExcerpt } from '@garita/reports/page-excerpt';
import { type Context, useCase } from '../use-case.ts';
import { gatherReport } from './gather-report.ts';

/** A figure of a document, without where it comes from. */
export type PreviewTotal = Omit<ReportTotal, 'parts'>;

/** What a person looks at before a document is made. */
export type ReportPreview = PageExcerpt & {
  totals: PreviewTotal[];
  differences: (WithheldDifference & { name: string })[];
};

/** What a screen shows of a long document. */
const MOST = { pages: 12, rows: 300 };

/**
 * What a document comes to and what it says, of the very data that its file is made of. Nothing is kept of it.
 *
 * Errors: those of `gatherReport`.
 */
export const previewReport = useCase(
  'pay:read',
  async (context, request: ReportRequest): Promise<ReportPreview> => {
    const { totals, differences, page } = await gatherReport(context, request);
    const names = differences.length > 0 ? await namesOf(context, request.companyId) : new Map();
    return {
      totals: totals.map(({ parts, ...total }) => total),
      differences: differences.map((difference) => ({
        ...difference,
        name: names.get(difference.employeeId) ?? '',
      })),
      ...pageExcerpt(page(), MOST),
    };
  },
);

/** What the employees of a company are called, by their ids. */
async function namesOf({ dependencies, actor }: Context, companyId: number): Promise<Map<number, string>> {
  const all = await employees.list(dependencies.database, { accountId: actor.accountId, companyId });
  return new Map(all.map((employee) => [employee.id, fullName(employee)]));
}
