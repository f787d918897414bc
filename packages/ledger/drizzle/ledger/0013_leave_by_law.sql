ALTER TABLE "ledger"."details" ADD COLUMN "leave_day_minutes" integer;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "vacation_credit_at_end_minutes" integer;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "leave_day_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "vacation_credit_at_end_minutes" integer DEFAULT 0 NOT NULL;