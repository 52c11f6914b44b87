-- CreateTable: unlogged, a crash forgets questions that nobody waits for any more.
CREATE UNLOGGED TABLE "look_ups" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "recognised" JSONB NOT NULL,
    "key_id" TEXT,
    "sealed" TEXT,
    "answer" JSONB,
    "taken_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "look_ups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "look_ups_created_at_idx" ON "look_ups"("created_at");

-- CreateIndex
CREATE INDEX "tickets_agent_id_id_idx" ON "tickets"("agent_id", "id" DESC);
