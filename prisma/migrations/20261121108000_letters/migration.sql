-- Which notices a user wants by mail, too. Nobody has any until it is chosen.
create table "letter_wishes" (
  "user_id" text not null primary key references "users" ("id") on delete cascade on update cascade,
  "kinds" text[],
  "language" text not null,
  "secret" text not null,
  "chosen_at" timestamptz(3) not null default current_timestamp,
  "day" date,
  "begun" integer not null default 0
);
create unique index "letter_wishes_secret_key" on "letter_wishes" ("secret");

-- Notices on their way by mail.
create table "letters" (
  "notice_id" text not null primary key references "notices" ("id") on delete cascade on update cascade,
  "user_id" text not null,
  "kind" text not null,
  "state" text not null default 'waiting',
  "place" integer,
  "attempts" integer not null default 0,
  "next_at" timestamptz(3) not null default current_timestamp,
  "outcome" text,
  "ended_at" timestamptz(3)
);
create index "letters_state_next_at_idx" on "letters" ("state", "next_at");
create index "letters_user_id_ended_at_idx" on "letters" ("user_id", "ended_at" desc);
