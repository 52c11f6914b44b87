-- How those at a table were rated when it was dealt, and by the first rating that counted the match.
create table "match_ratings" (
  "match_id" text not null references "matches" ("id") on delete cascade on update cascade,
  "seat" integer not null,
  "rating" double precision,
  "provisional" boolean,
  "after" double precision,
  "awaits" boolean not null default false,
  primary key ("match_id", "seat")
);
create index "match_ratings_awaits_idx" on "match_ratings" ("match_id") where "awaits";
