CREATE TABLE "ledger"."filed_copies" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"sealed_key" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "filed_copies_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "filed_report" text;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "filed_on" date;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "confirmation" text;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "covered_from" date;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "covered_to" date;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "copy_hash" text;--> statement-breakpoint
ALTER TABLE "ledger"."filed_copies" ADD CONSTRAINT "filed_copies_event" FOREIGN KEY ("company_id","seq") REFERENCES "ledger"."events"("company_id","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_filing" ON "ledger"."events" USING btree ("company_id","type","seq") WHERE "ledger"."events"."type" in ('DocumentFiled', 'FilingWithdrawn');--> statement-breakpoint

-- A copy stays as it was sealed. Its key is sealed anew when the installation's secret changes, by another key than before.
create function ledger.refuse_other_copy() returns trigger
  language plpgsql
as $$
begin
  if (new.company_id, new.seq, new.content) is distinct from (old.company_id, old.seq, old.content)
    or split_part(new.sealed_key, '.', 2) = split_part(old.sealed_key, '.', 2)
  then
    raise exception using errcode = 'LG403', message = 'UPDATE refused: ledger.filed_copies keeps what was filed';
  end if;
  return new;
end $$;
--> statement-breakpoint
revoke execute on function ledger.refuse_other_copy() from public;
--> statement-breakpoint
create trigger refuse_other_copy before update on ledger.filed_copies
  for each row execute function ledger.refuse_other_copy();
--> statement-breakpoint
create trigger refuse_change before delete on ledger.filed_copies
  for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on ledger.filed_copies
  for each statement execute function ledger.refuse_change();
