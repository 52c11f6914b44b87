ALTER TABLE "experiments" ADD COLUMN     "suite_id" TEXT,
ADD COLUMN     "suite_part" TEXT;

CREATE TABLE "suites" (
    "id" TEXT NOT NULL,
    "owner_id" TEXT,
    "name" TEXT NOT NULL,
    "spec" JSON NOT NULL,
    "text" TEXT NOT NULL,
    "players" JSONB NOT NULL,
    "access" TEXT NOT NULL DEFAULT 'private',
    "share" TEXT NOT NULL,
    "plan_sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "report" JSON,
    "report_of" INTEGER,
    "report_judged" INTEGER NOT NULL DEFAULT 0,
    "report_at" TIMESTAMPTZ(3),

    CONSTRAINT "suites_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "suites_owner_id_id_idx" ON "suites"("owner_id", "id" DESC);

CREATE INDEX "suites_access_id_idx" ON "suites"("access", "id" DESC);

CREATE UNIQUE INDEX "experiments_suite_id_suite_part_key" ON "experiments"("suite_id", "suite_part");

ALTER TABLE "experiments" ADD CONSTRAINT "experiments_suite_id_fkey" FOREIGN KEY ("suite_id") REFERENCES "suites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "suites" ADD CONSTRAINT "suites_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
