-- Sessions are found by the SHA-256 of their token: who reads this table cannot sign in with it. Everybody stays signed in.
ALTER TABLE "sessions" RENAME COLUMN "session_token" TO "token_hash";
ALTER INDEX "sessions_session_token_key" RENAME TO "sessions_token_hash_key";
UPDATE "sessions" SET "token_hash" = encode(sha256(convert_to("token_hash", 'UTF8')), 'hex');
