-- Judges rate what subjects of an experiment said. A judging is one round of ratings, which can be made again.
alter table experiments
  add column judged integer not null default 0,
  add column report_judged integer not null default 0;

create table judgings (
  experiment_id text not null,
  round integer not null,
  judges jsonb not null,
  state text not null default 'waiting',
  due integer not null default 0,
  done integer not null default 0,
  created_at timestamptz(3) not null default current_timestamp,
  constraint judgings_pkey primary key (experiment_id, round),
  constraint judgings_experiment_id_fkey foreign key (experiment_id) references experiments (id)
    on delete cascade on update cascade
);

create table judged_items (
  experiment_id text not null,
  rubric text not null,
  item text not null,
  number integer not null,
  language text not null,
  parts jsonb not null,
  constraint judged_items_pkey primary key (experiment_id, rubric, item),
  constraint judged_items_experiment_id_fkey foreign key (experiment_id) references experiments (id)
    on delete cascade on update cascade
);

create table judgements (
  experiment_id text not null,
  round integer not null,
  rubric text not null,
  item text not null,
  rater text not null,
  time integer not null,
  number integer not null,
  place integer not null,
  prompt text not null,
  raw jsonb not null,
  rating integer,
  created_at timestamptz(3) not null default current_timestamp,
  constraint judgements_pkey primary key (experiment_id, round, rubric, rater, time, item),
  constraint judgements_experiment_id_fkey foreign key (experiment_id) references experiments (id)
    on delete cascade on update cascade
);
create index judgements_experiment_id_number_idx on judgements (experiment_id, number);
