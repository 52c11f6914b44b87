-- AlterTable
ALTER TABLE "agent_calls" ADD COLUMN     "cost_micros" INTEGER;

-- AlterTable
ALTER TABLE "agent_versions" ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "placed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "repeats" INTEGER;

-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "input_price" DOUBLE PRECISION,
ADD COLUMN     "online_at" TIMESTAMPTZ(3),
ADD COLUMN     "output_price" DOUBLE PRECISION,
ADD COLUMN     "published" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "spend_per_day" INTEGER,
ADD COLUMN     "tokens_per_day" INTEGER;

-- CreateTable
CREATE TABLE "agent_secrets" (
    "agent_id" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_secrets_pkey" PRIMARY KEY ("agent_id","place")
);

-- CreateTable
CREATE TABLE "flight_checks" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "ruleset_id" TEXT NOT NULL,
    "ruleset" JSONB NOT NULL,
    "languages" TEXT[],
    "state" TEXT NOT NULL DEFAULT 'queued',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "progress" JSONB,
    "report" JSONB,
    "passed" BOOLEAN,
    "score" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "flight_checks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "budget_days" (
    "agent_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "matches" INTEGER NOT NULL DEFAULT 0,
    "tokens" BIGINT NOT NULL DEFAULT 0,
    "spend" BIGINT NOT NULL DEFAULT 0,
    "check_tokens" BIGINT NOT NULL DEFAULT 0,
    "check_spend" BIGINT NOT NULL DEFAULT 0,
    "warned" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "budget_days_pkey" PRIMARY KEY ("agent_id","day")
);

-- CreateTable
CREATE TABLE "budget_reservations" (
    "match_id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "tokens" INTEGER NOT NULL,
    "spend" INTEGER NOT NULL,

    CONSTRAINT "budget_reservations_pkey" PRIMARY KEY ("match_id","agent_id")
);

-- CreateIndex
CREATE INDEX "agent_secrets_key_id_idx" ON "agent_secrets"("key_id");

-- CreateIndex
CREATE INDEX "flight_checks_version_id_id_idx" ON "flight_checks"("version_id", "id" DESC);

-- CreateIndex
CREATE INDEX "flight_checks_agent_id_id_idx" ON "flight_checks"("agent_id", "id" DESC);

-- CreateIndex
CREATE INDEX "flight_checks_state_idx" ON "flight_checks"("state");

-- AddForeignKey
ALTER TABLE "agent_secrets" ADD CONSTRAINT "agent_secrets_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flight_checks" ADD CONSTRAINT "flight_checks_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flight_checks" ADD CONSTRAINT "flight_checks_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "agent_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "budget_days" ADD CONSTRAINT "budget_days_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "budget_reservations" ADD CONSTRAINT "budget_reservations_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "budget_reservations" ADD CONSTRAINT "budget_reservations_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;


