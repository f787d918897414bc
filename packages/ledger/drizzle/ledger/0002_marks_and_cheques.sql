CREATE TABLE "ledger"."cheques" (
	"company_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"issued_seq" bigint NOT NULL,
	"void_seq" bigint,
	CONSTRAINT "cheques_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "paid_net" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."details" ADD COLUMN "cheque_number" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."paid_marks" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "ledger"."paid_marks" ADD COLUMN "net" bigint;--> statement-breakpoint
-- What was marked before marks said what was paid: what the entry came to then.
UPDATE "ledger"."paid_marks" m SET "amount" = s.net, "net" = s.net
FROM (
	SELECT k.company_id, k.entry_id, sum(a.net)::bigint AS net
	FROM "ledger"."paid_marks" k
	JOIN "ledger"."events" e ON e.company_id = k.company_id AND e.entry_id = k.entry_id AND e.seq <= k.last_seq
	JOIN "ledger"."amounts" a ON a.company_id = e.company_id AND a.seq = e.seq
	GROUP BY k.company_id, k.entry_id
) s
WHERE s.company_id = m.company_id AND s.entry_id = m.entry_id;--> statement-breakpoint
ALTER TABLE "ledger"."paid_marks" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."paid_marks" ALTER COLUMN "net" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger"."paid_marks" ADD COLUMN "cheque_number" bigint;--> statement-breakpoint
CREATE INDEX "cheques_entry" ON "ledger"."cheques" USING btree ("company_id","entry_id");--> statement-breakpoint
CREATE INDEX "cheques_issued" ON "ledger"."cheques" USING btree ("company_id","issued_seq");