ALTER TABLE "registry"."sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;