-- House agents that a practice match is to be played against.
alter table "tickets" add column "opponents" text[] not null default '{}';
