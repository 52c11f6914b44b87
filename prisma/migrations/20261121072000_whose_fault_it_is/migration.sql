-- What the platform has seen of the providers that many owners share, minute by minute.
create table "provider_minutes" (
  "provider" text not null,
  "minute" timestamptz(0) not null,
  "agent_id" text not null,
  "calls" integer not null,
  "failed" integer not null,

  constraint "provider_minutes_pkey" primary key ("provider", "minute", "agent_id")
);
create index "provider_minutes_minute_idx" on "provider_minutes" ("minute");

-- Void matches in which a fault of an agent had a part, and the agents that wait behind others for them.
create table "void_seats" (
  "match_id" text not null,
  "agent_id" text not null,
  "at" timestamptz(3) not null default current_timestamp,

  constraint "void_seats_pkey" primary key ("match_id", "agent_id"),
  constraint "void_seats_match_id_fkey" foreign key ("match_id") references "matches" ("id") on delete cascade on update cascade,
  constraint "void_seats_agent_id_fkey" foreign key ("agent_id") references "agents" ("id") on delete cascade on update cascade
);
create index "void_seats_at_idx" on "void_seats" ("at");
create index "void_seats_agent_id_idx" on "void_seats" ("agent_id");

create table "held_back" (
  "agent_id" text not null,
  "matches" integer not null,
  "voids" integer not null,
  "since" timestamptz(3) not null default current_timestamp,

  constraint "held_back_pkey" primary key ("agent_id"),
  constraint "held_back_agent_id_fkey" foreign key ("agent_id") references "agents" ("id") on delete cascade on update cascade
);
