-- A version that is asked the turns of its agent's matches while another one plays.
CREATE TABLE "shadows" (
    "agent_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "turns_left" INTEGER NOT NULL,
    "spend_left" BIGINT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shadows_pkey" PRIMARY KEY ("agent_id")
);

ALTER TABLE "shadows" ADD CONSTRAINT "shadows_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shadows" ADD CONSTRAINT "shadows_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "agent_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "call_reruns" ADD COLUMN "is_shadow" BOOLEAN NOT NULL DEFAULT false;

-- Two runners that look for new turns at once ask for each of them once.
CREATE UNIQUE INDEX "call_reruns_shadow_key" ON "call_reruns" ("agent_id", "version_id", "match_id", "seq") WHERE "is_shadow";
