ALTER TABLE "ledger"."details" ADD COLUMN "certificate_taxed" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "certificate_regular_tax" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "certificate_additional" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "certificate_bonus" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "certificate_bonus_tax" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "certificate_exempt" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "certificate_deferred" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "certificate_terms" text;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "opening_exempt_wages" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "certificate_taxed" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "certificate_regular_tax" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "certificate_additional" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "certificate_bonus" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "certificate_bonus_tax" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "certificate_exempt" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "certificate_deferred" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."openings" ADD COLUMN "opening_exempt_wages" bigint;
--> statement-breakpoint

-- Of the opening balances recorded so far: the entered exempt wages.
alter table ledger.details disable trigger refuse_change;
--> statement-breakpoint
update ledger.details d
set opening_exempt_wages = (e.data #>> '{bases,exemptWages}')::bigint
from ledger.events e
where e.company_id = d.company_id and e.seq = d.seq
  and e.type in ('OpeningBalanceSet', 'OpeningBalanceCorrected') and e.data #>> '{bases,exemptWages}' is not null;
--> statement-breakpoint
alter table ledger.details enable trigger refuse_change;
--> statement-breakpoint
update ledger.openings o
set opening_exempt_wages = d.opening_exempt_wages
from ledger.details d
where d.company_id = o.company_id and d.seq = o.last_seq and d.opening_exempt_wages is not null;
