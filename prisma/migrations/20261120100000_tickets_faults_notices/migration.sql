-- AlterTable
ALTER TABLE "agent_calls" ADD COLUMN     "exchange" JSONB;

-- AlterTable
ALTER TABLE "agent_versions" ADD COLUMN     "placements_left" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "concurrency" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "matches_per_day" INTEGER NOT NULL DEFAULT 500,
ADD COLUMN     "offline_at" TIMESTAMPTZ(3),
ADD COLUMN     "offline_reason" TEXT;

-- AlterTable
ALTER TABLE "seats" DROP COLUMN "facts",
ADD COLUMN     "heard_seq" INTEGER NOT NULL DEFAULT -1;

-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "reason" TEXT,
ADD COLUMN     "table_id" TEXT;

-- CreateTable
CREATE TABLE "faults" (
    "agent_id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "verdict" TEXT NOT NULL,
    "detail" TEXT NOT NULL,

    CONSTRAINT "faults_pkey" PRIMARY KEY ("match_id","seq")
);

-- CreateTable
CREATE TABLE "notices" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "agent_id" TEXT,
    "kind" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "faults_agent_id_at_idx" ON "faults"("agent_id", "at" DESC);

-- CreateIndex
CREATE INDEX "notices_user_id_created_at_idx" ON "notices"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "agents_kind_online_idx" ON "agents"("kind", "online");

-- CreateIndex
CREATE INDEX "tickets_table_id_idx" ON "tickets"("table_id");

-- AddForeignKey
ALTER TABLE "faults" ADD CONSTRAINT "faults_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- CreateTable
CREATE TABLE "runner_jobs" (
    "job_id" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "lock_key" INTEGER NOT NULL,

    CONSTRAINT "runner_jobs_pkey" PRIMARY KEY ("job_id")
);
