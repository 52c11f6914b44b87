-- What an account follows: an agent, a season, a game or an owner.
CREATE TABLE "follows" (
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "follows_pkey" PRIMARY KEY ("user_id","kind","subject")
);

CREATE INDEX "follows_kind_subject_idx" ON "follows"("kind", "subject");

ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Since when which agent has led the board of a season and language.
CREATE TABLE "board_leads" (
    "season_id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "led_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "agent_id" TEXT NOT NULL,

    CONSTRAINT "board_leads_pkey" PRIMARY KEY ("season_id","language","led_at")
);

CREATE INDEX "board_leads_agent_id_led_at_idx" ON "board_leads"("agent_id", "led_at");

ALTER TABLE "board_leads" ADD CONSTRAINT "board_leads_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "seasons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "board_leads" ADD CONSTRAINT "board_leads_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
