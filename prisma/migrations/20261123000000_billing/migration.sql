-- AlterEnum
ALTER TYPE "CreditKind" ADD VALUE 'expiry';

-- DropIndex
DROP INDEX "credit_entries_user_id_created_at_idx";

-- AlterTable
ALTER TABLE "covers" ADD COLUMN     "end_told_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "songs" ADD COLUMN     "end_told_at" TIMESTAMPTZ(3);

-- Nobody could subscribe before this: the table is made anew.
DROP TABLE "subscriptions";

-- CreateTable
CREATE TABLE "subscriptions" (
    "user_id" UUID NOT NULL,
    "id" TEXT NOT NULL,
    "plan_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "current_period_start" TIMESTAMPTZ(3) NOT NULL,
    "current_period_end" TIMESTAMPTZ(3) NOT NULL,
    "paid_through" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "next_plan_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "credit_lots" (
    "entry_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "CreditKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "left" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "credit_lots_pkey" PRIMARY KEY ("entry_id")
);

-- CreateTable
CREATE TABLE "credit_draws" (
    "entry_id" UUID NOT NULL,
    "lot_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "returned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "credit_draws_pkey" PRIMARY KEY ("entry_id","lot_id")
);

-- CreateTable
CREATE TABLE "customers" (
    "id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "checkout_id" TEXT,
    "reading" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "customer_id" TEXT,
    "charge_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_billing" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "state" JSONB NOT NULL,

    CONSTRAINT "sandbox_billing_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "credit_lots_user_id_expires_at_idx" ON "credit_lots"("user_id", "expires_at");

-- CreateIndex
CREATE INDEX "credit_lots_expires_at_idx" ON "credit_lots"("expires_at");

-- CreateIndex
CREATE INDEX "credit_draws_lot_id_idx" ON "credit_draws"("lot_id");

-- CreateIndex
CREATE UNIQUE INDEX "customers_user_id_key" ON "customers"("user_id");

-- CreateIndex
CREATE INDEX "payment_events_customer_id_processed_at_idx" ON "payment_events"("customer_id", "processed_at");

-- CreateIndex
CREATE INDEX "payment_events_received_at_idx" ON "payment_events"("received_at");

-- CreateIndex
CREATE INDEX "credit_entries_user_id_created_at_id_idx" ON "credit_entries"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_id_key" ON "subscriptions"("id");

-- CreateIndex
CREATE INDEX "subscriptions_status_idx" ON "subscriptions"("status");

-- AddForeignKey
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "credit_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_draws" ADD CONSTRAINT "credit_draws_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "credit_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_draws" ADD CONSTRAINT "credit_draws_lot_id_fkey" FOREIGN KEY ("lot_id") REFERENCES "credit_lots"("entry_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say.

-- Expiring takes, too. As text, since a value that was just added to an enum may not be named yet.
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_amount_check";
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount_check" CHECK (
  CASE WHEN "kind"::text IN ('song', 'cover', 'expiry') THEN "amount" < 0 ELSE "amount" > 0 END
);

-- A lot holds no more than it was given, and no less than nothing.
ALTER TABLE "credit_lots" ADD CONSTRAINT "credit_lots_left_check" CHECK ("left" BETWEEN 0 AND "amount");
ALTER TABLE "credit_draws" ADD CONSTRAINT "credit_draws_amount_check" CHECK ("amount" > 0);

-- Readings of the payment service are numbered in the order in which they begin, over all processes.
CREATE SEQUENCE "payment_readings" AS integer;

-- Balances from before there were lots: every person's lies in the last line that gave credits, and what they spent came from there.
INSERT INTO "credit_lots" ("entry_id", "user_id", "kind", "amount", "left")
SELECT DISTINCT ON (e."user_id") e."id", e."user_id", e."kind", u."credits" + s."spent", u."credits"
FROM "credit_entries" e
JOIN "users" u ON u."id" = e."user_id"
JOIN LATERAL (
  SELECT coalesce(-sum(x."amount"), 0) AS "spent" FROM "credit_entries" x
  WHERE x."user_id" = e."user_id" AND x."amount" < 0
    AND NOT EXISTS (SELECT 1 FROM "credit_entries" r WHERE r."reference" = 'refund:' || x."reference")
) s ON true
WHERE e."amount" > 0
ORDER BY e."user_id", e."created_at" DESC, e."id" DESC;

INSERT INTO "credit_draws" ("entry_id", "lot_id", "amount")
SELECT x."id", l."entry_id", -x."amount"
FROM "credit_entries" x
JOIN "credit_lots" l ON l."user_id" = x."user_id"
WHERE x."amount" < 0
  AND NOT EXISTS (SELECT 1 FROM "credit_entries" r WHERE r."reference" = 'refund:' || x."reference");
