-- What the planner should expect of the three tables with several indexes: one large company with many employees, entries,
-- periods and streams. Without it every index that begins with the company looks as good as any other while the tables are
-- small, and a server that started with an empty database would keep whichever it happened to choose. The rows are only there
-- to be counted; PostgreSQL counts again by itself later, PGlite never does.

insert into ledger.events (company_id, seq, stream_id, version, type, schema_version, entry_id, period_id, pay_date,
  recorded_at, actor_id, command_id, engine_version, data, stream_hash, hash)
select 1, n, 'emp:' || n % 300, n / 300, 'TimeLoaded', 1, n, n / 300, date '2026-01-01',
  now(), 1, gen_random_uuid(), '1', '{}', '', ''
from generate_series(1, 3000) n;
--> statement-breakpoint
insert into ledger.amounts (company_id, seq, subject_kind, subject_id, tax_year, pay_date, period_id, entry_id)
select 1, n, 'employee', n % 300, 2026, date '2026-01-01', n / 300, n
from generate_series(1, 3000) n;
--> statement-breakpoint
insert into ledger.entries (company_id, entry_id, employee_id, tax_year, period_id, pay_date, period_start, period_end,
  status, created_seq, last_seq, is_capped, is_stale, vacation_credit_minutes, vacation_threshold_minutes,
  sick_credit_minutes, sick_threshold_minutes, salaried_minutes)
select 1, n, n % 300, 2026, n / 300, date '2026-01-01' + n / 300, date '2026-01-01' + n / 300 * 7, date '2026-01-07' + n / 300 * 7,
  'live', n, n, n % 2 = 0, n % 100 = 0, 0, 0, 0, 0, 0
from generate_series(1, 3000) n;
--> statement-breakpoint
analyze ledger.events;
--> statement-breakpoint
analyze ledger.amounts;
--> statement-breakpoint
analyze ledger.entries;
--> statement-breakpoint
truncate ledger.events, ledger.amounts, ledger.tax_lines, ledger.entries;
