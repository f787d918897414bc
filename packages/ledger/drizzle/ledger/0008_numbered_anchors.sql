ALTER TABLE "ledger"."anchors" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "ledger"."heads" ADD COLUMN "anchor_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."commands" DROP COLUMN "response";
--> statement-breakpoint

-- From here on by hand. What was signed before anchors were numbered counts, and stays as it was signed.
update ledger.heads h set anchor_count = (select count(*) from ledger.anchors a where a.company_id = h.company_id);
