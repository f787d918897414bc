-- Both are functions of the text alone, in every database: neither asks for its collations, which are nowhere the same.
CREATE FUNCTION "registry"."plain_text"(said text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN lower(regexp_replace(normalize(said, nfd), '[\u0300-\u036f]', '', 'g') COLLATE "C");
--> statement-breakpoint
-- Spaces, then punctuation as the Unicode collation has it, numbers by their size, and ñ after every other n.
CREATE FUNCTION "registry"."spanish_order"(said text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN regexp_replace(regexp_replace("registry"."plain_text"(regexp_replace(translate(
		regexp_replace(btrim(normalize(said, nfd)), '\s+', ' ', 'g'),
		' _-,;:!?.''"()[]{}@*/\&#%`^+<=>|~$', E'\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x20\x21'),
		'([nN])\u0303', '\1~', 'g')),
		'(\d+)', '00000000000000000000\1', 'g'), '\d*(\d{20})', '\1', 'g');
--> statement-breakpoint
DROP INDEX "registry"."contractors_company_id";--> statement-breakpoint
DROP INDEX "registry"."employees_company_id";--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "name_order" text COLLATE "C" GENERATED ALWAYS AS (registry.spanish_order(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."companies" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (registry.plain_text(name || ' ' || contact || ' ' || phone_number || ' ' || employer_identification_number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "name_order" text COLLATE "C" GENERATED ALWAYS AS (registry.spanish_order(first_name || ' ' || middle_name || ' ' || last_name || ' ' || mother_last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."contractors" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (registry.plain_text(first_name || ' ' || middle_name || ' ' || last_name || ' ' || mother_last_name || ' ' || mobile_number || ' ' || phone_number)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "name_order" text COLLATE "C" GENERATED ALWAYS AS (registry.spanish_order(first_name || ' ' || middle_name || ' ' || last_name || ' ' || mother_last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "registry"."employees" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (registry.plain_text(first_name || ' ' || middle_name || ' ' || last_name || ' ' || mother_last_name || ' ' || mobile_number || ' ' || social_security_last4)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_in_order" ON "registry"."companies" USING btree ("account_id","name_order","id");--> statement-breakpoint
CREATE INDEX "contractors_in_order" ON "registry"."contractors" USING btree ("company_id","name_order","id");--> statement-breakpoint
CREATE INDEX "employees_in_order" ON "registry"."employees" USING btree ("company_id","name_order","id");