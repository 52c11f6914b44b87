-- Whom the viewers of a live match suspect. Rows go a day after they were made.
CREATE TABLE "crowd_guesses" (
    "match_id" TEXT NOT NULL,
    "watcher" TEXT NOT NULL,
    "seat" SMALLINT NOT NULL,
    "guessed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "crowd_guesses_pkey" PRIMARY KEY ("match_id","watcher")
);

CREATE INDEX "crowd_guesses_guessed_at_idx" ON "crowd_guesses"("guessed_at");

ALTER TABLE "crowd_guesses" ADD CONSTRAINT "crowd_guesses_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
