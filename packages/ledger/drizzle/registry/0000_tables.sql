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
CREATE TABLE "registry"."contractors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."contractors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"entity_type" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mother_last_name" text NOT NULL,
	"taxpayer_number" text NOT NULL,
	"taxpayer_last4" text NOT NULL,
	"taxpayer_index" text,
	"gender" text NOT NULL,
	"birthday" date,
	"street" text NOT NULL,
	"municipality_id" integer NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"phone_number" text NOT NULL,
	"mobile_number" text NOT NULL,
	"fax_number" text NOT NULL,
	"email" text NOT NULL,
	"website" text NOT NULL,
	"bank_account" text NOT NULL,
	"bank_account_last4" text NOT NULL,
	"retirement_account" text NOT NULL,
	"retirement_account_last4" text NOT NULL,
	"merchant_register" text NOT NULL,
	"hourly_rate" bigint NOT NULL,
	"withholding_rate" integer NOT NULL,
	"waiver_type" text,
	"waiver_number" text NOT NULL,
	"exemption_type" text NOT NULL,
	CONSTRAINT "contractors_entity_type" CHECK ("registry"."contractors"."entity_type" in ('individual', 'corporation', 'n-corporation', 'partnership', 'special-partnership', 'trust')),
	CONSTRAINT "contractors_gender" CHECK ("registry"."contractors"."gender" in ('man', 'woman')),
	CONSTRAINT "contractors_waiver_type" CHECK ("registry"."contractors"."waiver_type" in ('total', 'partial')),
	CONSTRAINT "contractors_exemption_type" CHECK ("registry"."contractors"."exemption_type" in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'))
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
	"social_security_index" text,
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
CREATE TABLE "registry"."invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_role" CHECK ("registry"."invitations"."role" in ('practitioner', 'auditor'))
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
	CONSTRAINT "record_changes_kind" CHECK ("registry"."record_changes"."kind" in ('inserted', 'updated', 'removed', 'shown'))
);
--> statement-breakpoint
CREATE TABLE "registry"."recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry"."recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL
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
CREATE TABLE "registry"."request_keys" (
	"account_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"response" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "registry"."second_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_used_step" bigint
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
ALTER TABLE "registry"."bonus_rules" ADD CONSTRAINT "bonus_rules_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD CONSTRAINT "companies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD CONSTRAINT "companies_accountant" FOREIGN KEY ("account_id","accountant_id") REFERENCES "registry"."accountants"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."company_taxes" ADD CONSTRAINT "company_taxes_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD CONSTRAINT "contractors_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD CONSTRAINT "employees_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."record_changes" ADD CONSTRAINT "record_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."record_changes" ADD CONSTRAINT "record_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "registry"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."registration_codes" ADD CONSTRAINT "registration_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."request_keys" ADD CONSTRAINT "request_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "registry"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_accountant_id" ON "registry"."companies" USING btree ("accountant_id");--> statement-breakpoint
CREATE INDEX "company_taxes_company_id" ON "registry"."company_taxes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "contractors_company_id" ON "registry"."contractors" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "employees_company_id" ON "registry"."employees" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "employees_social_security_index" ON "registry"."employees" USING btree ("company_id","social_security_index");--> statement-breakpoint
CREATE INDEX "fixed_taxes_in_force" ON "registry"."fixed_taxes" USING btree ("concept","effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "registry"."invitations" USING btree ("account_id",lower("email"));--> statement-breakpoint
CREATE INDEX "record_changes_of_record" ON "registry"."record_changes" USING btree ("account_id","table_name","record_id","id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id" ON "registry"."recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_codes_email" ON "registry"."registration_codes" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "request_keys_created_at" ON "registry"."request_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "registry"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "registry"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_email" ON "registry"."sign_in_attempts" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_address" ON "registry"."sign_in_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_at" ON "registry"."sign_in_attempts" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "registry"."users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_account_id" ON "registry"."users" USING btree ("account_id");
--> statement-breakpoint

-- The rates, limits and withholding table that a new installation starts with: SEED_FIXED_TAXES and
-- SEED_WITHHOLDING_TABLES of packages/domain/src/tax/tax-parameters.ts, where each figure has its source. A test
-- compares the two. Rates are parts per million; limits, weekly amounts and brackets are cents.

insert into registry.fixed_taxes (version, concept, effective_from, rate, weekly_amount, "limit") values
  (1, 'disabilityInsurance',  '2024-01-01',  3000, null,    2700),
  (2, 'medicare',             '2024-01-01', 14500, null,    null),
  (3, 'socialSecurity',       '2024-01-01', 62000, null, 1045320),
  (4, 'socialSecurityOnTips', '2024-01-01', 62000, null, 1045320),
  (5, 'chauffeurInsurance',   '2024-01-01',  null,   50,    null),
  (6, 'socialSecurity',       '2025-01-01', 62000, null, 1091820),
  (7, 'socialSecurityOnTips', '2025-01-01', 62000, null, 1091820),
  (8, 'socialSecurity',       '2026-01-01', 62000, null, 1143900),
  (9, 'socialSecurityOnTips', '2026-01-01', 62000, null, 1143900);
--> statement-breakpoint
insert into registry.withholding_tables (version, effective_from, brackets) values
  (1, '2024-01-01', '[
    {"over": 0, "upTo": 1250000, "rate": 0, "plus": 0},
    {"over": 1250000, "upTo": 2500000, "rate": 70000, "plus": 0},
    {"over": 2500000, "upTo": 4150000, "rate": 140000, "plus": 112000},
    {"over": 4150000, "upTo": 6150000, "rate": 250000, "plus": 343000},
    {"over": 6150000, "rate": 330000, "plus": 843000}
  ]');
--> statement-breakpoint
-- What is added later takes the next number.
alter table registry.fixed_taxes alter column version restart with 10;
--> statement-breakpoint
alter table registry.withholding_tables alter column version restart with 2;
