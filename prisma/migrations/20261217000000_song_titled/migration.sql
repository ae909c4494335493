-- Whether a song was given its title, by its request or by a new name since. Stored songs keep the title that they have.
ALTER TABLE "songs" ADD COLUMN "is_titled" BOOLEAN NOT NULL DEFAULT true;
