-- Links that let whoever opens them do one thing to an account, once: confirm its address, or choose a new password.
alter table "users" add column "email_confirmed_at" timestamptz(3);
create table "account_links" (
  "id" text primary key,
  "user_id" text not null references "users" ("id") on delete cascade on update cascade,
  "purpose" text not null,
  "sent_to" text,
  "created_at" timestamptz(3) not null default now(),
  "expires_at" timestamptz(3) not null
);
create index "account_links_user_id_purpose_idx" on "account_links" ("user_id", "purpose");
create index "account_links_expires_at_idx" on "account_links" ("expires_at");
