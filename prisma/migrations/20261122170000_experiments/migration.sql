-- Matches by a plan, for experiments with agents. They count on no board.
alter table agents
  add column lab_subject boolean not null default false,
  add column lab_opponent boolean not null default false,
  add column lab_matches_per_day integer not null default 100,
  add column lab_tokens_per_day integer;

alter table matches add column material jsonb;

create table experiments (
  id text not null,
  owner_id text,
  name text not null,
  game text not null,
  spec jsonb not null,
  text text not null,
  players jsonb not null,
  state text not null default 'planned',
  pause jsonb,
  access text not null default 'private',
  share text not null,
  deals integer not null,
  matches integer not null,
  next integer not null default 1,
  played integer not null default 0,
  failed integer not null default 0,
  voided integer not null default 0,
  tokens bigint not null default 0,
  spend bigint not null default 0,
  ran_ms bigint not null default 0,
  runs_since timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  report jsonb,
  report_of integer,
  report_at timestamptz(3),
  constraint experiments_pkey primary key (id),
  constraint experiments_owner_id_fkey foreign key (owner_id) references users (id) on delete set null on update cascade
);
create index experiments_owner_id_id_idx on experiments (owner_id, id desc);
create index experiments_access_id_idx on experiments (access, id desc);
create index experiments_state_idx on experiments (state);

create table experiment_matches (
  experiment_id text not null,
  number integer not null,
  match_id text,
  state text not null default 'playing',
  plan jsonb not null,
  attempts integer not null default 1,
  tokens integer not null default 0,
  spend integer not null default 0,
  "row" jsonb,
  faults jsonb not null default '[]',
  constraint experiment_matches_pkey primary key (experiment_id, number),
  constraint experiment_matches_experiment_id_fkey foreign key (experiment_id) references experiments (id)
    on delete cascade on update cascade,
  constraint experiment_matches_match_id_fkey foreign key (match_id) references matches (id)
    on delete set null on update cascade
);
create unique index experiment_matches_match_id_key on experiment_matches (match_id);
create index experiment_matches_experiment_id_state_idx on experiment_matches (experiment_id, state);
