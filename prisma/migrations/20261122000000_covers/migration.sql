-- CreateEnum
CREATE TYPE "CoverKind" AS ENUM ('cover', 'split');

-- DropForeignKey
ALTER TABLE "covers" DROP CONSTRAINT "covers_voice_id_fkey";

-- DropIndex
DROP INDEX "uploads_sha256_idx";

-- AlterTable
ALTER TABLE "covers" ADD COLUMN     "backing_db" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "kind" "CoverKind" NOT NULL DEFAULT 'cover',
ADD COLUMN     "mix" TEXT,
ADD COLUMN     "portrait" JSONB,
ADD COLUMN     "rights_at" TIMESTAMPTZ(3) NOT NULL,
ADD COLUMN     "rights_text" TEXT NOT NULL,
ADD COLUMN     "seed" INTEGER NOT NULL,
ADD COLUMN     "song_id" UUID,
ADD COLUMN     "vocal_db" DOUBLE PRECISION NOT NULL DEFAULT 0,
ADD COLUMN     "voice_name" TEXT NOT NULL DEFAULT '',
ALTER COLUMN "voice_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "uploads" DROP COLUMN "content_type",
ADD COLUMN     "duration_sec" DOUBLE PRECISION NOT NULL,
ADD COLUMN     "format" TEXT NOT NULL;

-- AlterTable
ALTER TABLE "voices" ADD COLUMN     "edition" INTEGER,
ADD COLUMN     "family" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "high_note" INTEGER NOT NULL,
ADD COLUMN     "languages" TEXT[],
ADD COLUMN     "low_note" INTEGER NOT NULL,
ADD COLUMN     "register" TEXT NOT NULL;

-- CreateTable
CREATE TABLE "separations" (
    "key" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "separations_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "separations_used_at_idx" ON "separations"("used_at");

-- CreateIndex
CREATE INDEX "covers_visibility_created_at_idx" ON "covers"("visibility", "created_at" DESC);

-- CreateIndex
CREATE INDEX "covers_song_id_idx" ON "covers"("song_id");

-- CreateIndex
CREATE INDEX "covers_deleted_at_idx" ON "covers"("deleted_at");

-- CreateIndex
CREATE INDEX "uploads_created_at_idx" ON "uploads"("created_at");

-- AddForeignKey
ALTER TABLE "covers" ADD CONSTRAINT "covers_voice_id_fkey" FOREIGN KEY ("voice_id") REFERENCES "voices"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "covers" ADD CONSTRAINT "covers_song_id_fkey" FOREIGN KEY ("song_id") REFERENCES "songs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "voices" ADD CONSTRAINT "voices_category_check"
  CHECK ("category" IN ('Cartoon', 'Rapper', 'Celebrity', 'Movie', 'Game', 'Anime', 'Music'));

ALTER TABLE "voices" ADD CONSTRAINT "voices_range_check" CHECK ("low_note" < "high_note");

-- A licensed voice says whose it is and by which licence.
ALTER TABLE "voices" ADD CONSTRAINT "voices_rights_check"
  CHECK ("origin" <> 'licensed' OR ("rights" ->> 'holder' <> '' AND "rights" ->> 'licence' <> '') IS TRUE);

ALTER TABLE "covers" ADD CONSTRAINT "covers_source_check"
  CHECK (num_nonnulls("upload_id", "song_id", "source_url") <= 1);
