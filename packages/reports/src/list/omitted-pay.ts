import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { LIST } from '../text/labels.es.ts';
import { shortDate } from '../text/printed-date.es.ts';
import { dollars } from '../text/printed-figure.ts';
import type { ListGroup } from './list-report.ts';

/**
 * Pay of another system up to a day, which a list leaves out because nobody knows how much of it lies in its
 * days.
 */
export type OmittedPay = { name: PersonName; gross: Cents; asOf: CalendarDate };

/** Returns the group of sentences about omitted pay of another system; none without such pay. */
export function omittedPayGroups(omitted: readonly OmittedPay[]): ListGroup[] {
  if (omitted.length === 0) return [];
  const sentences = omitted.map(({ name, gross, asOf }) =>
    LIST.openingBalanceUntil(fullName(name), dollars(gross), shortDate(asOf)),
  );
  return [
    {
      heading: LIST.openingBalances,
      rows: [...sentences, LIST.openingBalanceHelp].map((sentence) => [sentence]),
    },
  ];
}
