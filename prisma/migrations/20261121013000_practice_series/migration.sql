-- Practice matches that were asked for together: each is followed by the next once it is dealt.
alter table "tickets" add column "series_id" text;
alter table "tickets" add column "more" integer not null default 0;
