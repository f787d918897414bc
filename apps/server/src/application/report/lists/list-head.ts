import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { orNotFound } from '../../../refusal/app-error.ts';
import type { HistoryLine } from '../../history/history-line.ts';
import { dateInPuertoRico, timeInPuertoRico } from '../../puerto-rico-time.ts';
import type { UseCaseContext } from '../../use-case.ts';

/** Returns the head of a list: the company, and the day on which it is made. */
export async function listHead(context: UseCaseContext, companyId: number) {
  const { dependencies, actor } = context;
  const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
  return { company, date: dependencies.today() };
}

/** An event as documents tell it: on which day and at what time in Puerto Rico, by whom, and of whom. */
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
