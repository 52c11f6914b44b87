-- Tables of several games side by side, with intervals over resampled matches.
create table resampled_seasons (
  season_id text not null,
  language text not null,
  measure text not null,
  matches integer not null,
  ended_at timestamptz(3),
  match_id text,
  decisions integer not null,
  constraint resampled_seasons_pkey primary key (season_id, language, measure),
  constraint resampled_seasons_season_id_fkey foreign key (season_id) references seasons (id) on delete cascade on update cascade
);

create table resampled_values (
  season_id text not null,
  language text not null,
  measure text not null,
  agent_id text not null,
  matches integer not null,
  above double precision[],
  below double precision[],
  constraint resampled_values_pkey primary key (season_id, language, measure, agent_id),
  constraint resampled_values_season_id_fkey foreign key (season_id) references seasons (id) on delete cascade on update cascade,
  constraint resampled_values_agent_id_fkey foreign key (agent_id) references agents (id) on delete cascade on update cascade
);

create table tables_made (
  table_id text not null,
  language text not null,
  made_at timestamptz(3) not null,
  columns jsonb not null,
  constraint tables_made_pkey primary key (table_id, language)
);

create table table_rows (
  table_id text not null,
  language text not null,
  number integer not null,
  place integer,
  agent_id text not null,
  games smallint not null,
  average jsonb,
  cells jsonb not null,
  constraint table_rows_pkey primary key (table_id, language, number),
  constraint table_rows_agent_id_fkey foreign key (agent_id) references agents (id) on delete cascade on update cascade
);
create index table_rows_agent_id_idx on table_rows (agent_id);

-- Finds the ranked matches of a season that ended after another one.
create index matches_in_ending_order_idx on matches (season_id, language, ended_at, id collate "C")
  where status = 'finished' and mode = 'ranked' and not deal_open;
