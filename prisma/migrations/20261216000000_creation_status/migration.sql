ALTER TYPE "JobStatus" RENAME TO "CreationStatus";
