-- CreateTable
CREATE TABLE "agent_links" (
    "agent_id" TEXT NOT NULL,
    "link_id" TEXT NOT NULL,
    "token_id" TEXT NOT NULL,
    "connected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lost_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_links_pkey" PRIMARY KEY ("agent_id")
);

-- CreateTable: unlogged, because it is written at every turn and worth nothing after a crash
CREATE UNLOGGED TABLE "outbound_turns" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,

    CONSTRAINT "outbound_turns_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outbound_turns_agent_id_idx" ON "outbound_turns"("agent_id");

-- CreateIndex
CREATE INDEX "outbound_turns_ends_at_idx" ON "outbound_turns"("ends_at");

-- AddForeignKey
ALTER TABLE "agent_links" ADD CONSTRAINT "agent_links_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_turns" ADD CONSTRAINT "outbound_turns_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
