ALTER TABLE "ledger"."details" ADD COLUMN "non_resident_pay" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "non_resident_pay" bigint;