-- Owners may let people play practice matches against their agents.
ALTER TABLE "agents" ADD COLUMN "plays_people" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "people_matches_at_once" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN "people_matches_per_day" INTEGER NOT NULL DEFAULT 20;

-- Whether a person wants such agents at the table.
ALTER TABLE "tickets" ADD COLUMN "online_agents" TEXT;
ALTER TABLE "gatherings" ADD COLUMN "online_agents" TEXT;
