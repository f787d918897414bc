CREATE SCHEMA "ledger";
--> statement-breakpoint
CREATE SEQUENCE "ledger"."entry_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "ledger"."amounts" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"tax_year" integer NOT NULL,
	"pay_date" date NOT NULL,
	"period_id" bigint,
	"entry_id" bigint,
	"regular_pay" bigint DEFAULT 0 NOT NULL,
	"overtime_pay" bigint DEFAULT 0 NOT NULL,
	"meal_period_pay" bigint DEFAULT 0 NOT NULL,
	"vacation_pay" bigint DEFAULT 0 NOT NULL,
	"sick_pay" bigint DEFAULT 0 NOT NULL,
	"holiday_pay" bigint DEFAULT 0 NOT NULL,
	"tips" bigint DEFAULT 0 NOT NULL,
	"commissions" bigint DEFAULT 0 NOT NULL,
	"concessions" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"disability_insurance" bigint DEFAULT 0 NOT NULL,
	"medicare" bigint DEFAULT 0 NOT NULL,
	"social_security" bigint DEFAULT 0 NOT NULL,
	"social_security_on_tips" bigint DEFAULT 0 NOT NULL,
	"income_tax_withheld" bigint DEFAULT 0 NOT NULL,
	"chauffeur_insurance" bigint DEFAULT 0 NOT NULL,
	"donation" bigint DEFAULT 0 NOT NULL,
	"reimbursed_expenses" bigint DEFAULT 0 NOT NULL,
	"others" bigint DEFAULT 0 NOT NULL,
	"child_support" bigint DEFAULT 0 NOT NULL,
	"aflac" bigint DEFAULT 0 NOT NULL,
	"medical_plan" bigint DEFAULT 0 NOT NULL,
	"coda_plans" bigint DEFAULT 0 NOT NULL,
	"other_discounts" bigint DEFAULT 0 NOT NULL,
	"other_increases" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"uncollected" bigint DEFAULT 0 NOT NULL,
	"regular_minutes" bigint DEFAULT 0 NOT NULL,
	"overtime_minutes" bigint DEFAULT 0 NOT NULL,
	"meal_period_minutes" bigint DEFAULT 0 NOT NULL,
	"vacation_minutes" bigint DEFAULT 0 NOT NULL,
	"sick_minutes" bigint DEFAULT 0 NOT NULL,
	"holiday_minutes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "amounts_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "ledger"."anchors" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"signature" text NOT NULL,
	"key_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "anchors_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "ledger"."commands" (
	"company_id" bigint NOT NULL,
	"command_id" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"first_seq" bigint,
	"last_seq" bigint,
	"response" jsonb,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commands_company_id_command_id_pk" PRIMARY KEY("company_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."details" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"replaces_seq" bigint,
	"moved_from_seq" bigint,
	"pay_date" date,
	"tax_year" integer,
	"status" text,
	"period_id" bigint,
	"period_start" date,
	"period_end" date,
	"disability_insurance_uncapped" bigint,
	"disability_insurance_limit" bigint,
	"medicare_uncapped" bigint,
	"medicare_limit" bigint,
	"social_security_uncapped" bigint,
	"social_security_limit" bigint,
	"social_security_on_tips_uncapped" bigint,
	"social_security_on_tips_limit" bigint,
	"chauffeur_insurance_uncapped" bigint,
	"chauffeur_insurance_limit" bigint,
	"vacation_credit_minutes" integer,
	"vacation_threshold_minutes" integer,
	"sick_credit_minutes" integer,
	"sick_threshold_minutes" integer,
	"salaried_minutes" integer,
	"company_lines" jsonb,
	"category" smallint,
	"vacation_opening_minutes" integer,
	"vacation_opening_date" date,
	"sick_opening_minutes" integer,
	"sick_opening_date" date,
	"paid_on" date,
	"method" text,
	"vacation_minutes" integer,
	"sick_minutes" integer,
	CONSTRAINT "details_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "ledger"."events" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"stream_id" text NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"schema_version" smallint NOT NULL,
	"entry_id" bigint,
	"period_id" bigint,
	"pay_date" date,
	"recorded_at" timestamp with time zone NOT NULL,
	"actor_id" bigint NOT NULL,
	"command_id" uuid NOT NULL,
	"reason" text,
	"engine_version" text NOT NULL,
	"data" jsonb NOT NULL,
	"stream_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "events_company_id_seq_pk" PRIMARY KEY("company_id","seq"),
	CONSTRAINT "events_stream_version" UNIQUE("company_id","stream_id","version"),
	CONSTRAINT "events_data_is_object" CHECK (jsonb_typeof("ledger"."events"."data") = 'object')
);
--> statement-breakpoint
CREATE TABLE "ledger"."heads" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"last_hash" "bytea" NOT NULL,
	"last_recorded_at" timestamp with time zone,
	CONSTRAINT "heads_last_seq" CHECK ("ledger"."heads"."last_seq" >= 0),
	CONSTRAINT "heads_last_hash" CHECK (octet_length("ledger"."heads"."last_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "ledger"."memos" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"salt" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "memos_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "ledger"."streams" (
	"company_id" bigint NOT NULL,
	"stream_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"last_seq" bigint NOT NULL,
	"last_hash" "bytea" NOT NULL,
	CONSTRAINT "streams_company_id_stream_id_pk" PRIMARY KEY("company_id","stream_id"),
	CONSTRAINT "streams_kind" CHECK ("ledger"."streams"."kind" in ('employee', 'contractor', 'company')),
	CONSTRAINT "streams_version" CHECK ("ledger"."streams"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger"."tax_lines" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"line" smallint NOT NULL,
	"tax_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "tax_lines_company_id_seq_line_pk" PRIMARY KEY("company_id","seq","line")
);
--> statement-breakpoint
CREATE TABLE "ledger"."contractor_payments" (
	"company_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"contractor_id" bigint NOT NULL,
	"tax_year" integer NOT NULL,
	"pay_date" date NOT NULL,
	"status" text NOT NULL,
	"created_seq" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	"category" smallint,
	"gross" bigint NOT NULL,
	"net" bigint NOT NULL,
	"uncollected" bigint NOT NULL,
	"income_tax_withheld" bigint NOT NULL,
	"regular_minutes" bigint NOT NULL,
	CONSTRAINT "contractor_payments_company_id_entry_id_pk" PRIMARY KEY("company_id","entry_id"),
	CONSTRAINT "contractor_payments_status" CHECK (("ledger"."contractor_payments"."status" = 'live' and "ledger"."contractor_payments"."category" in (1, 2, 3, 4)) or ("ledger"."contractor_payments"."status" = 'deleted' and "ledger"."contractor_payments"."category" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger"."entries" (
	"company_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"tax_year" integer NOT NULL,
	"period_id" bigint NOT NULL,
	"pay_date" date NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"status" text NOT NULL,
	"created_seq" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	"is_capped" boolean NOT NULL,
	"is_stale" boolean NOT NULL,
	"regular_pay" bigint DEFAULT 0 NOT NULL,
	"overtime_pay" bigint DEFAULT 0 NOT NULL,
	"meal_period_pay" bigint DEFAULT 0 NOT NULL,
	"vacation_pay" bigint DEFAULT 0 NOT NULL,
	"sick_pay" bigint DEFAULT 0 NOT NULL,
	"holiday_pay" bigint DEFAULT 0 NOT NULL,
	"tips" bigint DEFAULT 0 NOT NULL,
	"commissions" bigint DEFAULT 0 NOT NULL,
	"concessions" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"disability_insurance" bigint DEFAULT 0 NOT NULL,
	"medicare" bigint DEFAULT 0 NOT NULL,
	"social_security" bigint DEFAULT 0 NOT NULL,
	"social_security_on_tips" bigint DEFAULT 0 NOT NULL,
	"income_tax_withheld" bigint DEFAULT 0 NOT NULL,
	"chauffeur_insurance" bigint DEFAULT 0 NOT NULL,
	"donation" bigint DEFAULT 0 NOT NULL,
	"reimbursed_expenses" bigint DEFAULT 0 NOT NULL,
	"others" bigint DEFAULT 0 NOT NULL,
	"child_support" bigint DEFAULT 0 NOT NULL,
	"aflac" bigint DEFAULT 0 NOT NULL,
	"medical_plan" bigint DEFAULT 0 NOT NULL,
	"coda_plans" bigint DEFAULT 0 NOT NULL,
	"other_discounts" bigint DEFAULT 0 NOT NULL,
	"other_increases" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"uncollected" bigint DEFAULT 0 NOT NULL,
	"regular_minutes" bigint DEFAULT 0 NOT NULL,
	"overtime_minutes" bigint DEFAULT 0 NOT NULL,
	"meal_period_minutes" bigint DEFAULT 0 NOT NULL,
	"vacation_minutes" bigint DEFAULT 0 NOT NULL,
	"sick_minutes" bigint DEFAULT 0 NOT NULL,
	"holiday_minutes" bigint DEFAULT 0 NOT NULL,
	"disability_insurance_uncapped" bigint,
	"disability_insurance_limit" bigint,
	"medicare_uncapped" bigint,
	"medicare_limit" bigint,
	"social_security_uncapped" bigint,
	"social_security_limit" bigint,
	"social_security_on_tips_uncapped" bigint,
	"social_security_on_tips_limit" bigint,
	"chauffeur_insurance_uncapped" bigint,
	"chauffeur_insurance_limit" bigint,
	"vacation_credit_minutes" integer NOT NULL,
	"vacation_threshold_minutes" integer NOT NULL,
	"sick_credit_minutes" integer NOT NULL,
	"sick_threshold_minutes" integer NOT NULL,
	"salaried_minutes" integer NOT NULL,
	CONSTRAINT "entries_company_id_entry_id_pk" PRIMARY KEY("company_id","entry_id"),
	CONSTRAINT "entries_status" CHECK ("ledger"."entries"."status" in ('live', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "ledger"."leave_adjustments" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"adjusted_on" date NOT NULL,
	"vacation_minutes" integer NOT NULL,
	"sick_minutes" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "leave_adjustments_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "ledger"."openings" (
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"tax_year" integer NOT NULL,
	"as_of" date NOT NULL,
	"vacation_opening_minutes" integer,
	"vacation_opening_date" date,
	"sick_opening_minutes" integer,
	"sick_opening_date" date,
	"last_seq" bigint NOT NULL,
	CONSTRAINT "openings_company_id_employee_id_tax_year_pk" PRIMARY KEY("company_id","employee_id","tax_year")
);
--> statement-breakpoint
CREATE TABLE "ledger"."paid_marks" (
	"company_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text,
	"last_seq" bigint NOT NULL,
	CONSTRAINT "paid_marks_company_id_entry_id_pk" PRIMARY KEY("company_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "ledger"."register" (
	"company_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"entry_count" integer NOT NULL,
	"regular_pay" bigint DEFAULT 0 NOT NULL,
	"overtime_pay" bigint DEFAULT 0 NOT NULL,
	"meal_period_pay" bigint DEFAULT 0 NOT NULL,
	"vacation_pay" bigint DEFAULT 0 NOT NULL,
	"sick_pay" bigint DEFAULT 0 NOT NULL,
	"holiday_pay" bigint DEFAULT 0 NOT NULL,
	"tips" bigint DEFAULT 0 NOT NULL,
	"commissions" bigint DEFAULT 0 NOT NULL,
	"concessions" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"disability_insurance" bigint DEFAULT 0 NOT NULL,
	"medicare" bigint DEFAULT 0 NOT NULL,
	"social_security" bigint DEFAULT 0 NOT NULL,
	"social_security_on_tips" bigint DEFAULT 0 NOT NULL,
	"income_tax_withheld" bigint DEFAULT 0 NOT NULL,
	"chauffeur_insurance" bigint DEFAULT 0 NOT NULL,
	"donation" bigint DEFAULT 0 NOT NULL,
	"reimbursed_expenses" bigint DEFAULT 0 NOT NULL,
	"others" bigint DEFAULT 0 NOT NULL,
	"child_support" bigint DEFAULT 0 NOT NULL,
	"aflac" bigint DEFAULT 0 NOT NULL,
	"medical_plan" bigint DEFAULT 0 NOT NULL,
	"coda_plans" bigint DEFAULT 0 NOT NULL,
	"other_discounts" bigint DEFAULT 0 NOT NULL,
	"other_increases" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"uncollected" bigint DEFAULT 0 NOT NULL,
	"regular_minutes" bigint DEFAULT 0 NOT NULL,
	"overtime_minutes" bigint DEFAULT 0 NOT NULL,
	"meal_period_minutes" bigint DEFAULT 0 NOT NULL,
	"vacation_minutes" bigint DEFAULT 0 NOT NULL,
	"sick_minutes" bigint DEFAULT 0 NOT NULL,
	"holiday_minutes" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"closed_seq" bigint,
	"closed_hash" "bytea",
	"as_of_seq" bigint NOT NULL,
	CONSTRAINT "register_company_id_period_id_pk" PRIMARY KEY("company_id","period_id"),
	CONSTRAINT "register_status" CHECK ("ledger"."register"."status" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "ledger"."ytd" (
	"company_id" bigint NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"tax_year" integer NOT NULL,
	"regular_pay" bigint DEFAULT 0 NOT NULL,
	"overtime_pay" bigint DEFAULT 0 NOT NULL,
	"meal_period_pay" bigint DEFAULT 0 NOT NULL,
	"vacation_pay" bigint DEFAULT 0 NOT NULL,
	"sick_pay" bigint DEFAULT 0 NOT NULL,
	"holiday_pay" bigint DEFAULT 0 NOT NULL,
	"tips" bigint DEFAULT 0 NOT NULL,
	"commissions" bigint DEFAULT 0 NOT NULL,
	"concessions" bigint DEFAULT 0 NOT NULL,
	"salary" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"disability_insurance" bigint DEFAULT 0 NOT NULL,
	"medicare" bigint DEFAULT 0 NOT NULL,
	"social_security" bigint DEFAULT 0 NOT NULL,
	"social_security_on_tips" bigint DEFAULT 0 NOT NULL,
	"income_tax_withheld" bigint DEFAULT 0 NOT NULL,
	"chauffeur_insurance" bigint DEFAULT 0 NOT NULL,
	"donation" bigint DEFAULT 0 NOT NULL,
	"reimbursed_expenses" bigint DEFAULT 0 NOT NULL,
	"others" bigint DEFAULT 0 NOT NULL,
	"child_support" bigint DEFAULT 0 NOT NULL,
	"aflac" bigint DEFAULT 0 NOT NULL,
	"medical_plan" bigint DEFAULT 0 NOT NULL,
	"coda_plans" bigint DEFAULT 0 NOT NULL,
	"other_discounts" bigint DEFAULT 0 NOT NULL,
	"other_increases" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"uncollected" bigint DEFAULT 0 NOT NULL,
	"regular_minutes" bigint DEFAULT 0 NOT NULL,
	"overtime_minutes" bigint DEFAULT 0 NOT NULL,
	"meal_period_minutes" bigint DEFAULT 0 NOT NULL,
	"vacation_minutes" bigint DEFAULT 0 NOT NULL,
	"sick_minutes" bigint DEFAULT 0 NOT NULL,
	"holiday_minutes" bigint DEFAULT 0 NOT NULL,
	"as_of_seq" bigint NOT NULL,
	CONSTRAINT "ytd_company_id_subject_kind_subject_id_tax_year_pk" PRIMARY KEY("company_id","subject_kind","subject_id","tax_year")
);
--> statement-breakpoint
ALTER TABLE "ledger"."amounts" ADD CONSTRAINT "amounts_event" FOREIGN KEY ("company_id","seq") REFERENCES "ledger"."events"("company_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD CONSTRAINT "details_event" FOREIGN KEY ("company_id","seq") REFERENCES "ledger"."events"("company_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."tax_lines" ADD CONSTRAINT "tax_lines_event" FOREIGN KEY ("company_id","seq") REFERENCES "ledger"."events"("company_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amounts_subject" ON "ledger"."amounts" USING btree ("company_id","subject_kind","subject_id","tax_year");--> statement-breakpoint
CREATE INDEX "events_period" ON "ledger"."events" USING btree ("company_id","period_id","seq");--> statement-breakpoint
CREATE INDEX "events_entry" ON "ledger"."events" USING btree ("company_id","entry_id","seq") WHERE "ledger"."events"."entry_id" is not null;--> statement-breakpoint
CREATE INDEX "events_of_few_types" ON "ledger"."events" USING btree ("company_id","type","seq") WHERE "ledger"."events"."type" in ('TimePaid', 'TimeUnpaid', 'TimeDeleted', 'LeaveAdjusted',
          'ContractorTimeLoaded', 'ContractorTimeAmended', 'ContractorTimeDeleted');--> statement-breakpoint
CREATE INDEX "memos_entry" ON "ledger"."memos" USING btree ("company_id","entry_id");--> statement-breakpoint
CREATE INDEX "tax_lines_tax" ON "ledger"."tax_lines" USING btree ("company_id","tax_id");--> statement-breakpoint
CREATE INDEX "contractor_payments_contractor" ON "ledger"."contractor_payments" USING btree ("company_id","contractor_id","pay_date");--> statement-breakpoint
CREATE INDEX "contractor_payments_pay_date" ON "ledger"."contractor_payments" USING btree ("company_id","pay_date");--> statement-breakpoint
CREATE INDEX "contractor_payments_id" ON "ledger"."contractor_payments" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "entries_employee" ON "ledger"."entries" USING btree ("company_id","employee_id","period_start");--> statement-breakpoint
CREATE INDEX "entries_period" ON "ledger"."entries" USING btree ("company_id","period_id");--> statement-breakpoint
CREATE INDEX "entries_id" ON "ledger"."entries" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "entries_stale" ON "ledger"."entries" USING btree ("company_id","employee_id") WHERE "ledger"."entries"."is_stale";--> statement-breakpoint
CREATE INDEX "leave_adjustments_employee" ON "ledger"."leave_adjustments" USING btree ("company_id","employee_id");
--> statement-breakpoint

-- From here on by hand: what drizzle does not know of.

-- Rows that every append updates keep room on their page for the next version of themselves.
alter table ledger.heads set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.streams set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.ytd set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.register set (fillfactor = 70);
--> statement-breakpoint
alter table ledger.entries set (fillfactor = 90);
--> statement-breakpoint

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
truncate ledger.events, ledger.details, ledger.amounts, ledger.tax_lines, ledger.entries;
--> statement-breakpoint

-- What is recorded stays as it was recorded. Three layers, because each has a hole: the application's role may only read and
-- call (sql/guards.sql); triggers refuse everyone, on PGlite too, where there is one superuser; and the chain of hashes shows
-- what the owner of the tables did with the triggers off.
create function ledger.refuse_change() returns trigger
  language plpgsql
as $$
begin
  raise exception using errcode = 'LG403', message = tg_op || ' refused: ledger.' || tg_table_name || ' is append-only';
end $$;
--> statement-breakpoint
revoke execute on function ledger.refuse_change() from public;
--> statement-breakpoint
do $$
declare
  guarded text;
begin
  foreach guarded in array array['events', 'details', 'amounts', 'tax_lines', 'commands', 'anchors'] loop
    execute format('create trigger refuse_change before update or delete on ledger.%I
      for each row execute function ledger.refuse_change()', guarded);
    execute format('create trigger refuse_truncate before truncate on ledger.%I
      for each statement execute function ledger.refuse_change()', guarded);
  end loop;
end $$;
