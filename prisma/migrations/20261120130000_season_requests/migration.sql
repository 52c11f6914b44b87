-- CreateTable
CREATE TABLE "season_requests" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "languages" TEXT[],
    "agents" INTEGER NOT NULL,
    "begins_on" DATE,
    "ends_on" DATE,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "answer" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "season_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "season_requests_state_id_idx" ON "season_requests"("state", "id" DESC);

-- CreateIndex
CREATE INDEX "season_requests_user_id_id_idx" ON "season_requests"("user_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "season_requests" ADD CONSTRAINT "season_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
