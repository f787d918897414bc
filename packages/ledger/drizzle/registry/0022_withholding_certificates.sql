CREATE TABLE "registry"."withholding_certificates" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"certificate_date" date NOT NULL,
	"personal_exemption" text NOT NULL,
	"is_veteran" boolean NOT NULL,
	"dependents" integer NOT NULL,
	"shared_dependents" integer NOT NULL,
	"has_shared_custody" boolean NOT NULL,
	"allowance_count" integer NOT NULL,
	"is_optional_computation" boolean NOT NULL,
	"additional_withholding" bigint NOT NULL,
	"youth_opt_out" boolean NOT NULL,
	"entered_by" bigint NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"corrected_by" bigint,
	"corrected_at" timestamp with time zone,
	CONSTRAINT "withholding_certificates_pk" PRIMARY KEY("account_id","company_id","employee_id","certificate_date"),
	CONSTRAINT "withholding_certificates_personal_exemption" CHECK ("registry"."withholding_certificates"."personal_exemption" in ('individual', 'joint', 'none', 'half'))
);
--> statement-breakpoint
ALTER TABLE "registry"."employees" DROP CONSTRAINT "employees_personal_exemption";--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "coda_plan_kind" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "farm_untaxed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "shared_dependents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "is_optional_computation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "additional_withholding" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "youth_opt_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "certificate_date" date;--> statement-breakpoint
ALTER TABLE "registry"."withholding_certificates" ADD CONSTRAINT "withholding_certificates_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."withholding_certificates" ADD CONSTRAINT "withholding_certificates_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD CONSTRAINT "employees_of_company" UNIQUE("account_id","company_id","id");--> statement-breakpoint
ALTER TABLE "registry"."withholding_certificates" ADD CONSTRAINT "withholding_certificates_employee" FOREIGN KEY ("account_id","company_id","employee_id") REFERENCES "registry"."employees"("account_id","company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD CONSTRAINT "companies_coda_plan_kind" CHECK ("registry"."companies"."coda_plan_kind" in ('none', 'puerto-rico', 'dual'));--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD CONSTRAINT "employees_personal_exemption" CHECK ("registry"."employees"."personal_exemption" in ('individual', 'joint', 'none', 'half'));