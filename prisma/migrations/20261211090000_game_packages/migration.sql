-- The npm package of a match's game when it was dealt, with the hash of its files. Null in a game of the repository.
ALTER TABLE "matches" ADD COLUMN "package" JSONB;
