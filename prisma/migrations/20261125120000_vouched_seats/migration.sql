-- AlterTable
ALTER TABLE "seats" ADD COLUMN "vouched" BOOLEAN;

-- Matches played before this column existed: what vouchingOf says of the settings of each seat's version. Settings
-- never change, so it says the same now as it would have said then.
WITH "of_one_owner" AS (
  SELECT x."match_id", x."seat", coalesce(v."settings"->>'kind', a."kind") AS "kind", v."settings"
  FROM "seasons" s
  JOIN "matches" m ON m."season_id" = s."id"
  JOIN "seats" x ON x."match_id" = m."id"
  JOIN "agents" a ON a."id" = x."agent_id"
  JOIN "agent_versions" v ON v."id" = x."version_id"
  WHERE (s."terms"->>'seats' = 'self-play'
         OR (s."game" = 'hanabi' AND s."format" <> 'ladder' AND coalesce(s."terms"->>'owners', 'together') = 'together'))
    AND EXISTS (
      SELECT 1 FROM "seats" y JOIN "agents" b ON b."id" = y."agent_id"
      WHERE y."match_id" = x."match_id" AND y."seat" <> x."seat"
        AND (b."id" = a."id" OR b."owner_id" = a."owner_id"))
)
UPDATE "seats" SET "vouched" = o."kind" = 'house' OR coalesce(
  (o."kind" = 'hf-model' OR (o."kind" = 'openai' AND lower(o."settings"->>'baseUrl') ~ (
    '^https://(api\.(anthropic\.com|deepseek\.com|mistral\.ai|moonshot\.cn|openai\.com|x\.ai)|router\.huggingface\.co)(/v1)?/?$'
    || '|^https://dashscope\.aliyuncs\.com/compatible-mode/v1/?$'
    || '|^https://generativelanguage\.googleapis\.com/v1beta/openai/?$'
    || '|^https://open\.bigmodel\.cn/api/paas/v4/?$')))
  AND o."settings"->>'model' !~* 'search|deep-?research|:online'
  AND coalesce(o."settings"->'settings'->'extra', '{}') = '{}', false)
FROM "of_one_owner" o
WHERE "seats"."match_id" = o."match_id" AND "seats"."seat" = o."seat";

-- Few seats are like that, so a board finds the agents that have one without reading their matches.
CREATE INDEX "seats_agent_id_not_vouched" ON "seats" ("agent_id") WHERE NOT "vouched";

-- Columns of self-play count only matches that are vouched for. They are counted anew.
DELETE FROM "resampled_values" WHERE "season_id" IN (SELECT "id" FROM "seasons" WHERE "terms"->>'seats' = 'self-play');
DELETE FROM "resampled_seasons" WHERE "season_id" IN (SELECT "id" FROM "seasons" WHERE "terms"->>'seats' = 'self-play');
