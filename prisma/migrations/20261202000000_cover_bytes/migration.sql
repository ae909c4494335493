-- What a cover's files take, for the room that each person has. What was made before takes none of it.
ALTER TABLE "covers" ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0;
