-- AlterTable
ALTER TABLE "season_deals" ADD COLUMN     "shown" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "season_entries" ADD COLUMN     "state_before" TEXT;

-- The seed of a scheduled match begins with its deal's.
UPDATE "season_deals" d SET "shown" = true
WHERE EXISTS (
  SELECT 1 FROM "matches" m
  WHERE m."season_id" = d."season_id" AND NOT m."withheld" AND starts_with(m."seed", d."seed" || '.')
);
