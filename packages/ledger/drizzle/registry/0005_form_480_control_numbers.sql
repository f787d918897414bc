CREATE TABLE "registry"."form_480_control_numbers" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"tax_year" integer NOT NULL,
	"contractor_id" bigint NOT NULL,
	"control_number" text NOT NULL,
	"given_by" bigint NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_480_control_numbers_pk" PRIMARY KEY("company_id","tax_year","contractor_id"),
	CONSTRAINT "form_480_control_numbers_number" UNIQUE("company_id","tax_year","control_number")
);
--> statement-breakpoint
ALTER TABLE "registry"."form_480_control_numbers" ADD CONSTRAINT "form_480_control_numbers_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."form_480_control_numbers" ADD CONSTRAINT "form_480_control_numbers_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE no action ON UPDATE no action;