-- What the logs of ranked matches say about players that lose on purpose, and the suspicions that follow.
create table match_conduct (
  match_id text not null,
  course text not null,
  thrown smallint[] not null,
  chances smallint[] not null,
  constraint match_conduct_pkey primary key (match_id),
  constraint match_conduct_match_id_fkey foreign key (match_id) references matches (id)
    on delete cascade on update cascade
);

create table season_collusion (
  season_id text not null,
  language text not null,
  claimed_at timestamptz(3) not null default current_timestamp,
  looked_at timestamptz(3),
  newest_id text,
  matches integer not null default 0,
  pairs integer not null default 0,
  suspicions jsonb not null default '[]',
  constraint season_collusion_pkey primary key (season_id, language),
  constraint season_collusion_season_id_fkey foreign key (season_id) references seasons (id)
    on delete cascade on update cascade
);
