-- A match shows the ratings at its deal. Ratings after it hold other matches of the same minutes, too.
drop index "match_ratings_awaits_idx";
alter table "match_ratings" drop column "after", drop column "awaits";
