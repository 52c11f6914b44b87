-- The hours of the day (UTC) in which an agent goes on by itself, and what makes it pause.
ALTER TABLE "agents" ADD COLUMN "pace_from" SMALLINT,
ADD COLUMN "pace_until" SMALLINT,
ADD COLUMN "pause_at_faults" INTEGER,
ADD COLUMN "pause_at_spend" BIGINT;
