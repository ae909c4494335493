-- A code belongs to the browser that asked for it. Codes live for ten minutes; those of this moment are asked for again.
DELETE FROM "verification_codes";
ALTER TABLE "verification_codes" ADD COLUMN "browser_hash" TEXT NOT NULL;
ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_pkey";
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_pkey" PRIMARY KEY ("email", "browser_hash");

-- When calls were, for limits that hold over any stretch of time.
CREATE TABLE "rate_logs" (
    "key" TEXT NOT NULL,
    "calls" TIMESTAMPTZ(3)[],
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_logs_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "rate_logs_last_at_idx" ON "rate_logs"("last_at");
DELETE FROM "rate_windows" WHERE "key" LIKE 'code:address:%';
