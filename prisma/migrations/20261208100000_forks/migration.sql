-- Finished matches that an owner has played again from one of their entries, or from their deal.
CREATE TABLE "forks" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "of_match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "opponents" TEXT[],
    "series_id" TEXT NOT NULL,
    "ticket_id" TEXT,
    "match_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forks_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "forks_agent_id_id_idx" ON "forks"("agent_id", "id" DESC);

CREATE INDEX "forks_of_match_id_idx" ON "forks"("of_match_id");

CREATE INDEX "forks_series_id_idx" ON "forks"("series_id");

CREATE UNIQUE INDEX "forks_ticket_id_key" ON "forks"("ticket_id");

CREATE UNIQUE INDEX "forks_match_id_key" ON "forks"("match_id");

ALTER TABLE "forks" ADD CONSTRAINT "forks_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "forks" ADD CONSTRAINT "forks_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "agent_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "forks" ADD CONSTRAINT "forks_of_match_id_fkey" FOREIGN KEY ("of_match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "forks" ADD CONSTRAINT "forks_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "forks" ADD CONSTRAINT "forks_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;
