-- Since when everybody may find a song: lists show what was published last first, however long ago it was made.
ALTER TABLE "songs" ADD COLUMN "public_since" TIMESTAMPTZ(3);
UPDATE "songs" SET "public_since" = "created_at" WHERE "visibility" = 'public';

DROP INDEX "songs_published_idx";
CREATE INDEX "songs_published_idx" ON "songs" ("public_since", "id")
  WHERE "visibility" = 'public' AND "status" = 'completed' AND "deleted_at" IS NULL;
