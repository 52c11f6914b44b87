-- Who works on an agent besides its owner, who was invited to, whom it is offered to, and what they all did.
-- An agent that changed hands waits for the key of its new owner.
ALTER TABLE "agents" ADD COLUMN "needs_key" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "agent_people" (
    "agent_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "may_change" BOOLEAN NOT NULL,
    "may_spend" BOOLEAN NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "agent_people_pkey" PRIMARY KEY ("agent_id","user_id")
);
CREATE INDEX "agent_people_user_id_idx" ON "agent_people"("user_id");
ALTER TABLE "agent_people" ADD CONSTRAINT "agent_people_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "agent_people" ADD CONSTRAINT "agent_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "agent_invitations" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "may_change" BOOLEAN NOT NULL,
    "may_spend" BOOLEAN NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "agent_invitations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "agent_invitations_hash_key" ON "agent_invitations"("hash");
CREATE INDEX "agent_invitations_agent_id_idx" ON "agent_invitations"("agent_id");
ALTER TABLE "agent_invitations" ADD CONSTRAINT "agent_invitations_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "agent_offers" (
    "agent_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "agent_offers_pkey" PRIMARY KEY ("agent_id")
);
CREATE UNIQUE INDEX "agent_offers_agent_id_user_id_key" ON "agent_offers"("agent_id", "user_id");
ALTER TABLE "agent_offers" ADD CONSTRAINT "agent_offers_agent_id_user_id_fkey" FOREIGN KEY ("agent_id", "user_id") REFERENCES "agent_people"("agent_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "agent_deeds" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "user_id" TEXT,
    "about_id" TEXT,
    "deed" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "agent_deeds_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "agent_deeds_agent_id_id_idx" ON "agent_deeds"("agent_id", "id" DESC);
CREATE INDEX "agent_deeds_user_id_idx" ON "agent_deeds"("user_id");
CREATE INDEX "agent_deeds_about_id_idx" ON "agent_deeds"("about_id");
ALTER TABLE "agent_deeds" ADD CONSTRAINT "agent_deeds_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "agent_deeds" ADD CONSTRAINT "agent_deeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "agent_deeds" ADD CONSTRAINT "agent_deeds_about_id_fkey" FOREIGN KEY ("about_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
