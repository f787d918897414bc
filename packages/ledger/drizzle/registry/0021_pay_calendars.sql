CREATE TABLE "registry"."pay_calendars" (
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"frequency" text NOT NULL,
	"effective_from" date NOT NULL,
	"first_start" date,
	"pay_lag_days" integer NOT NULL,
	"holidays" text NOT NULL,
	CONSTRAINT "pay_calendars_company_id_frequency_effective_from_pk" PRIMARY KEY("company_id","frequency","effective_from"),
	CONSTRAINT "pay_calendars_frequency" CHECK ("registry"."pay_calendars"."frequency" in ('weekly', 'biweekly', 'semimonthly', 'monthly')),
	CONSTRAINT "pay_calendars_holidays" CHECK ("registry"."pay_calendars"."holidays" in ('before', 'after', 'none')),
	CONSTRAINT "pay_calendars_lag" CHECK ("registry"."pay_calendars"."pay_lag_days" between 0 and 31),
	CONSTRAINT "pay_calendars_grid" CHECK (("registry"."pay_calendars"."frequency" in ('weekly', 'biweekly')) = ("registry"."pay_calendars"."first_start" is not null))
);
--> statement-breakpoint
ALTER TABLE "registry"."pay_calendars" ADD CONSTRAINT "pay_calendars_company" FOREIGN KEY ("account_id","company_id") REFERENCES "registry"."companies"("account_id","id") ON DELETE cascade ON UPDATE no action;