import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import { EMPLOYEE_FILES, fileTypeOf, isProcessReport } from '@garita/domain/report/file-type';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { quarterOf, yearOf } from '@garita/domain/time/calendar-date';
import { parsePeriodId } from '@garita/domain/time/period-id';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import type { Disclosure } from '../../documents/disclosure-text.ts';
import { contractorPayAt, processesAt, timeEntryAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { addressOfYear } from '../../lib/year-address.ts';
import { deskText } from '../../text/desk.es.ts';
import { companyFactTexts, contractorFactTexts, employeeFactTexts } from '../../text/documents/preview.es.ts';
import { fileTypeLabels } from '../../text/documents/processes.es.ts';
import { periodStateText } from '../../text/pay/pay.es.ts';
import { contractorsText } from '../../text/records/contractors.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import { duePeriodText } from './due-line.tsx';

type Filed = Pick<FiledDocument, 'report' | 'from' | 'to'>;

/** Returns a filed document's name on the screen that makes it. */
export function filedName({ report }: Filed): string {
  return report === 'form-480-text' ? contractorsText.reports.textFile : fileTypeLabels[fileTypeOf(report)];
}

/** Returns the path where a filed document is compared with today: Procesos, or the company's contractors. */
export function filedPath(companyId: number, { report, from, to }: Filed): string {
  if (report === 'form-480-text') return href(PATHS.contractors, { companyId });
  return processesAt({
    companyId,
    fileType: fileTypeOf(report),
    year: yearOf(from),
    quarter: quarterOf(from),
    fiscalYear: yearOf(to),
  });
}

/** The documents that are made where the contractors are listed. */
const OF_CONTRACTORS: readonly string[] = [
  'contractor-stub',
  'contractor-payments',
  'contractor-year',
  'form-480-text',
];

/**
 * Returns the path of the pay that a downloaded document is of, or where the document is made, with the same
 * choices if that screen offers them.
 */
export function downloadedPath(
  companyId: number,
  { what, about, person, pay }: Pick<Disclosure, 'what' | 'about' | 'person' | 'pay'>,
): string {
  const { entryId } = about;
  if (entryId !== undefined && pay) return timeEntryAt({ companyId, ...pay, entryId });
  if (entryId !== undefined && person?.kind === 'contractor' && about.year !== undefined)
    return contractorPayAt({ companyId, contractorId: person.id, entryId, year: about.year });
  const report = about.report ?? what;
  if (OF_CONTRACTORS.includes(report)) return href(PATHS.contractors, { companyId });
  if (report === 'non-residents' && about.year !== undefined)
    return `${href(PATHS.nonResidents, { companyId })}?${addressOfYear(about.year)}`;
  if (!isProcessReport(report)) return processesAt({ companyId });
  const { year, quarter, fiscalYear, periodId, start, end } = about;
  const period = periodId === undefined ? undefined : parsePeriodId(periodId);
  return processesAt({
    companyId,
    fileType: fileTypeOf(report),
    employeeId: person?.id,
    employeeFile: EMPLOYEE_FILES.find((file) => file === report),
    year: period?.year ?? year,
    quarter,
    fiscalYear,
    start,
    end,
    ...(period && { paySpan: 'period', payFrequency: period.frequency, periodId }),
  });
}

const text = deskText.attention;

export type DeskAttention = inferRouterOutputs<AppRouter>['desk']['attention'];
export type CompanyAttention = DeskAttention['companies'][number];
export type AttentionItem = CompanyAttention['items'][number];

function daysOfPeriod({ start, end }: { start: CalendarDate; end: CalendarDate }): string {
  return periodStateText.days(dateText(start), dateText(end));
}

/** Describes a problem in words. */
export function attentionText(item: AttentionItem): string {
  switch (item.kind) {
    case 'filed-changed':
      return text.filedChanged(item.count, `${filedName(item)}, ${duePeriodText(item)}`);
    case 'stale':
      return text.stale(item.count);
    case 'stale-contractors':
      return text.staleContractors(item.count, item.name);
    case 'repeated-pay':
      return text.repeatedPay(item.count, item.name, {
        net: dollarsText(item.net),
        period: daysOfPeriod(item),
      });
    case 'year-parameters':
      return text.yearParameters(item.year);
    case 'negative-leave':
      return text.negativeLeave(item.count, item.name);
    case 'few-tips':
      return text.fewTips(item.count, item.name);
    case 'vacation-rate':
      return text.vacationRate(item.count, item.name);
    case 'vacation-below-law':
      return text.vacationBelowLaw(item.count, item.name);
    case 'several-records':
      return text.severalRecords(item.count, item.name);
    case 'control-numbers':
      return text.controlNumbers(item.form, item.left);
    case 'company-facts':
      return text.recordLacks(item.fields.map((field) => companyFactTexts[field]));
    case 'employee-facts':
      return text.employeesLack(
        item.count,
        item.name,
        item.fields.map((field) => employeeFactTexts[field]),
      );
    case 'contractor-facts':
      return text.contractorsLack(
        item.count,
        item.name,
        item.fields.map((field) => contractorFactTexts[field]),
      );
    case 'company-file-words':
      return text.companyCut;
    case 'employee-file-words':
    case 'contractor-file-words':
      return text.peopleCut(item.count, item.name);
  }
}

/** Returns the path where the problem is fixed; for several, that of the first. */
export function attentionPath(companyId: number, item: AttentionItem): string {
  switch (item.kind) {
    case 'filed-changed':
      return filedPath(companyId, item);
    case 'stale':
      return timeEntryAt({ companyId, ...item });
    case 'stale-contractors':
      return href(PATHS.contractorHours, { companyId, contractorId: item.id });
    case 'repeated-pay':
      return href(PATHS.period, { companyId, periodId: item.periodId });
    case 'year-parameters':
      return href(PATHS.yearParameters, { year: item.year });
    case 'negative-leave':
    case 'few-tips':
      return href(PATHS.employeeBalances, { companyId, employeeId: item.id });
    case 'vacation-rate':
    case 'vacation-below-law':
      return `${href(PATHS.employeeEdit, { companyId, employeeId: item.id })}#leave.vacation.minutesPerMonth`;
    case 'control-numbers':
      return `${href(PATHS.companyEdit, { companyId })}#${item.form}ControlRange.last`;
    case 'company-facts':
      return `${href(PATHS.companyEdit, { companyId })}#${item.fields[0]}`;
    case 'company-file-words':
      return `${href(PATHS.companyEdit, { companyId })}#${item.fields[0]}`;
    case 'several-records':
    case 'employee-facts':
    case 'employee-file-words':
      return href(PATHS.employeeEdit, { companyId, employeeId: item.id });
    case 'contractor-facts':
    case 'contractor-file-words':
      return href(PATHS.contractorEdit, { companyId, contractorId: item.id });
  }
}
