import type { AmountNames } from '../../emmett-store.ts';
import { byRow, totals } from '../added-up.ts';
import { adding, inserting, numbers } from '../sql-text.ts';
import type { Kept } from '../time-projection.ts';

/** What is booked in each period of a company, as our `register`: how many entries, and what they add up to. */
export function register(names: AmountNames): Kept {
  return {
    tables: [
      `create table if not exists register (
        company_id bigint, period_id bigint, entry_count int not null, ${numbers(names)},
        primary key (company_id, period_id))`,
    ],
    statement: (events) => {
      const periods = byRow(events, ({ companyId, period }) => ({
        company_id: companyId,
        period_id: period.id,
      }));
      const rows = periods.map((period) => ({
        ...period.key,
        entry_count: period.events.length,
        ...totals(period.events, names),
      }));
      return `${inserting('register as kept', rows)}
        on conflict (company_id, period_id) do update set ${adding(['entry_count', ...names])}`;
    },
  };
}
