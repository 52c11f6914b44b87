-- Who took a seat as a person. Only this table says it, and nothing that is published reads it.
CREATE TABLE "person_seats" (
    "id" TEXT NOT NULL,
    "agent_id" TEXT NOT NULL,
    "user_id" TEXT,
    "guest" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "left_at" TIMESTAMPTZ(3),

    CONSTRAINT "person_seats_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "person_seats_agent_id_key" ON "person_seats"("agent_id");

CREATE INDEX "person_seats_user_id_id_idx" ON "person_seats"("user_id", "id" DESC);

CREATE INDEX "person_seats_guest_id_idx" ON "person_seats"("guest", "id" DESC);

ALTER TABLE "person_seats" ADD CONSTRAINT "person_seats_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "person_seats" ADD CONSTRAINT "person_seats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
