-- Who was to play a match, where somebody has left since: who comes back plays after all.
alter table "fixtures" add column "scheduled_ids" text[] not null default '{}';
