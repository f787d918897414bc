ALTER TABLE "ledger"."amounts" ADD COLUMN "severance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."amounts" ADD COLUMN "severance_exempt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "severance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "severance_exempt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."register" ADD COLUMN "severance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."register" ADD COLUMN "severance_exempt" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."ytd" ADD COLUMN "severance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."ytd" ADD COLUMN "severance_exempt" bigint DEFAULT 0 NOT NULL;