-- CreateTable
CREATE TABLE "counted_turns" (
    "match_id" TEXT NOT NULL,

    CONSTRAINT "counted_turns_pkey" PRIMARY KEY ("match_id")
);

-- AddForeignKey
ALTER TABLE "counted_turns" ADD CONSTRAINT "counted_turns_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
