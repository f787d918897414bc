import type { DueOfCompany } from '@garita/domain/filing/due/obligation';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/** What is due on one day. */
export type DueDay = { due: CalendarDate; all: DueOfCompany[] };

/** What is overdue, and what comes day by day. Of what is past, that which was filed is done with. */
export function dueDays(
  all: readonly DueOfCompany[],
  today: CalendarDate,
): { overdue: DueDay[]; coming: DueDay[] } {
  return {
    overdue: byDay(all.filter(({ state }) => state === 'overdue')),
    coming: byDay(all.filter(({ due }) => due >= today)),
  };
}

function byDay(all: readonly DueOfCompany[]): DueDay[] {
  const days = new Map<CalendarDate, DueOfCompany[]>();
  for (const one of all) days.set(one.due, [...(days.get(one.due) ?? []), one]);
  return [...days].map(([due, ofDay]) => ({ due, all: ofDay }));
}

/** The first days that together have so much of it, and the rest of them. */
export function firstDays(days: readonly DueDay[], rows: number): { first: DueDay[]; rest: DueDay[] } {
  let count = 0;
  const first = days.filter(({ all }, index) => {
    const isFirst = index === 0 || count + all.length <= rows;
    count += all.length;
    return isFirst;
  });
  return { first, rest: days.slice(first.length) };
}
