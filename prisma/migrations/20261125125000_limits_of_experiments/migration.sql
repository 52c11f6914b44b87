-- Each member may have so many experiments running and so much stored. The rest stands in line or waits for room.
alter table experiments
  add column queued_at timestamptz(3),
  add column stored_bytes bigint not null default 0;
alter table write_probe add column lab_needed_bytes bigint;

-- What experiments have stored so far. From now on it is counted when it is written.
update experiments e set stored_bytes =
  (select coalesce(sum(pg_column_size(x)), 0) from experiment_matches m, entries x
   where m.experiment_id = e.id and x.match_id = m.match_id)
  + (select coalesce(sum(pg_column_size(x)), 0) from experiment_matches m, agent_calls x
     where m.experiment_id = e.id and x.match_id = m.match_id)
  + (select coalesce(sum(pg_column_size(p)), 0) from experiment_matches m, packed_matches p
     where m.experiment_id = e.id and p.match_id = m.match_id)
  + (select coalesce(sum(pg_column_size(p)), 0) from experiment_probes p where p.experiment_id = e.id)
  + (select coalesce(sum(pg_column_size(m)), 0) from experiment_matches m where m.experiment_id = e.id)
  + (select coalesce(sum(pg_column_size(j)), 0) from judgements j where j.experiment_id = e.id)
  + (select coalesce(sum(pg_column_size(i)), 0) from judged_items i where i.experiment_id = e.id);
