-- Whether boards say what a match of an agent costs.
ALTER TABLE "agents" ADD COLUMN "cost_public" BOOLEAN NOT NULL DEFAULT false;
