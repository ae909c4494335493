-- CreateTable
CREATE TABLE "favourite_voices" (
    "user_id" UUID NOT NULL,
    "voice_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourite_voices_pkey" PRIMARY KEY ("user_id","voice_id")
);

-- CreateIndex
CREATE INDEX "favourite_voices_voice_id_idx" ON "favourite_voices"("voice_id");

-- AddForeignKey
ALTER TABLE "favourite_voices" ADD CONSTRAINT "favourite_voices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourite_voices" ADD CONSTRAINT "favourite_voices_voice_id_fkey" FOREIGN KEY ("voice_id") REFERENCES "voices"("id") ON DELETE CASCADE ON UPDATE CASCADE;
