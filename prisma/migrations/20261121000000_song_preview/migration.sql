-- AlterTable
ALTER TABLE "songs" ADD COLUMN     "preview" TEXT;
