ALTER TABLE "registry"."accounts" ADD COLUMN "switch_off_asked_by" bigint;--> statement-breakpoint
ALTER TABLE "registry"."accounts" ADD COLUMN "switch_off_asked_at" timestamp with time zone;