import { reportRefusal } from '@garita/domain/report/report-refusal';
import type { ReportName, ReportRequest, ReportRequestOf } from '@garita/domain/report/report-request';
import { allOf } from '@garita/ledger/database/all-of';
import { findEntryOwner } from '@garita/ledger/queries/pay/entry-owner';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { fieldError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope, requireYearAccess } from '../access.ts';
import { findPaymentOwnerOrFail } from '../contractor/contractor-subject.ts';
import type { UseCaseContext } from '../use-case.ts';
import type { PreparedReport } from './prepared-report.ts';
import type { ReportContext } from './report-cache.ts';
import { reportMaker } from './report-makers.ts';

/**
 * Everything that a document needs, of a company of the account and of people of that company.
 *
 * Errors: `not-found`, `report-year-required`, `report-year-outside`, `no-form-941`, `no-form-943` and those
 * of the document.
 */
export async function loadReport(context: ReportContext, request: ReportRequest): Promise<PreparedReport> {
  const { payer } = await requireSubject(context, request);
  const refusal = reportRefusal(request, { payer, today: context.dependencies.today() });
  if (refusal) throw fieldError(refusal.code, refusal.field);
  // A year is asked of by several parts of one document: what they read alike is read once.
  return made({ readCache: new Map(), ...context }, request.report, request);
}

/**
 * The company that the document is of. Whoever else it is of has to be of that company, and its entry of a
 * year that is seen. Errors: `not-found`, `year-outside-access`.
 */
async function requireSubject({ dependencies: { database }, actor }: UseCaseContext, request: ReportRequest) {
  const scope = companyScope(actor, request.companyId);
  const employeeId = 'employeeId' in request ? (request.employeeId ?? null) : null;
  const contractorId = 'contractorId' in request ? (request.contractorId ?? null) : null;
  // A history is of the events of an entry that are of years that are seen; they may be none.
  const isOfEntry =
    'entryId' in request && request.report !== 'contractor-stub' && request.report !== 'history';
  const { owner, company, ...people } = await allOf({
    company: companyRegistry.find(database, actor, request.companyId),
    employee: employeeId === null ? null : employeeRegistry.find(database, scope, employeeId),
    contractor: contractorId === null ? null : contractorRegistry.find(database, scope, contractorId),
    owner: isOfEntry ? findEntryOwner(database, actor, request.entryId) : null,
  });
  for (const found of [company, people.employee, people.contractor, owner]) orNotFound<object | null>(found);
  // An entry is of a year, which whoever names it need not say.
  if (owner) requireYearAccess(actor, [owner.taxYear]);
  if (request.report === 'contractor-stub') await findPaymentOwnerOrFail(database, actor, request.entryId);
  return orNotFound(company);
}

function made<Name extends ReportName>(
  context: ReportContext,
  name: Name,
  request: ReportRequestOf<Name>,
): Promise<PreparedReport> {
  return reportMaker(name)(context, request);
}
