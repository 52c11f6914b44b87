-- Whether results of people count in the rows of people on the boards, and what each of them got, without a name or a match.
ALTER TABLE "users" ADD COLUMN "results_counted" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "person_seats" ADD COLUMN "results_counted" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "gathered_people" ADD COLUMN "results_counted" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "people_standings" (
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "games" INTEGER NOT NULL,
    "points" BIGINT NOT NULL,
    "wins" INTEGER NOT NULL,

    CONSTRAINT "people_standings_pkey" PRIMARY KEY ("season_id", "language", "person")
);

ALTER TABLE "people_standings" ADD CONSTRAINT "people_standings_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;
