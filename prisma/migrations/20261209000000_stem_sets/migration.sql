CREATE TABLE "stem_sets" (
    "song_id" UUID NOT NULL,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stem_sets_pkey" PRIMARY KEY ("song_id"),
    CONSTRAINT "stem_sets_song_id_fkey" FOREIGN KEY ("song_id") REFERENCES "songs"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "stem_sets_used_at_idx" ON "stem_sets"("used_at");
