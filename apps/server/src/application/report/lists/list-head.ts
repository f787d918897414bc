import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { orNotFound } from '../../../refusal/app-error.ts';
import type { HistoryLine } from '../../history/history-line.ts';
import { dateInPuertoRico, timeInPuertoRico } from '../../puerto-rico-time.ts';
import type { UseCaseContext } from '../../use-case.ts';

/** Returns the head of a list: the company, and today's date. */
export async function listHead(context: UseCaseContext, companyId: number) {
  const { dependencies, actor } = context;
  const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
  return { company, date: dependencies.today() };
}

/** Returns an event as documents show it: day and time in Puerto Rico, user and person. */
export function printedEvent({ recordedAt, recordedBy, person, ...line }: HistoryLine) {
  return {
    ...line,
    ...printedMoment(recordedAt),
    recordedBy: recordedBy.name,
    person: person?.name ?? '',
  };
}

/** Returns the day and the time in Puerto Rico at which something was recorded. */
export function printedMoment(recordedAt: string) {
  const moment = new Date(recordedAt);
  return {
    recordedOn: dateInPuertoRico(moment),
    recordedAt: timeInPuertoRico(moment).replace(/^(\d\d)(\d\d).*$/, '$1:$2'),
  };
}
