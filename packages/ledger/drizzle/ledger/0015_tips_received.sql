ALTER TABLE "ledger"."amounts" ADD COLUMN "tips_received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."amounts" ADD COLUMN "tips_held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."amounts" ADD COLUMN "carried_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "carried_in_social_security" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "carried_in_medicare" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "carried_social_security" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "carried_medicare" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "tips_received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "tips_held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "carried_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "carried_in_social_security" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "carried_in_medicare" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "carried_social_security" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."entries" ADD COLUMN "carried_medicare" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."register" ADD COLUMN "tips_received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."register" ADD COLUMN "tips_held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."register" ADD COLUMN "carried_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."ytd" ADD COLUMN "tips_received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."ytd" ADD COLUMN "tips_held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."ytd" ADD COLUMN "carried_in" bigint DEFAULT 0 NOT NULL;