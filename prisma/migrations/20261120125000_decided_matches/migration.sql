-- AlterTable
ALTER TABLE "decisions" ADD COLUMN     "fixture_id" TEXT;

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "decision_id" TEXT;

-- AddForeignKey
ALTER TABLE "matches" ADD CONSTRAINT "matches_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "decisions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "season_entries_season_id_state_idx" ON "season_entries"("season_id", "state");

