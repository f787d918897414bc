ALTER TABLE "registry"."companies" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "file_street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "file_first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "file_middle_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "file_last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "file_street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "name_suffix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "file_first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "file_middle_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "file_last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "file_street" text DEFAULT '' NOT NULL;