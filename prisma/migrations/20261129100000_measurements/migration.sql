-- What finished experiments say of each agent, read once from their reports.
ALTER TABLE "experiments" ADD COLUMN     "measured_at" TIMESTAMPTZ(3);

ALTER TABLE "suites" ADD COLUMN     "measured_at" TIMESTAMPTZ(3);

CREATE TABLE "measurements" (
    "agent_id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "experiment_id" TEXT,
    "suite_id" TEXT,
    "subject" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "matches" INTEGER NOT NULL,
    "access" TEXT NOT NULL,
    "owner_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "found" JSONB NOT NULL,

    CONSTRAINT "measurements_pkey" PRIMARY KEY ("agent_id","topic","source")
);

CREATE INDEX "measurements_by_access_idx" ON "measurements"("agent_id", "topic", "access", "version" DESC, "matches" DESC, "source" DESC);

CREATE INDEX "measurements_by_owner_idx" ON "measurements"("agent_id", "topic", "owner_id", "version" DESC, "matches" DESC, "source" DESC);

CREATE INDEX "measurements_experiment_id_idx" ON "measurements"("experiment_id");

CREATE INDEX "measurements_suite_id_idx" ON "measurements"("suite_id");

CREATE INDEX "measurements_owner_id_idx" ON "measurements"("owner_id");

ALTER TABLE "measurements" ADD CONSTRAINT "measurements_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "measurements" ADD CONSTRAINT "measurements_experiment_id_fkey" FOREIGN KEY ("experiment_id") REFERENCES "experiments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "measurements" ADD CONSTRAINT "measurements_suite_id_fkey" FOREIGN KEY ("suite_id") REFERENCES "suites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "measurements" ADD CONSTRAINT "measurements_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Finds the experiments and suites whose newest report was not read for profiles yet.
CREATE INDEX "experiments_to_measure_idx" ON "experiments"("report_at") WHERE "report_at" IS NOT NULL AND "measured_at" IS DISTINCT FROM "report_at";

CREATE INDEX "suites_to_measure_idx" ON "suites"("report_at") WHERE "report_at" IS NOT NULL AND "measured_at" IS DISTINCT FROM "report_at";
