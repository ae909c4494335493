-- AlterTable
ALTER TABLE "songs" ADD COLUMN     "take_of_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "songs_take_of_id_key" ON "songs"("take_of_id");

-- AddForeignKey
ALTER TABLE "songs" ADD CONSTRAINT "songs_take_of_id_fkey" FOREIGN KEY ("take_of_id") REFERENCES "songs"("id") ON DELETE SET NULL ON UPDATE CASCADE;
