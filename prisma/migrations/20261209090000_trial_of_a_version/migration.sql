-- A new version may play deals of an earlier one before it is seated at ranked tables without a request.
ALTER TABLE "forks" ADD COLUMN "is_trial" BOOLEAN NOT NULL DEFAULT false;
