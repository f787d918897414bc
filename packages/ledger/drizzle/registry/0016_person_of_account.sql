-- The index finds a person in every company of an account from now on. The next start makes it anew of each number.
UPDATE "registry"."employees" SET "social_security_index" = NULL;--> statement-breakpoint
DROP INDEX "registry"."employees_social_security_index";--> statement-breakpoint
CREATE INDEX "companies_of_employer" ON "registry"."companies" USING btree ("account_id","employer_identification_number");--> statement-breakpoint
CREATE INDEX "employees_social_security_index" ON "registry"."employees" USING btree ("account_id","social_security_index");