-- What a judge or a person chose from a list. Null where there is no list, and if it is missing.
ALTER TABLE "judgements" ADD COLUMN "picks" JSONB;
ALTER TABLE "annotations" ADD COLUMN "picks" JSONB;

-- What reports want to know of an item, and no rater is shown.
ALTER TABLE "judged_items" ADD COLUMN "facts" JSONB;
UPDATE "judged_items" SET "facts" = jsonb_build_object('length', char_length(coalesce("parts"->>(
  CASE "rubric"
    WHEN 'description-match' THEN 'description'
    WHEN 'clue-fit' THEN 'clue'
    WHEN 'thinking-follows' THEN 'thinking'
    ELSE 'speech'
  END), '')));
