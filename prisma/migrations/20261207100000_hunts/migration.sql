-- The match without its end in which all visitors hunt on one day, by game and language.
CREATE TABLE "hunts" (
    "day" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "house_points" DOUBLE PRECISION,
    "agent_points" DOUBLE PRECISION,

    CONSTRAINT "hunts_pkey" PRIMARY KEY ("day","game","language")
);

CREATE UNIQUE INDEX "hunts_match_id_key" ON "hunts"("match_id");

ALTER TABLE "hunts" ADD CONSTRAINT "hunts_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The guesses of one person at one hunt.
CREATE TABLE "hunt_runs" (
    "id" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "user_id" TEXT,
    "guest" TEXT,
    "guesses" JSONB NOT NULL DEFAULT '[]',
    "points" DOUBLE PRECISION,
    "is_right" BOOLEAN,
    "is_in_time" BOOLEAN,
    "stated" SMALLINT[] NOT NULL DEFAULT '{}',
    "happened" BOOLEAN[] NOT NULL DEFAULT '{}',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "hunt_runs_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "hunt_runs_day_game_language_user_id_key" ON "hunt_runs"("day", "game", "language", "user_id");

CREATE UNIQUE INDEX "hunt_runs_day_game_language_guest_key" ON "hunt_runs"("day", "game", "language", "guest");

CREATE INDEX "hunt_runs_user_id_game_idx" ON "hunt_runs"("user_id", "game");

CREATE INDEX "hunt_runs_guest_idx" ON "hunt_runs"("guest");

ALTER TABLE "hunt_runs" ADD CONSTRAINT "hunt_runs_day_game_language_fkey" FOREIGN KEY ("day", "game", "language") REFERENCES "hunts"("day", "game", "language") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "hunt_runs" ADD CONSTRAINT "hunt_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whether the board of hunters may name the account.
ALTER TABLE "users" ADD COLUMN "hunts_publicly" BOOLEAN NOT NULL DEFAULT false;
