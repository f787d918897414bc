ALTER TABLE "ledger"."details" ADD COLUMN "worked_days" text;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "worked_days" text;