-- AlterTable
ALTER TABLE "songs" ADD COLUMN     "change" JSONB,
ADD COLUMN     "parent_id" UUID;

-- CreateIndex
CREATE INDEX "songs_parent_id_created_at_idx" ON "songs"("parent_id", "created_at");

-- AddForeignKey
ALTER TABLE "songs" ADD CONSTRAINT "songs_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "songs"("id") ON DELETE SET NULL ON UPDATE CASCADE;
