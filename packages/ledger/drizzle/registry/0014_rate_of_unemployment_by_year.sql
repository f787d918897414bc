ALTER TABLE "registry"."companies" ADD COLUMN "unemployment_rate_since" integer;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "earlier_unemployment_rate" integer;