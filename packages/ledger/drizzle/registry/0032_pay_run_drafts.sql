CREATE TABLE "registry"."pay_run_draft_rows" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"employee_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"typed" jsonb NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_run_draft_rows_pk" PRIMARY KEY("account_id","company_id","period_id","kind","employee_id")
);
--> statement-breakpoint
CREATE TABLE "registry"."pay_run_drafts" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "pay_run_drafts_pk" PRIMARY KEY("account_id","company_id","period_id","kind"),
	CONSTRAINT "pay_run_drafts_kind" CHECK ("registry"."pay_run_drafts"."kind" in ('regular', 'bonus', 'correction', 'final'))
);
--> statement-breakpoint
ALTER TABLE "registry"."pay_run_draft_rows" ADD CONSTRAINT "pay_run_draft_rows_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "registry"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."pay_run_draft_rows" ADD CONSTRAINT "pay_run_draft_rows_draft" FOREIGN KEY ("account_id","company_id","period_id","kind") REFERENCES "registry"."pay_run_drafts"("account_id","company_id","period_id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."pay_run_draft_rows" ADD CONSTRAINT "pay_run_draft_rows_employee" FOREIGN KEY ("account_id","company_id","employee_id") REFERENCES "registry"."employees"("account_id","company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry"."pay_run_drafts" ADD CONSTRAINT "pay_run_drafts_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE cascade ON UPDATE no action;