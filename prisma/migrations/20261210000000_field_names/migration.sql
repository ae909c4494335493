-- Columns named as they are called everywhere else. Renaming keeps every row, and constraints follow their columns.
ALTER TABLE "songs" RENAME COLUMN "portrait" TO "visuals";
ALTER TABLE "songs" RENAME COLUMN "end_told_at" TO "expiry_notified_at";
ALTER TABLE "covers" RENAME COLUMN "portrait" TO "visuals";
ALTER TABLE "covers" RENAME COLUMN "end_told_at" TO "expiry_notified_at";
ALTER TABLE "verification_codes" RENAME COLUMN "tries" TO "attempts";
ALTER TABLE "credit_lots" RENAME COLUMN "left" TO "remaining";
ALTER TABLE "credit_lots" RENAME CONSTRAINT "credit_lots_left_check" TO "credit_lots_remaining_check";

-- The waveform of a cover, as that of a song is called.
UPDATE "covers" SET "visuals" = jsonb_build_object('peaks', "visuals" -> 'heights') WHERE "visuals" ? 'heights';

-- References say the kind too.
UPDATE "notifications" SET "kind" = 'reinstated', "reference" = regexp_replace("reference", '^released:', 'reinstated:')
  WHERE "kind" = 'released';
UPDATE "notifications" SET "kind" = 'expiryNotice', "reference" = regexp_replace("reference", '^storageEnding:', 'expiryNotice:')
  WHERE "kind" = 'storageEnding';
