import type { AmountNames } from '../../emmett-store.ts';
import { totals } from '../added-up.ts';
import { inserting, numbers, type SqlRow } from '../sql-text.ts';
import type { Kept, LoadedTime } from '../time-projection.ts';

/**
 * What each event changed, as our `amounts` and `tax_lines`: its amounts, typed, and the company's own lines. One statement
 * writes both.
 */
export function amounts(names: AmountNames): Kept {
  return {
    tables: [
      `create table if not exists amounts (
        company_id bigint, seq bigint, subject_kind text not null, subject_id bigint not null,
        tax_year int not null, pay_date date not null, period_id bigint, entry_id bigint, ${numbers(names)},
        primary key (company_id, seq))`,
      `create index if not exists amounts_subject on amounts (company_id, subject_kind, subject_id, tax_year)`,
      `create table if not exists tax_lines (
        company_id bigint, seq bigint, line smallint, tax_id bigint not null, cents bigint not null,
        primary key (company_id, seq, line))`,
      `create index if not exists tax_lines_tax on tax_lines (company_id, tax_id)`,
    ],
    statement: (events) => {
      const lines = events.flatMap(linesOf);
      const first = lines.length > 0 ? `with lines as (${inserting('tax_lines', lines)})` : '';
      const rows = events.map((event) => ({ ...headOf(event), ...totals([event], names) }));
      return `${first} ${inserting('amounts', rows)}`;
    },
  };
}

function headOf({ data, metadata }: LoadedTime): SqlRow {
  return {
    company_id: data.companyId,
    seq: metadata.globalPosition,
    subject_kind: 'employee',
    subject_id: data.employeeId,
    tax_year: data.taxYear,
    pay_date: data.inputs.payDate,
    period_id: data.period.id,
    entry_id: data.entryId,
  };
}

function linesOf({ data, metadata }: LoadedTime): SqlRow[] {
  return data.result.companyLines.map(({ taxId, amount }, index) => ({
    company_id: data.companyId,
    seq: metadata.globalPosition,
    line: index + 1,
    tax_id: taxId,
    cents: amount,
  }));
}
