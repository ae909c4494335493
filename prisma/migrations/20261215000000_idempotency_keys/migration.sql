-- What makes a cause count once is called as everybody calls it; "reference" is a recording that a song follows.
ALTER TABLE "credit_entries" RENAME COLUMN "reference" TO "idempotency_key";
ALTER INDEX "credit_entries_reference_key" RENAME TO "credit_entries_idempotency_key_key";
ALTER TABLE "notifications" RENAME COLUMN "reference" TO "idempotency_key";
ALTER INDEX "notifications_reference_key" RENAME TO "notifications_idempotency_key_key";
