-- Owners that meet often on a ladder: how often they met in a day, and what a match weighs for a seat.
alter table seats add column weight smallint not null default 60;
alter table skill_matches add column weights smallint[] default '{}';
alter table standings
  add column discounted_matches integer not null default 0,
  add column discounted_points double precision not null default 0,
  add column discounted_wins integer not null default 0;

create table owner_meetings (
  season_id text not null,
  language text not null,
  day date not null,
  one_id text not null,
  other_id text not null,
  matches integer not null,
  constraint owner_meetings_pkey primary key (season_id, language, day, one_id, other_id),
  constraint owner_meetings_season_id_fkey foreign key (season_id) references seasons (id)
    on delete cascade on update cascade,
  constraint owner_meetings_one_id_fkey foreign key (one_id) references users (id) on delete cascade on update cascade,
  constraint owner_meetings_other_id_fkey foreign key (other_id) references users (id)
    on delete cascade on update cascade
);
create index owner_meetings_one_id_idx on owner_meetings (one_id);
create index owner_meetings_other_id_idx on owner_meetings (other_id);
