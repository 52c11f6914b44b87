-- A sign-in is a row from now on: it can be listed, and ended by itself. Who was signed in before signs in once more.
create table "sessions" (
  "id" text primary key,
  "user_id" text not null references "users" ("id") on delete cascade on update cascade,
  "browser" text not null,
  "system" text not null,
  "network" text,
  "created_at" timestamptz(3) not null default now(),
  "seen_at" timestamptz(3) not null default now(),
  "expires_at" timestamptz(3) not null
);
create index "sessions_user_id_id_idx" on "sessions" ("user_id", "id" desc);
create index "sessions_expires_at_idx" on "sessions" ("expires_at");
