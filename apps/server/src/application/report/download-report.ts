import { isAllowed } from '@garita/domain/account/permissions';
import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import { reportRefusal } from '@garita/domain/report/report-refusal';
import type { ReportName, ReportRequest, ReportRequestOf } from '@garita/domain/report/report-request';
import { keepBonusRule } from '@garita/ledger/registry/bonus-rules';
import { companies } from '@garita/ledger/registry/companies';
import { contractors } from '@garita/ledger/registry/contractors';
import { employees } from '@garita/ledger/registry/employees';
import { AppError, fieldError } from '../app-error.ts';
import { existing } from '../existing.ts';
import { type Context, useCase } from '../use-case.ts';
import { writeOnce } from '../write-once.ts';
import type { Download } from './download.ts';
import { builtReports, reportMaker } from './report-makers.ts';

/**
 * The file of a document. The bonus settings that it came with are kept on the company, if the person may write.
 *
 * Errors: `not-found`, `report-year-required`, `report-year-outside`, `no-form-941`, `no-form-943`, `not-built-yet`.
 */
export const downloadReport = useCase(
  'pay:read',
  async (context, request: ReportRequest): Promise<Download> => {
    const { dependencies, actor } = context;
    const company = existing(await companies.find(dependencies.database, actor, request.companyId));
    await requirePerson(context, request);
    const refusal = reportRefusal(request, { payer: company.payer, today: dependencies.today() });
    if (refusal) throw fieldError(refusal.code, refusal.field);
    if (request.report === 'christmas-bonus') await keepRule(context, company.id, request.bonusRule);
    return made(context, request.report, request);
  },
);

/** The names of the documents that can be downloaded; the others are not built yet. */
export const listReports = useCase('pay:read', async (): Promise<ReportName[]> => builtReports());

/** Whoever the document is of has to be of the company. Errors: `not-found`. */
async function requirePerson({ dependencies: { database }, actor }: Context, request: ReportRequest) {
  const scope = { accountId: actor.accountId, companyId: request.companyId };
  if ('employeeId' in request && request.employeeId !== null) {
    existing(await employees.find(database, scope, request.employeeId));
  }
  if ('contractorId' in request) existing(await contractors.find(database, scope, request.contractorId));
}

function made<Name extends ReportName>(
  context: Context,
  name: Name,
  request: ReportRequestOf<Name>,
): Promise<Download> {
  const make = reportMaker(name);
  if (!make) throw new AppError('not-built-yet');
  return make(context, request);
}

async function keepRule(context: Context, companyId: number, rule: BonusRule): Promise<void> {
  const { role, accountId } = context.actor;
  if (!isAllowed(role, 'records:write')) return;
  await writeOnce(context, { operation: 'bonusRules.keep', request: [companyId, rule] }, (tx, stamp) =>
    keepBonusRule(tx, stamp, { accountId, companyId }, rule),
  );
}
