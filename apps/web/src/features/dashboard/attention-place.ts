import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { deskText } from '../../text/desk.es.ts';
import { companyFactTexts, contractorFactTexts, employeeFactTexts } from '../../text/preview.es.ts';
import { filedName, filedPlace } from './company-home/document-place.ts';
import { duePeriodText } from './due-period-text.ts';

const text = deskText.attention;

export type DeskAttention = inferRouterOutputs<AppRouter>['desk']['attention'];
export type CompanyAttention = DeskAttention['companies'][number];
export type AttentionItem = CompanyAttention['items'][number];

/** Describes a problem in words. */
export function attentionText(item: AttentionItem): string {
  switch (item.kind) {
    case 'filed-changed':
      return text.filedChanged(item.count, `${filedName(item)}, ${duePeriodText(item)}`);
    case 'stale':
      return text.stale(item.count);
    case 'negative-leave':
      return text.negativeLeave(item.count, item.name);
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
  }
}

/** Returns the path where the problem is fixed; for several, that of the first. */
export function attentionPlace(companyId: number, item: AttentionItem): string {
  switch (item.kind) {
    case 'filed-changed':
      return filedPlace(companyId, item);
    case 'stale':
      return timeEntryAt({ companyId, ...item });
    case 'negative-leave':
      return href(PATHS.employeeBalances, { companyId, employeeId: item.id });
    case 'control-numbers':
      return `${href(PATHS.companyEdit, { companyId })}#${item.form}ControlRange.last`;
    case 'company-facts':
      return `${href(PATHS.companyEdit, { companyId })}#${item.fields[0]}`;
    case 'employee-facts':
      return href(PATHS.employeeEdit, { companyId, employeeId: item.id });
    case 'contractor-facts':
      return href(PATHS.contractorEdit, { companyId, contractorId: item.id });
  }
}
