ALTER TABLE "registry"."companies" ADD COLUMN "leave_rule" text DEFAULT 'specification' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "is_small_employer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "day_minutes" integer DEFAULT 480 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "is_leave_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD CONSTRAINT "companies_leave_rule" CHECK ("registry"."companies"."leave_rule" in ('specification', 'law'));