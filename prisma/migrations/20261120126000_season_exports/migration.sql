-- CreateIndex
CREATE INDEX "matches_season_id_id_idx" ON "matches"("season_id", "id");
