-- An agent that asks for its turns over HTTP has no connection between two calls.
ALTER TABLE "agent_links" ADD COLUMN     "stands_until" TIMESTAMPTZ(3);

-- The ends of matches and checks, for such agents.
CREATE TABLE "agent_notices" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_notices_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "agent_notices_agent_id_id_idx" ON "agent_notices"("agent_id", "id");

ALTER TABLE "agent_notices" ADD CONSTRAINT "agent_notices_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
