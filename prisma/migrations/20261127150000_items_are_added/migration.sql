-- People may rate what a paused experiment has so far. Items that come later stand behind those that were there: `opened`
-- counts the times when items were given out, and `made` the matches of which a rubric has its items.
ALTER TABLE "judged_items" ADD COLUMN "opened" INTEGER;
ALTER TABLE "annotated_rubrics" ADD COLUMN "made" INTEGER NOT NULL DEFAULT 0;

UPDATE "judged_items" i SET "opened" = 1 FROM "annotated_rubrics" r
WHERE r."experiment_id" = i."experiment_id" AND r."rubric" = i."rubric" AND r."state" = 'open';

UPDATE "annotated_rubrics" r SET "made" = e."played" FROM "experiments" e
WHERE e."id" = r."experiment_id" AND r."state" = 'open';
