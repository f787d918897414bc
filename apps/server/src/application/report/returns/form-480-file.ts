import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, type ReportTotal, sumTotal } from '@garita/domain/report/report-total';
import { type Form480Items, form480sOfYear } from '@garita/domain/returns/form-480';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import {
  contractorPaymentsBetween,
  type PaymentLine,
} from '@garita/ledger/queries/contractor/contractor-totals';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import type { ControlNumbers } from '@garita/ledger/registry/records/control-numbers';
import { form480Text } from '@garita/reports/agency-files/form-480-text/form-480-text';
import { AppError, orNotFound } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import { formHead } from '../form-head.ts';
import { paymentParts } from '../lists/contractor-figures.ts';
import type { PreparedReport } from '../prepared-report.ts';
import { type ReportContext, reportCacheOf } from '../report-cache.ts';
import {
  checkNumberedFile,
  controlNumbers,
  existingControlNumbers,
  previewControlNumbers,
} from './control-numbers.ts';
import { gatheredTextFile } from './text-file.ts';

/**
 * Prepares the 480.6SP file of everybody who was paid enough for services in a year. Control numbers are
 * assigned when the file is made.
 *
 * Errors: `no-form-480`; of the file `file-data-unfit`, `file-check-failed` and those of `controlNumbers`.
 */
export async function form480sForSuri(
  context: ReportContext,
  request: ReportRequestOf<'form-480-text'>,
): Promise<PreparedReport> {
  const { companyId, year, submission } = request;
  const { company, preparer, date } = await formHead(context, companyId);
  const { made, ...figures } = await form480sMade(context, request);
  const about = { company, preparer: orNotFound(preparer), date, year, submission };
  const withNumbers = (numbers: ControlNumbers) => {
    const forms = made.map((one) => ({ ...one, controlNumber: numbers.get(one.contractor.id) ?? '' }));
    return gatheredTextFile(form480Text, { ...about, forms }, { ...figures, request });
  };
  const personIds = made.map(({ contractor }) => contractor.id);
  const ranges = [{ companyId, range: company.form480ControlRange, personIds }];
  const numbered = { form: 'form480', year, ranges } as const;
  const given = await existingControlNumbers(context, numbered);
  return {
    ...withNumbers(given),
    check: () => checkNumberedFile((numbers) => withNumbers(numbers).check(), given, { company, ranges }),
    draft: () => withNumbers(previewControlNumbers(given, ranges)).file(),
    file: async () => withNumbers(await controlNumbers(context, numbered)).file(),
  };
}

/**
 * Gathers the data of the forms, the contractors with whole numbers, and the totals. Errors: `no-form-480`.
 */
async function form480sMade(context: ReportContext, { companyId, year }: ReportRequestOf<'form-480-text'>) {
  const { database, excludedEntryId } = reportCacheOf(context);
  const { dependencies, actor } = context;
  const range = { from: `${year}-01-01`, to: `${year}-12-31` };
  const paid = await contractorPaymentsBetween(database, companyId, range);
  const payments = paid.filter(({ entryId }) => entryId !== excludedEntryId);
  const forms = form480sOfYear(payments);
  if (forms.length === 0) throw new AppError('no-form-480');
  const items = new Map<number, Form480Items>(forms.map((form) => [form.contractorId, form.items]));
  const everybody = await contractorRegistry
    .withKeyring(dependencies.keyring)
    .list(database, companyScope(actor, companyId));
  const informed = payments.filter(({ contractorId }) => items.has(contractorId));
  return {
    made: everybody.toSorted(compareBySurname).flatMap((contractor) => {
      const own = items.get(contractor.id);
      return own ? [{ contractor, items: own }] : [];
    }),
    totals: totalsOf(informed),
    boxes: paymentParts(informed),
  };
}

function totalsOf(payments: readonly PaymentLine[]): ReportTotal[] {
  return [
    peopleTotal('contractors', payments, ({ gross }) => gross),
    sumTotal('gross', payments, ({ gross }) => gross),
    sumTotal('withheld', payments, ({ incomeTaxWithheld }) => incomeTaxWithheld),
    sumTotal('expenses', payments, ({ reimbursedExpenses }) => reimbursedExpenses),
  ];
}
