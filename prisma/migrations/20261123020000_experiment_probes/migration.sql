-- Questions beside the matches of experiments, with their answers.
create table experiment_probes (
  experiment_id text not null,
  number integer not null,
  place integer not null,
  match_id text,
  entry integer not null,
  seat integer not null,
  probe text not null,
  agent_id text not null,
  prompt text not null,
  round integer not null default 1,
  tries integer not null default 1,
  held_tokens integer not null default 0,
  held_spend integer not null default 0,
  held_on date,
  outcome text,
  raw jsonb not null default '[]',
  answer jsonb,
  score jsonb,
  failure text,
  detail text,
  verdict text,
  reasoning text,
  exchange jsonb,
  attempts integer not null default 0,
  input_tokens integer,
  output_tokens integer,
  cost_micros integer,
  started_at timestamptz(3) not null default current_timestamp,
  latency_ms integer not null default 0,
  constraint experiment_probes_pkey primary key (experiment_id, number, place),
  constraint experiment_probes_experiment_id_number_fkey foreign key (experiment_id, number)
    references experiment_matches (experiment_id, number) on delete cascade on update cascade,
  constraint experiment_probes_match_id_fkey foreign key (match_id) references matches (id)
    on delete set null on update cascade,
  constraint experiment_probes_agent_id_fkey foreign key (agent_id) references agents (id)
    on delete restrict on update cascade
);
create index experiment_probes_match_id_idx on experiment_probes (match_id);
create index experiment_probes_agent_id_started_at_idx on experiment_probes (agent_id, started_at);
