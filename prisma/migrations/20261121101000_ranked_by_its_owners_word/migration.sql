-- Agents that are registered already go on playing as they do.
-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "plays_ranked" BOOLEAN NOT NULL DEFAULT true;
