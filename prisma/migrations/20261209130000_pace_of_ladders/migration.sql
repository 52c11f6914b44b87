-- The games and languages in which an agent goes on by itself, and the ratings at which it pauses on a ladder.
ALTER TABLE "agents" ADD COLUMN "pace_games" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "pace_languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "pause_below_rating" DOUBLE PRECISION,
ADD COLUMN "pause_above_rating" DOUBLE PRECISION;
