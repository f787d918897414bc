ALTER TABLE "registry"."contractors" ALTER COLUMN "exemption_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "contractor_rule" text DEFAULT 'specification' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "waiver_rate" integer;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "waiver_end" date;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD CONSTRAINT "companies_contractor_rule" CHECK ("registry"."companies"."contractor_rule" in ('specification', 'law'));