CREATE SCHEMA "registry";
--> statement-breakpoint
CREATE TABLE "registry"."accountants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."accountants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"middle_name" text NOT NULL,
	"first_last_name" text NOT NULL,
	"second_last_name" text NOT NULL,
	"company" text NOT NULL,
	"employer_identification_number" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"municipality_id" integer,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"physical_street" text NOT NULL,
	"physical_municipality_id" integer,
	"physical_state" text NOT NULL,
	"physical_zip" text NOT NULL,
	"ssa_user_id" text NOT NULL,
	"bso_user_id" text NOT NULL,
	"efile_user_id" text NOT NULL,
	CONSTRAINT "accountants_of_account" UNIQUE("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "registry"."accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"accountant_id" bigint NOT NULL,
	"postal_street" text NOT NULL,
	"postal_municipality_id" integer NOT NULL,
	"postal_state" text NOT NULL,
	"postal_zip" text NOT NULL,
	"physical_street" text NOT NULL,
	"physical_municipality_id" integer NOT NULL,
	"physical_state" text NOT NULL,
	"physical_zip" text NOT NULL,
	"email" text NOT NULL,
	"contact" text NOT NULL,
	"contact_number" text NOT NULL,
	"phone_number" text NOT NULL,
	"fax_number" text NOT NULL,
	"website" text NOT NULL,
	"business_start_date" date NOT NULL,
	"business_end_date" date,
	"jurisdiction" text NOT NULL,
	"payer" text NOT NULL,
	"employer_identification_number" text NOT NULL,
	"commercial_register" text NOT NULL,
	"industrial_code" text NOT NULL,
	"w2_control_first" text NOT NULL,
	"w2_control_last" text NOT NULL,
	"form_480_control_first" text NOT NULL,
	"form_480_control_last" text NOT NULL,
	"unemployment_account_number" text NOT NULL,
	"unemployment_rate" integer NOT NULL,
	"special_contribution_rate" integer NOT NULL,
	"disability_rate" integer NOT NULL,
	"employer_disability_rate" integer NOT NULL,
	"chauffeur_account_number" text NOT NULL,
	"chauffeur_weekly_rate" bigint NOT NULL,
	"employee_chauffeur_share" bigint NOT NULL,
	"insurance_policy_number" text NOT NULL,
	"vacation_minutes_per_month" integer NOT NULL,
	"vacation_threshold_minutes" integer NOT NULL,
	"sick_minutes_per_month" integer NOT NULL,
	"sick_threshold_minutes" integer NOT NULL,
	CONSTRAINT "companies_of_account" UNIQUE("account_id","id"),
	CONSTRAINT "companies_jurisdiction" CHECK ("registry"."companies"."jurisdiction" in ('puerto-rico', 'united-states')),
	CONSTRAINT "companies_payer" CHECK ("registry"."companies"."payer" in ('form-941', 'form-943', 'form-944', 'domestic'))
);
--> statement-breakpoint
CREATE TABLE "registry"."company_taxes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."company_taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"requirement" text NOT NULL,
	"direction" text NOT NULL,
	"is_on_by_default" boolean NOT NULL,
	"basis" text NOT NULL,
	"cents" bigint,
	"rate" integer,
	CONSTRAINT "company_taxes_requirement" CHECK ("registry"."company_taxes"."requirement" in ('optional', 'required')),
	CONSTRAINT "company_taxes_direction" CHECK ("registry"."company_taxes"."direction" in ('deduction', 'addition')),
	CONSTRAINT "company_taxes_basis" CHECK (("registry"."company_taxes"."basis" = 'fixed' and "registry"."company_taxes"."cents" is not null and "registry"."company_taxes"."rate" is null)
        or ("registry"."company_taxes"."basis" = 'percentage' and "registry"."company_taxes"."rate" is not null and "registry"."company_taxes"."cents" is null))
);
--> statement-breakpoint
CREATE TABLE "registry"."employees" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."employees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mother_last_name" text NOT NULL,
	"employee_type" text NOT NULL,
	"social_security_number" text NOT NULL,
	"social_security_last4" text NOT NULL,
	"marital_status" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" date NOT NULL,
	"street" text NOT NULL,
	"municipality_id" integer NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"phone_number" text NOT NULL,
	"mobile_number" text NOT NULL,
	"vehicle_sticker" text NOT NULL,
	"vehicle_sticker_date" date,
	"license_plate" text NOT NULL,
	"licence" text NOT NULL,
	"is_chauffeur" boolean NOT NULL,
	"workers_compensation_class" text NOT NULL,
	"has_partial_wages" boolean NOT NULL,
	"admission_date" date NOT NULL,
	"egress_date" date,
	"salary" bigint NOT NULL,
	"work_minutes" integer NOT NULL,
	"regular_rate" bigint NOT NULL,
	"overtime_rate" bigint NOT NULL,
	"meal_period_rate" bigint NOT NULL,
	"pay_frequency" text NOT NULL,
	"withholding_method" text NOT NULL,
	"withholding_rate" integer,
	"personal_exemption" text NOT NULL,
	"dependents" integer NOT NULL,
	"has_shared_custody" boolean NOT NULL,
	"allowance_count" integer NOT NULL,
	"is_veteran" boolean NOT NULL,
	"vacation_opening_minutes" integer NOT NULL,
	"vacation_opening_date" date NOT NULL,
	"vacation_minutes_per_month" integer NOT NULL,
	"vacation_threshold_minutes" integer NOT NULL,
	"sick_opening_minutes" integer NOT NULL,
	"sick_opening_date" date NOT NULL,
	"sick_minutes_per_month" integer NOT NULL,
	"sick_threshold_minutes" integer NOT NULL,
	"payroll_type" integer NOT NULL,
	"schedule_type" integer NOT NULL,
	CONSTRAINT "employees_employee_type" CHECK ("registry"."employees"."employee_type" in ('regular', 'part-time')),
	CONSTRAINT "employees_marital_status" CHECK ("registry"."employees"."marital_status" in ('single', 'married')),
	CONSTRAINT "employees_gender" CHECK ("registry"."employees"."gender" in ('man', 'woman')),
	CONSTRAINT "employees_pay_frequency" CHECK ("registry"."employees"."pay_frequency" in ('weekly', 'biweekly', 'monthly')),
	CONSTRAINT "employees_withholding_method" CHECK ("registry"."employees"."withholding_method" in ('flat-rate', 'table')),
	CONSTRAINT "employees_personal_exemption" CHECK ("registry"."employees"."personal_exemption" in ('individual', 'joint', 'none'))
);
--> statement-breakpoint
CREATE TABLE "registry"."fixed_taxes" (
	"version" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "registry"."fixed_taxes_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"concept" text NOT NULL,
	"effective_from" date NOT NULL,
	"rate" integer,
	"weekly_amount" bigint,
	"limit" bigint,
	CONSTRAINT "fixed_taxes_concept" CHECK ("registry"."fixed_taxes"."concept" in ('disabilityInsurance', 'medicare', 'socialSecurity', 'socialSecurityOnTips', 'chauffeurInsurance')),
	CONSTRAINT "fixed_taxes_amount" CHECK (case when "registry"."fixed_taxes"."concept" = 'chauffeurInsurance'
        then "registry"."fixed_taxes"."weekly_amount" is not null and "registry"."fixed_taxes"."rate" is null
        else "registry"."fixed_taxes"."rate" is not null and "registry"."fixed_taxes"."weekly_amount" is null end)
);
--> statement-breakpoint
CREATE TABLE "registry"."record_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."record_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"table_name" text NOT NULL,
	"record_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "record_changes_kind" CHECK ("registry"."record_changes"."kind" in ('inserted', 'updated', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "registry"."registration_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."registration_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"company_amount" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"account_id" bigint,
	CONSTRAINT "registration_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "registration_codes_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "registry"."sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"bearer_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_bearer_hash_unique" UNIQUE("bearer_hash"),
	CONSTRAINT "sessions_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "registry"."sign_in_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."sign_in_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry"."users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "users_role" CHECK ("registry"."users"."role" in ('administrator', 'practitioner', 'auditor'))
);
--> statement-breakpoint
CREATE TABLE "registry"."withholding_tables" (
	"version" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "registry"."withholding_tables_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"effective_from" date NOT NULL,
	"brackets" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registry"."accountants" ADD CONSTRAINT "accountants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD CONSTRAINT "companies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD CONSTRAINT "companies_accountant" FOREIGN KEY ("account_id","accountant_id") REFERENCES "registry"."accountants"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."company_taxes" ADD CONSTRAINT "company_taxes_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD CONSTRAINT "employees_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."record_changes" ADD CONSTRAINT "record_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."record_changes" ADD CONSTRAINT "record_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."registration_codes" ADD CONSTRAINT "registration_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_accountant_id" ON "registry"."companies" USING btree ("accountant_id");--> statement-breakpoint
CREATE INDEX "company_taxes_company_id" ON "registry"."company_taxes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "employees_company_id" ON "registry"."employees" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "fixed_taxes_in_force" ON "registry"."fixed_taxes" USING btree ("concept","effective_from");--> statement-breakpoint
CREATE INDEX "record_changes_of_record" ON "registry"."record_changes" USING btree ("account_id","table_name","record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_codes_email" ON "registry"."registration_codes" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "registry"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "registry"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_email" ON "registry"."sign_in_attempts" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_address" ON "registry"."sign_in_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_at" ON "registry"."sign_in_attempts" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "registry"."users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_account_id" ON "registry"."users" USING btree ("account_id");