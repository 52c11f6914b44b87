-- People who gather at a link before their table is dealt.
CREATE TABLE "gatherings" (
    "id" TEXT NOT NULL,
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "opponents" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "begun_at" TIMESTAMPTZ(3),

    CONSTRAINT "gatherings_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "gathered_people" (
    "id" TEXT NOT NULL,
    "gathering_id" TEXT NOT NULL,
    "user_id" TEXT,
    "guest" TEXT,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seat_id" TEXT,

    CONSTRAINT "gathered_people_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "gathered_people_gathering_id_idx" ON "gathered_people"("gathering_id");

ALTER TABLE "gathered_people" ADD CONSTRAINT "gathered_people_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gatherings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "gathered_people" ADD CONSTRAINT "gathered_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Those who want to sit at one table.
ALTER TABLE "tickets" ADD COLUMN "company" TEXT;
