import { reportRefusal } from '@garita/domain/report/report-refusal';
import type { ReportName, ReportRequest, ReportRequestOf } from '@garita/domain/report/report-request';
import { companies } from '@garita/ledger/registry/records/companies';
import { contractors } from '@garita/ledger/registry/records/contractors';
import { employees } from '@garita/ledger/registry/records/employees';
import { fieldError } from '../app-error.ts';
import { companyScope } from '../company-scope.ts';
import { savedPayment } from '../contractor/contractor-subject.ts';
import { existing } from '../existing.ts';
import { savedEntry } from '../pay/saved-entry.ts';
import type { Context } from '../use-case.ts';
import type { ReportContext } from './filed-pay.ts';
import type { GatheredReport } from './gathered-report.ts';
import { reportMaker } from './report-makers.ts';

/**
 * Everything that a document needs, of a company of the account and of people of that company.
 *
 * Errors: `not-found`, `report-year-required`, `report-year-outside`, `no-form-941`, `no-form-943` and those of the document.
 */
export async function gatherReport(context: ReportContext, request: ReportRequest): Promise<GatheredReport> {
  const { dependencies, actor } = context;
  const company = existing(await companies.find(dependencies.database, actor, request.companyId));
  await requirePerson(context, request);
  const refusal = reportRefusal(request, { payer: company.payer, today: dependencies.today() });
  if (refusal) throw fieldError(refusal.code, refusal.field);
  return made(context, request.report, request);
}

/** Whoever the document is of has to be of the company, and its entry of a year that is seen. Errors: `not-found`, `year-outside-access`. */
async function requirePerson(context: Context, request: ReportRequest) {
  const { dependencies, actor } = context;
  const { database } = dependencies;
  const scope = companyScope(actor, request.companyId);
  if ('employeeId' in request && request.employeeId !== null) {
    existing(await employees.find(database, scope, request.employeeId));
  }
  if ('contractorId' in request) existing(await contractors.find(database, scope, request.contractorId));
  // An entry is of a year, which whoever names it need not say.
  if (request.report === 'contractor-stub') await savedPayment(database, actor, request.entryId);
  else if ('entryId' in request) await savedEntry(context, request.entryId);
}

function made<Name extends ReportName>(
  context: ReportContext,
  name: Name,
  request: ReportRequestOf<Name>,
): Promise<GatheredReport> {
  return reportMaker(name)(context, request);
}
