-- What owners declare of a version, and what the Hub says of its model. Nothing is known of the versions of before.
-- AlterTable
ALTER TABLE "agent_versions" ADD COLUMN     "declared_billions" DOUBLE PRECISION,
ADD COLUMN     "declared_harness" TEXT,
ADD COLUMN     "declared_model" TEXT,
ADD COLUMN     "declared_open" BOOLEAN,
ADD COLUMN     "hub" JSONB,
ADD COLUMN     "hub_asked_at" TIMESTAMPTZ(3);
