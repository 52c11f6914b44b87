-- The replay without its end that all visitors get on one day, in one language.
CREATE TABLE "daily_puzzles" (
    "day" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "last_seq" INTEGER NOT NULL,

    CONSTRAINT "daily_puzzles_pkey" PRIMARY KEY ("day","language")
);

CREATE UNIQUE INDEX "daily_puzzles_match_id_key" ON "daily_puzzles"("match_id");

ALTER TABLE "daily_puzzles" ADD CONSTRAINT "daily_puzzles_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The first answer of an account to a daily puzzle.
CREATE TABLE "puzzle_answers" (
    "user_id" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "seat" SMALLINT NOT NULL,
    "hints" SMALLINT NOT NULL,
    "is_right" BOOLEAN NOT NULL,
    "is_in_time" BOOLEAN NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "puzzle_answers_pkey" PRIMARY KEY ("user_id","day","language")
);

ALTER TABLE "puzzle_answers" ADD CONSTRAINT "puzzle_answers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "puzzle_answers" ADD CONSTRAINT "puzzle_answers_day_language_fkey" FOREIGN KEY ("day", "language") REFERENCES "daily_puzzles"("day", "language") ON DELETE CASCADE ON UPDATE CASCADE;
