-- What lists say of a decided match to make people watch it. Null for matches of before: nothing is rewritten.
alter table "matches" add column "rounds" smallint, add column "tension" smallint, add column "moments" smallint;
