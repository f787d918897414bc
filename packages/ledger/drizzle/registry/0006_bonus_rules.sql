CREATE TABLE "registry"."bonus_rules" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"employee_threshold" integer NOT NULL,
	"large_rate" integer NOT NULL,
	"large_maximum" bigint NOT NULL,
	"small_rate" integer NOT NULL,
	"small_maximum" bigint NOT NULL,
	"counts_regular" boolean NOT NULL,
	"counts_overtime" boolean NOT NULL,
	"counts_vacation" boolean NOT NULL,
	"counts_sick" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry"."bonus_rules" ADD CONSTRAINT "bonus_rules_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE cascade ON UPDATE no action;