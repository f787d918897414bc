-- The hash of what was asked goes into what is kept, which is sealed when the server starts.
UPDATE "registry"."request_keys" SET "response" = jsonb_build_object('requestHash', "request_hash", 'response', "response");--> statement-breakpoint
ALTER TABLE "registry"."request_keys" ALTER COLUMN "response" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "social_security_index" text;--> statement-breakpoint
CREATE INDEX "employees_social_security_index" ON "registry"."employees" USING btree ("company_id","social_security_index");--> statement-breakpoint
ALTER TABLE "registry"."request_keys" DROP COLUMN "request_hash";