-- Matches of experiments that did not count: they were void, or stopped with their experiment. The same number was dealt
-- again. Those of before are not known any more.
create table experiment_voids (
  match_id text primary key references matches (id) on delete cascade on update cascade,
  experiment_id text not null references experiments (id) on delete cascade on update cascade,
  number integer not null,
  -- Null if its experiment was stopped, which is nobody's fault.
  fault text,
  at timestamptz(3) not null default current_timestamp
);
create index experiment_voids_experiment_id_number_idx on experiment_voids (experiment_id, number);
