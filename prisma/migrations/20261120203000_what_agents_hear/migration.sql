-- The one memory that an agent is played out of, whoever registered it, and until when it still hears of a match.
alter table "seats" add column "memory" text, add column "hears_until" timestamptz(3);
create index "seats_memory_match_id_idx" on "seats" ("memory", "match_id" desc) where "memory" is not null;
create index "seats_hears_until_idx" on "seats" ("hears_until") where "hears_until" is not null;
update "seats" s set "memory" = lower(v."settings"->>'space')
from "agent_versions" v, "matches" m
where v."id" = s."version_id" and v."settings" ? 'space' and m."id" = s."match_id" and m."status" in ('waiting', 'running');

-- Whether that memory has yet to be cleared, before the first match of a version.
alter table "agent_versions" add column "init_due" boolean not null default false;
update "agent_versions" set "init_due" = true where "settings" ? 'space';

-- What agents were told and did not take.
create table "unheard" (
    "match_id" text not null,
    "seat" integer not null,
    "seq" integer not null,
    "place" integer not null,
    "told" text not null,
    "detail" text not null,
    "exchange" jsonb not null,
    "at" timestamptz(3) not null default now(),
    constraint "unheard_pkey" primary key ("match_id", "seat", "seq", "place")
);
alter table "unheard" add constraint "unheard_match_id_fkey" foreign key ("match_id") references "matches" ("id") on delete cascade on update cascade;

-- Why an agent was not ready for the table that its ticket was called to.
alter table "tickets" add column "verdict" text, add column "detail" text, add column "left_at" timestamptz(3);
create index "tickets_not_ready_idx" on "tickets" ("agent_id", "left_at" desc) where "reason" = 'not-ready';

-- A Space has one agent at a time.
create index "agent_versions_space_idx" on "agent_versions" (lower("settings"->>'space')) where "settings"->>'space' is not null;
