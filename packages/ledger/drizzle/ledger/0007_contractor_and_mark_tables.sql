CREATE TABLE "ledger"."contractor_payments" (
	"company_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"contractor_id" bigint NOT NULL,
	"tax_year" integer NOT NULL,
	"pay_date" date NOT NULL,
	"status" text NOT NULL,
	"created_seq" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	"category" smallint,
	"gross" bigint NOT NULL,
	"net" bigint NOT NULL,
	"uncollected" bigint NOT NULL,
	"income_tax_withheld" bigint NOT NULL,
	"regular_minutes" bigint NOT NULL,
	CONSTRAINT "contractor_payments_company_id_entry_id_pk" PRIMARY KEY("company_id","entry_id"),
	CONSTRAINT "contractor_payments_status" CHECK (("ledger"."contractor_payments"."status" = 'live' and "ledger"."contractor_payments"."category" in (1, 2, 3, 4)) or ("ledger"."contractor_payments"."status" = 'deleted' and "ledger"."contractor_payments"."category" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger"."leave_adjustments" (
	"company_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"adjusted_on" date NOT NULL,
	"vacation_minutes" integer NOT NULL,
	"sick_minutes" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "leave_adjustments_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "ledger"."paid_marks" (
	"company_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text,
	"last_seq" bigint NOT NULL,
	CONSTRAINT "paid_marks_company_id_entry_id_pk" PRIMARY KEY("company_id","entry_id")
);
--> statement-breakpoint
CREATE INDEX "contractor_payments_contractor" ON "ledger"."contractor_payments" USING btree ("company_id","contractor_id","pay_date");--> statement-breakpoint
CREATE INDEX "contractor_payments_pay_date" ON "ledger"."contractor_payments" USING btree ("company_id","pay_date");--> statement-breakpoint
CREATE INDEX "contractor_payments_id" ON "ledger"."contractor_payments" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "leave_adjustments_employee" ON "ledger"."leave_adjustments" USING btree ("company_id","employee_id");