-- Pairs that are there already stay with practice. Seasons that are there already draw as they did.
ALTER TABLE "word_pairs" ADD COLUMN     "use" TEXT NOT NULL DEFAULT 'practice';

ALTER TABLE "seasons" ADD COLUMN     "word_commitment" TEXT,
ADD COLUMN     "word_seed" TEXT;

ALTER TABLE "matches" ADD COLUMN     "word_place" INTEGER;

CREATE TABLE "season_word_lists" (
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "sealed" JSONB NOT NULL,
    "common" JSONB NOT NULL,
    "next" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "season_word_lists_pkey" PRIMARY KEY ("season_id","language")
);

CREATE TABLE "season_word_draws" (
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "first" TEXT NOT NULL,
    "second" TEXT NOT NULL,

    CONSTRAINT "season_word_draws_pkey" PRIMARY KEY ("season_id","language","place")
);

ALTER TABLE "season_word_lists" ADD CONSTRAINT "season_word_lists_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "season_word_draws" ADD CONSTRAINT "season_word_draws_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;
