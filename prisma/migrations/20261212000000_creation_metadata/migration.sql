-- How a creation was made is called its metadata, as its file is. Renaming keeps every row.
ALTER TABLE "creations" RENAME COLUMN "receipt" TO "metadata";
