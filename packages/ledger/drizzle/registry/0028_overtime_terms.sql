ALTER TABLE "registry"."companies" ADD COLUMN "meal_rule" text DEFAULT 'specification' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "overtime_multiplier" text DEFAULT 'one-and-a-half' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "works_four_tens" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "is_exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD CONSTRAINT "companies_meal_rule" CHECK ("registry"."companies"."meal_rule" in ('specification', 'law'));--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD CONSTRAINT "employees_overtime_multiplier" CHECK ("registry"."employees"."overtime_multiplier" in ('one-and-a-half', 'double'));