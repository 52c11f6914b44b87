-- CreateTable
CREATE TABLE "rated_matches" (
    "match_id" TEXT NOT NULL,
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "agent_ids" TEXT[],
    "spy_won" BOOLEAN NOT NULL,
    "pair" TEXT NOT NULL,
    "votes" INTEGER[],

    CONSTRAINT "rated_matches_pkey" PRIMARY KEY ("match_id")
);

-- CreateTable
CREATE TABLE "rating_fits" (
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "fitted_at" TIMESTAMPTZ(3) NOT NULL,
    "matches" INTEGER NOT NULL,
    "basis" TEXT NOT NULL,
    "field" JSONB NOT NULL,

    CONSTRAINT "rating_fits_pkey" PRIMARY KEY ("season_id","language")
);

-- CreateTable
CREATE TABLE "turn_days" (
    "agent_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "turns" INTEGER NOT NULL,
    "faults" INTEGER NOT NULL,
    "latencies" INTEGER[],

    CONSTRAINT "turn_days_pkey" PRIMARY KEY ("agent_id","day")
);

-- CreateTable
CREATE TABLE "agent_paces" (
    "agent_id" TEXT NOT NULL,
    "turns" INTEGER NOT NULL,
    "faults" INTEGER NOT NULL,
    "p95_latency_ms" INTEGER NOT NULL,
    "measured_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_paces_pkey" PRIMARY KEY ("agent_id")
);

-- CreateIndex
CREATE INDEX "rated_matches_season_id_language_match_id_idx" ON "rated_matches"("season_id", "language", "match_id");

-- AddForeignKey
ALTER TABLE "rated_matches" ADD CONSTRAINT "rated_matches_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_fits" ADD CONSTRAINT "rating_fits_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turn_days" ADD CONSTRAINT "turn_days_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_paces" ADD CONSTRAINT "agent_paces_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
