-- People rate the items of an experiment that judges rate. A number stands for each person and outlives the account.
alter table experiments add column annotation_closed_at timestamptz(3);

create table annotators (
  experiment_id text not null,
  person integer not null,
  user_id text,
  invited_at timestamptz(3) not null default current_timestamp,
  withdrawn_at timestamptz(3),
  constraint annotators_pkey primary key (experiment_id, person),
  constraint annotators_experiment_id_fkey foreign key (experiment_id) references experiments (id)
    on delete cascade on update cascade,
  constraint annotators_user_id_fkey foreign key (user_id) references users (id)
    on delete set null on update cascade
);
create unique index annotators_experiment_id_user_id_key on annotators (experiment_id, user_id);
create index annotators_user_id_idx on annotators (user_id);

create table annotated_rubrics (
  experiment_id text not null,
  place integer not null,
  rubric text not null,
  state text not null default 'waiting',
  constraint annotated_rubrics_pkey primary key (experiment_id, place),
  constraint annotated_rubrics_experiment_id_fkey foreign key (experiment_id) references experiments (id)
    on delete cascade on update cascade
);
create unique index annotated_rubrics_experiment_id_rubric_key on annotated_rubrics (experiment_id, rubric);
create index annotated_rubrics_state_idx on annotated_rubrics (state);

create table annotations (
  experiment_id text not null,
  person integer not null,
  rubric text not null,
  item text not null,
  number integer not null,
  place integer not null,
  rating integer,
  rated_at timestamptz(3) not null default current_timestamp,
  constraint annotations_pkey primary key (experiment_id, person, rubric, item),
  constraint annotations_experiment_id_person_fkey foreign key (experiment_id, person)
    references annotators (experiment_id, person) on delete cascade on update cascade,
  constraint annotations_experiment_id_rubric_item_fkey foreign key (experiment_id, rubric, item)
    references judged_items (experiment_id, rubric, item) on delete cascade on update cascade
);
create index annotations_experiment_id_number_idx on annotations (experiment_id, number);
