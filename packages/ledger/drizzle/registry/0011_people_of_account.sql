DROP INDEX "registry"."contractors_in_order";--> statement-breakpoint
DROP INDEX "registry"."employees_in_order";--> statement-breakpoint
CREATE INDEX "contractors_of_account" ON "registry"."contractors" USING btree ("account_id","company_id","name_order","id");--> statement-breakpoint
CREATE INDEX "employees_of_account" ON "registry"."employees" USING btree ("account_id","company_id","name_order","id");