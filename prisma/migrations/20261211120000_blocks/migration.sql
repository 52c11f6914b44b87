-- Whom an account does not want to sit with: whoever had this seat of a match.
CREATE TABLE "blocks" (
    "user_id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("user_id", "match_id", "seat")
);

CREATE INDEX "blocks_match_id_idx" ON "blocks"("match_id");

ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "blocks" ADD CONSTRAINT "blocks_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
