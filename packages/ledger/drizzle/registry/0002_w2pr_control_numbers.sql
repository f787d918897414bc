CREATE TABLE "registry"."w2pr_control_numbers" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"tax_year" integer NOT NULL,
	"employee_id" bigint NOT NULL,
	"control_number" text NOT NULL,
	"given_by" bigint NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "w2pr_control_numbers_company_id_tax_year_employee_id_pk" PRIMARY KEY("company_id","tax_year","employee_id"),
	CONSTRAINT "w2pr_control_numbers_number" UNIQUE("company_id","tax_year","control_number")
);
--> statement-breakpoint
ALTER TABLE "registry"."w2pr_control_numbers" ADD CONSTRAINT "w2pr_control_numbers_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."w2pr_control_numbers" ADD CONSTRAINT "w2pr_control_numbers_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE no action ON UPDATE no action;