-- What was asked for under a request id, so that the same id with another wish is refused. Unknown for what is older.
ALTER TABLE "songs" ADD COLUMN "request_hash" TEXT;
ALTER TABLE "covers" ADD COLUMN "request_hash" TEXT;
