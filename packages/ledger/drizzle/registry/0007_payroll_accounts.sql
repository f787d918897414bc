CREATE TABLE "registry"."payroll_accounts" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"part" text NOT NULL,
	"amount" text NOT NULL,
	"account_name" text NOT NULL,
	CONSTRAINT "payroll_accounts_company_id_part_amount_pk" PRIMARY KEY("company_id","part","amount"),
	CONSTRAINT "payroll_accounts_part" CHECK ("registry"."payroll_accounts"."part" in ('pay', 'employerExpense', 'employerLiability'))
);
--> statement-breakpoint
ALTER TABLE "registry"."payroll_accounts" ADD CONSTRAINT "payroll_accounts_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE cascade ON UPDATE no action;