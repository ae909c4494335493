-- Which song or cover a notification is about, so that it goes with it and has its title.
ALTER TABLE "notifications" ADD COLUMN     "cover_id" UUID,
ADD COLUMN     "song_id" UUID;

-- "song:ID:1:completed", "cover:ID:2:failed", "withheld:ID:TIME": what is gone already takes its notifications with it.
UPDATE "notifications" SET "song_id" = "songs"."id" FROM "songs"
  WHERE "reference" ~ '^(song|withheld|released):' AND split_part("reference", ':', 2) = "songs"."id"::text;
UPDATE "notifications" SET "cover_id" = "covers"."id" FROM "covers"
  WHERE "reference" ~ '^(cover|withheld|released):' AND split_part("reference", ':', 2) = "covers"."id"::text;
DELETE FROM "notifications"
  WHERE "reference" ~ '^(song|cover|withheld|released):' AND "song_id" IS NULL AND "cover_id" IS NULL;

-- CreateIndex
CREATE INDEX "notifications_song_id_idx" ON "notifications"("song_id");

-- CreateIndex
CREATE INDEX "notifications_cover_id_idx" ON "notifications"("cover_id");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_song_id_fkey" FOREIGN KEY ("song_id") REFERENCES "songs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "covers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
