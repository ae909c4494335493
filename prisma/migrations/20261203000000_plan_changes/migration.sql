-- What a change of plan settles: for which time and tier a lot was given, and what was used of it beyond the time that was paid.
ALTER TYPE "CreditKind" ADD VALUE 'plan_change';
ALTER TABLE "credit_lots" ADD COLUMN "begins_at" TIMESTAMPTZ(3);
ALTER TABLE "credit_lots" ADD COLUMN "tier" TEXT;
ALTER TABLE "credit_lots" ADD COLUMN "owed" INTEGER NOT NULL DEFAULT 0;

UPDATE "credit_lots" SET
  "begins_at" = "credit_entries"."created_at",
  "tier" = substring("credit_entries"."reference" from '[a-z]+$')
FROM "credit_entries"
WHERE "credit_entries"."id" = "credit_lots"."entry_id" AND "credit_lots"."kind" = 'plan_grant';

-- As text: a value that was added in this transaction cannot be named as one of the type.
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_amount_check";
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount_check" CHECK (
  CASE WHEN "kind"::text IN ('song', 'cover', 'expiry', 'plan_change') THEN "amount" < 0 ELSE "amount" > 0 END
);
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_owed_check" CHECK ("owed" BETWEEN 0 AND "amount");
