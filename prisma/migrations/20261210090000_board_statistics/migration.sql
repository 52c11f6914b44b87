-- What ratings do not tell: what seats are worth, whether one number is enough, and one number over all games.
CREATE TABLE "board_statistics" (
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "basis" TEXT NOT NULL,
    "statistics" JSONB NOT NULL,

    CONSTRAINT "board_statistics_pkey" PRIMARY KEY ("season_id","language")
);

CREATE TABLE "general_ratings" (
    "language" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "basis" TEXT NOT NULL,
    "ratings" JSONB NOT NULL,

    CONSTRAINT "general_ratings_pkey" PRIMARY KEY ("language")
);

ALTER TABLE "board_statistics" ADD CONSTRAINT "board_statistics_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;
