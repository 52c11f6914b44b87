-- The facts of a person's games, so that the row of people has the numbers of its game too.
ALTER TABLE "people_standings" ADD COLUMN "facts" JSONB;
