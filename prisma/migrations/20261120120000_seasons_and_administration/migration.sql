-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "hidden_for" TEXT,
ADD COLUMN     "source_url" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "seasons" ADD COLUMN     "board" JSONB,
ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "embargo" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "entry_ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "format" TEXT NOT NULL DEFAULT 'ladder',
ADD COLUMN     "owner_id" TEXT,
ADD COLUMN     "published_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN     "suspended_for" TEXT;

-- AlterTable
ALTER TABLE "word_pairs" ADD COLUMN     "played" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "spy_won" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "agent_avatars" (
    "agent_id" TEXT NOT NULL,
    "image" BYTEA NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_avatars_pkey" PRIMARY KEY ("agent_id")
);

-- CreateTable
CREATE TABLE "season_entries" (
    "season_id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "version_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "season_entries_pkey" PRIMARY KEY ("season_id","agent_id")
);

-- CreateTable
CREATE TABLE "season_pairs" (
    "id" TEXT NOT NULL,
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "first" TEXT NOT NULL,
    "second" TEXT NOT NULL,

    CONSTRAINT "season_pairs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "season_deals" (
    "id" TEXT NOT NULL,
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "pair" TEXT[],
    "seed" TEXT NOT NULL,
    "salt" TEXT NOT NULL,

    CONSTRAINT "season_deals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "fixtures" (
    "id" TEXT NOT NULL,
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "stage" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "deal_id" TEXT,
    "agent_ids" TEXT[],
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "match_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fixtures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "decisions" (
    "id" TEXT NOT NULL,
    "season_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "match_id" TEXT,
    "agent_id" TEXT,
    "points" INTEGER,
    "language" TEXT,
    "undoes" INTEGER,
    "reason" TEXT NOT NULL,
    "by_id" TEXT NOT NULL,
    "by_name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "decisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agent_ratings" (
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "low" DOUBLE PRECISION NOT NULL,
    "high" DOUBLE PRECISION NOT NULL,
    "rank_best" INTEGER NOT NULL,
    "rank_worst" INTEGER NOT NULL,
    "provisional" BOOLEAN NOT NULL,
    "scales" JSONB NOT NULL,
    "matches" INTEGER NOT NULL,
    "fitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_ratings_pkey" PRIMARY KEY ("season_id","language","agent_id")
);

-- CreateTable
CREATE TABLE "rating_days" (
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "total" INTEGER NOT NULL,
    "matches" INTEGER NOT NULL,
    "rating" DOUBLE PRECISION,
    "low" DOUBLE PRECISION,
    "high" DOUBLE PRECISION,
    "version" INTEGER NOT NULL,

    CONSTRAINT "rating_days_pkey" PRIMARY KEY ("season_id","language","agent_id","day")
);

-- CreateTable
CREATE TABLE "webhooks" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" TEXT NOT NULL,
    "webhook_id" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "agent_id" TEXT,
    "match_id" TEXT,
    "seq" INTEGER,
    "text" TEXT NOT NULL,
    "user_id" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hidden_speeches" (
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hidden_speeches_pkey" PRIMARY KEY ("match_id","seq")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSONB NOT NULL,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "season_entries_agent_id_idx" ON "season_entries"("agent_id");

-- CreateIndex
CREATE UNIQUE INDEX "season_pairs_season_id_language_first_second_key" ON "season_pairs"("season_id", "language", "first", "second");

-- CreateIndex
CREATE UNIQUE INDEX "season_deals_season_id_language_number_key" ON "season_deals"("season_id", "language", "number");

-- CreateIndex
CREATE UNIQUE INDEX "fixtures_match_id_key" ON "fixtures"("match_id");

-- CreateIndex
CREATE INDEX "fixtures_state_season_id_idx" ON "fixtures"("state", "season_id");

-- CreateIndex
CREATE UNIQUE INDEX "fixtures_season_id_language_stage_number_key" ON "fixtures"("season_id", "language", "stage", "number");

-- CreateIndex
CREATE INDEX "decisions_match_id_idx" ON "decisions"("match_id");

-- CreateIndex
CREATE UNIQUE INDEX "decisions_season_id_number_key" ON "decisions"("season_id", "number");

-- CreateIndex
CREATE INDEX "agent_ratings_season_id_language_rating_idx" ON "agent_ratings"("season_id", "language", "rating" DESC);

-- CreateIndex
CREATE INDEX "webhooks_user_id_idx" ON "webhooks"("user_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_state_next_at_idx" ON "webhook_deliveries"("state", "next_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_id_idx" ON "webhook_deliveries"("webhook_id", "id" DESC);

-- CreateIndex
CREATE INDEX "reports_state_created_at_idx" ON "reports"("state", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at" DESC);

-- CreateIndex
CREATE INDEX "seasons_state_starts_at_idx" ON "seasons"("state", "starts_at" DESC);

-- AddForeignKey
ALTER TABLE "agent_avatars" ADD CONSTRAINT "agent_avatars_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "season_entries" ADD CONSTRAINT "season_entries_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "season_entries" ADD CONSTRAINT "season_entries_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "season_pairs" ADD CONSTRAINT "season_pairs_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "season_deals" ADD CONSTRAINT "season_deals_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "season_deals"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fixtures" ADD CONSTRAINT "fixtures_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_ratings" ADD CONSTRAINT "agent_ratings_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_ratings" ADD CONSTRAINT "agent_ratings_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_days" ADD CONSTRAINT "rating_days_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_days" ADD CONSTRAINT "rating_days_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;


