-- Every game has its own flight check. Until now there was one, of who-is-spy. Rulesets of two games may have one name.
ALTER TABLE "flight_checks" ADD COLUMN     "game" TEXT NOT NULL DEFAULT 'who-is-spy';

-- A version gets its placement matches once in each game that it has passed a flight check of.
CREATE TABLE "placements" (
    "version_id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "matches_left" INTEGER NOT NULL,

    CONSTRAINT "placements_pkey" PRIMARY KEY ("version_id","game")
);
ALTER TABLE "placements" ADD CONSTRAINT "placements_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "agent_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "placements" ("version_id", "game", "matches_left")
SELECT "id", 'who-is-spy', "placements_left" FROM "agent_versions" WHERE "placed" OR "placements_left" > 0;

ALTER TABLE "agent_versions" DROP COLUMN "placed", DROP COLUMN "placements_left";
