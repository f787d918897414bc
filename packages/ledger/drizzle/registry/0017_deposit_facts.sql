CREATE TABLE "registry"."deposit_facts" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"federal" text,
	"local" text,
	"previous_quarter" bigint,
	"carried_futa" bigint,
	CONSTRAINT "deposit_facts_company_id_year_pk" PRIMARY KEY("company_id","year"),
	CONSTRAINT "deposit_facts_federal" CHECK ("registry"."deposit_facts"."federal" in ('monthly', 'semiweekly')),
	CONSTRAINT "deposit_facts_local" CHECK ("registry"."deposit_facts"."local" in ('monthly', 'semiweekly'))
);
--> statement-breakpoint
ALTER TABLE "registry"."deposit_facts" ADD CONSTRAINT "deposit_facts_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE cascade ON UPDATE no action;