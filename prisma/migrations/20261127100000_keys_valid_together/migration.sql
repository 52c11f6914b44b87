CREATE TABLE "earlier_secrets" (
    "agent_id" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "valid_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "earlier_secrets_pkey" PRIMARY KEY ("agent_id","place")
);

CREATE INDEX "earlier_secrets_key_id_idx" ON "earlier_secrets"("key_id");

CREATE INDEX "earlier_secrets_valid_until_idx" ON "earlier_secrets"("valid_until");

ALTER TABLE "earlier_secrets" ADD CONSTRAINT "earlier_secrets_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
