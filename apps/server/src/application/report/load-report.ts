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
import { companyIdsOf } from './employer.ts';
import type { PreparedReport } from './prepared-report.ts';
import type { ReportContext } from './report-cache.ts';
import { reportMaker } from './report-makers.ts';

/**
 * Prepares a document of a company of the account, about people of that company. A document of an employer
 * number is about all companies of the account that have it.
 *
 * Errors: `not-found`, `employer-outside-access`, `report-year-required`, `report-year-outside`,
 * `no-form-941`, `no-form-943` and those of the document.
 */
export async function loadReport(context: ReportContext, request: ReportRequest): Promise<PreparedReport> {
  // Several parts of one document read the same year; equal reads are made once.
  const cached = { readCache: new Map(), ...context };
  await requireReport(cached, request);
  return made(cached, request.report, request);
}

/**
 * Refuses a document of nobody whom the user sees, and one of a year that has none; the rest is refused by
 * `loadReport`, which calls this. Errors: `not-found`, `year-outside-access`, `report-year-required`,
 * `report-year-outside`, `no-form-941`, `no-form-943`.
 */
export async function requireReport(context: ReportContext, request: ReportRequest): Promise<void> {
  const { payer } = await requireSubject(context, request);
  const refusal = reportRefusal(request, { payer, today: context.dependencies.today() });
  if (refusal) throw fieldError(refusal.code, refusal.field);
}

/**
 * Checks the company of a document. A person must belong to that company, and an entry to a year within the
 * user's access. Errors: `not-found`, `year-outside-access`.
 */
async function requireSubject(context: ReportContext, request: ReportRequest) {
  const {
    dependencies: { database },
    actor,
  } = context;
  const scope = companyScope(actor, request.companyId);
  const employeeId = 'employeeId' in request ? (request.employeeId ?? null) : null;
  const contractorId = 'contractorId' in request ? (request.contractorId ?? null) : null;
  // A history of an entry shows the events of the years within the user's access, which may be none.
  const isOfEntry =
    'entryId' in request && request.report !== 'contractor-stub' && request.report !== 'history';
  const {
    owner,
    company,
    companies: _,
    ...people
  } = await allOf({
    company: companyRegistry.find(database, actor, request.companyId),
    employee: employeeId === null ? null : employeeRegistry.find(database, scope, employeeId),
    contractor: contractorId === null ? null : contractorRegistry.find(database, scope, contractorId),
    owner: isOfEntry ? findEntryOwner(database, actor, request.entryId) : null,
    companies: companyIdsOf(context, request),
  });
  for (const found of [company, people.employee, people.contractor, owner]) orNotFound<object | null>(found);
  // The request of an entry does not name its year.
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
