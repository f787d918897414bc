CREATE TABLE "registry"."request_keys" (
	"account_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "registry"."request_keys" ADD CONSTRAINT "request_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_keys_created_at" ON "registry"."request_keys" USING btree ("created_at");