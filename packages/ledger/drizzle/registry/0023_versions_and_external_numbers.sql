ALTER TABLE "registry"."employees" ADD COLUMN "external_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" drop column "search_text";--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (registry.plain_text(first_name || ' ' || middle_name || ' ' || last_name || ' ' || mother_last_name || ' ' || mobile_number || ' ' || social_security_last4 || ' ' || external_number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."registration_codes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."accountants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."company_taxes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "employees_external_number" ON "registry"."employees" USING btree ("account_id","company_id","external_number") WHERE "registry"."employees"."external_number" <> '';