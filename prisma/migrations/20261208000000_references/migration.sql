ALTER TABLE "songs" ADD COLUMN "reference" JSONB;
