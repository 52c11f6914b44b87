-- The official order of a board from its first key to its last, so that a page of it is read and never sorted.
CREATE INDEX "standings_official_order_idx" ON "standings"("season_id", "language", "total" DESC, ("points"::numeric / nullif("matches", 0)) DESC NULLS LAST, "matches", "agent_id");

-- It begins with all that this one had.
DROP INDEX "standings_season_id_language_total_idx";
