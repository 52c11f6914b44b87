-- Notes of accounts at entries of finished matches.
CREATE TABLE "match_notes" (
    "id" TEXT NOT NULL,
    "match_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "user_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "hidden_for" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "match_notes_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "match_notes_match_id_seq_idx" ON "match_notes"("match_id", "seq");

CREATE INDEX "match_notes_user_id_idx" ON "match_notes"("user_id");

ALTER TABLE "match_notes" ADD CONSTRAINT "match_notes_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "match_notes" ADD CONSTRAINT "match_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The note that a report is about.
ALTER TABLE "reports" ADD COLUMN "note_id" TEXT;
