-- Calls that an owner puts to an agent again, and those that are kept for each new version.
CREATE TABLE "call_reruns" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "changes" JSONB NOT NULL DEFAULT '{}',
    "settings" JSONB NOT NULL,
    "times" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "answers" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "call_reruns_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "kept_situations" (
    "agent_id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "set" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "checks" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_situations_pkey" PRIMARY KEY ("agent_id","match_id","seq")
);

CREATE INDEX "call_reruns_agent_id_match_id_seq_id_idx" ON "call_reruns"("agent_id", "match_id", "seq", "id" DESC);

CREATE INDEX "call_reruns_agent_id_id_idx" ON "call_reruns"("agent_id", "id" DESC);

CREATE INDEX "call_reruns_state_idx" ON "call_reruns"("state");

ALTER TABLE "call_reruns" ADD CONSTRAINT "call_reruns_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "call_reruns" ADD CONSTRAINT "call_reruns_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "agent_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "call_reruns" ADD CONSTRAINT "call_reruns_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "kept_situations" ADD CONSTRAINT "kept_situations_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "kept_situations" ADD CONSTRAINT "kept_situations_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
