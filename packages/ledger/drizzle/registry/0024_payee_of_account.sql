-- The index finds a payee in every company of an account from now on. The next start makes it anew of each number.
UPDATE "registry"."contractors" SET "taxpayer_index" = NULL;--> statement-breakpoint
CREATE INDEX "contractors_taxpayer_index" ON "registry"."contractors" USING btree ("account_id","taxpayer_index");