-- What songs, covers and splits have in common goes into one table; theirs keep what is their own, under the same ids.
CREATE TYPE "CreationKind" AS ENUM ('song', 'cover', 'split');

CREATE TABLE "creations" (
    "id" UUID NOT NULL,
    "kind" "CreationKind" NOT NULL,
    "user_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "request_hash" TEXT,
    "title" TEXT NOT NULL,
    "seed" INTEGER NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "visibility" "Visibility" NOT NULL DEFAULT 'link',
    "public_since" TIMESTAMPTZ(3),
    "status" "JobStatus" NOT NULL DEFAULT 'pending',
    "run" INTEGER NOT NULL DEFAULT 1,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "stage" TEXT,
    "preview" TEXT,
    "failure" TEXT,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "duration_sec" DOUBLE PRECISION,
    "files" TEXT,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "visuals" JSONB,
    "receipt" JSONB,
    "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("search_fold"("title")) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),
    "expiry_notified_at" TIMESTAMPTZ(3),

    CONSTRAINT "creations_pkey" PRIMARY KEY ("id")
);

INSERT INTO "creations" (
  "id", "kind", "user_id", "request_id", "request_hash", "title", "seed", "tags", "visibility", "public_since", "status", "run",
  "attempt", "progress", "stage", "preview", "failure", "queued_at", "completed_at", "duration_sec", "files", "visuals", "receipt",
  "created_at", "deleted_at", "expiry_notified_at")
SELECT
  "id", 'song', "user_id", "request_id", "request_hash", "title", "seed", "style_names"("style"), "visibility", "public_since",
  "status", "run", "attempt", "progress", "stage", "preview", "failure", "queued_at", "completed_at", "duration_sec", "files",
  "visuals", "receipt", "created_at", "deleted_at", "expiry_notified_at"
FROM "songs";

-- Where nobody named the song of a cover it was shown, searched and put in order under the name of its voice.
INSERT INTO "creations" (
  "id", "kind", "user_id", "request_id", "request_hash", "title", "seed", "visibility", "status", "run", "attempt", "progress",
  "stage", "failure", "queued_at", "completed_at", "duration_sec", "files", "bytes", "visuals", "receipt", "created_at",
  "deleted_at", "expiry_notified_at")
SELECT
  "id", "kind"::text::"CreationKind", "user_id", "request_id", "request_hash", coalesce(nullif("song_title", ''), "voice_name"),
  "seed", "visibility", "status", "run", "attempt", "progress", "stage", "failure", "queued_at", "completed_at", "duration_sec",
  "files", "bytes", "visuals", "receipt", "created_at", "deleted_at", "expiry_notified_at"
FROM "covers";

ALTER TABLE "notifications" ADD COLUMN "creation_id" UUID;
UPDATE "notifications" SET "creation_id" = coalesce("song_id", "cover_id") WHERE "song_id" IS NOT NULL OR "cover_id" IS NOT NULL;
ALTER TABLE "notifications" DROP COLUMN "song_id", DROP COLUMN "cover_id";

DROP STATISTICS "songs_style_names";
ALTER TABLE "songs"
  DROP COLUMN "search_text", DROP COLUMN "user_id", DROP COLUMN "request_id", DROP COLUMN "request_hash", DROP COLUMN "title",
  DROP COLUMN "seed", DROP COLUMN "visibility", DROP COLUMN "public_since", DROP COLUMN "status", DROP COLUMN "run",
  DROP COLUMN "attempt", DROP COLUMN "progress", DROP COLUMN "stage", DROP COLUMN "preview", DROP COLUMN "failure",
  DROP COLUMN "queued_at", DROP COLUMN "completed_at", DROP COLUMN "duration_sec", DROP COLUMN "files", DROP COLUMN "visuals",
  DROP COLUMN "receipt", DROP COLUMN "created_at", DROP COLUMN "deleted_at", DROP COLUMN "expiry_notified_at",
  ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("search_fold"("prompt") || E'\n' || "search_fold"("style")) STORED;
ALTER TABLE "covers"
  DROP COLUMN "search_text", DROP COLUMN "kind", DROP COLUMN "user_id", DROP COLUMN "request_id", DROP COLUMN "request_hash",
  DROP COLUMN "song_title", DROP COLUMN "seed", DROP COLUMN "visibility", DROP COLUMN "status", DROP COLUMN "run",
  DROP COLUMN "attempt", DROP COLUMN "progress", DROP COLUMN "stage", DROP COLUMN "failure", DROP COLUMN "queued_at",
  DROP COLUMN "completed_at", DROP COLUMN "duration_sec", DROP COLUMN "files", DROP COLUMN "bytes", DROP COLUMN "visuals",
  DROP COLUMN "receipt", DROP COLUMN "created_at", DROP COLUMN "deleted_at", DROP COLUMN "expiry_notified_at",
  ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS ("search_fold"("voice_name")) STORED;
DROP TYPE "CoverKind";
DROP FUNCTION "style_names"(TEXT);

-- Jobs that wait name what they make by one word.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET data = jsonb_build_object('creationId', coalesce(data -> 'songId', data -> 'coverId'))
      WHERE name IN ('make-song', 'make-cover');
  END IF;
END
$$;

CREATE UNIQUE INDEX "creations_user_id_kind_request_id_key" ON "creations"("user_id", "kind", "request_id");
CREATE INDEX "creations_user_id_created_at_id_idx" ON "creations"("user_id", "created_at" DESC, "id" DESC);
CREATE INDEX "creations_visibility_created_at_idx" ON "creations"("visibility", "created_at" DESC);
CREATE INDEX "creations_status_queued_at_idx" ON "creations"("status", "queued_at");
CREATE INDEX "creations_deleted_at_idx" ON "creations"("deleted_at");
CREATE INDEX "songs_parent_id_idx" ON "songs"("parent_id");
CREATE INDEX "notifications_creation_id_idx" ON "notifications"("creation_id");

-- Of what is published alone, which is little among all: newest first, and by its tags.
CREATE INDEX "creations_published_idx" ON "creations" ("kind", "public_since", "id")
  WHERE "visibility" = 'public' AND "status" = 'completed' AND "deleted_at" IS NULL;
CREATE INDEX "creations_published_tags_idx" ON "creations" USING GIN ("tags")
  WHERE "visibility" = 'public' AND "status" = 'completed' AND "deleted_at" IS NULL;

ALTER TABLE "creations" ADD CONSTRAINT "creations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "songs" ADD CONSTRAINT "songs_id_fkey" FOREIGN KEY ("id") REFERENCES "creations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "covers" ADD CONSTRAINT "covers_id_fkey" FOREIGN KEY ("id") REFERENCES "creations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_creation_id_fkey" FOREIGN KEY ("creation_id") REFERENCES "creations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
