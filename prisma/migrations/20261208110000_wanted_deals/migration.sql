-- What an agent is to be dealt in a practice match, by the factors of its game.
ALTER TABLE "tickets" ADD COLUMN "deal" JSONB;
