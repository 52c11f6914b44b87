-- Nothing of a match is told or counted while its deal is still to be played.
alter table "matches" add column "deal_open" boolean not null default false;
update "matches" m set "deal_open" = true
from "fixtures" f
where f."match_id" = m."id" and f."state" = 'seated' and m."status" in ('waiting', 'running');
create index "matches_deal_open_idx" on "matches" ("season_id") where "deal_open";

-- What its agent is still to be told of how a match ended: later, because its deal is open, or by now.
alter table "seats" add column "farewell" text;
create index "seats_farewell_idx" on "seats" ("match_id") where "farewell" is not null;

-- The agents of a block sit together as often as a table has seats, each of them once as the spy.
alter table "fixtures" add column "block" integer;

-- Deals that nobody has begun get new words, spy and seats for every match. The others are played as they were begun.
update "fixtures" f set "block" = (f."number" - 1) / (s."ruleset"->>'players')::int
from "seasons" s, "season_deals" d
where s."id" = f."season_id" and d."id" = f."deal_id" and not d."shown"
  and not exists (select 1 from "fixtures" o where o."deal_id" = d."id" and (o."state" <> 'waiting' or o."attempts" > 0));
update "season_deals" d set "pair" = '{}'
where exists (select 1 from "fixtures" f where f."deal_id" = d."id" and f."block" is not null);
