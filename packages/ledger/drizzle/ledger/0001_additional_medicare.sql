-- Functions name what goes; they are put back as they are today after the migrations.
drop schema if exists ledger_code cascade;
--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "additional_medicare_base" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "additional_medicare" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "additional_medicare_base" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "additional_medicare" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" DROP COLUMN "is_capped";
--> statement-breakpoint

-- What the payloads recorded so far, all of version 1, say of it.
alter table ledger.details disable trigger refuse_change;
--> statement-breakpoint
update ledger.details d
set additional_medicare_base = (said.additional ->> 'base')::bigint, additional_medicare = (said.additional ->> 'amount')::bigint
from (
  select e.company_id, e.seq, e.data #> '{result,contributions,medicare,additional}' as additional from ledger.events e
) said
where d.company_id = said.company_id and d.seq = said.seq and said.additional is not null;
--> statement-breakpoint
alter table ledger.details enable trigger refuse_change;
--> statement-breakpoint
update ledger.entries w
set additional_medicare_base = d.additional_medicare_base, additional_medicare = d.additional_medicare
from ledger.details d
where d.company_id = w.company_id and d.seq = w.last_seq and d.additional_medicare is not null;
