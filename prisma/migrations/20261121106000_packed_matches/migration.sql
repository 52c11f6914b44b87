-- The log and the calls of a match as one row each way, which PostgreSQL compresses: nothing is lost, and little room is left.
create table packed_matches (
  match_id text primary key references matches (id) on delete cascade on update cascade,
  entries jsonb not null,
  calls jsonb not null,
  packed_at timestamptz(3) not null default now()
);

-- Whoever reads a match that is over asks these two, and need not know how it is stored. The planner looks inside.
create function entries_of(wanted text) returns setof entries language sql stable as $$
  select e.match_id, e.seq, e.at, e.event from entries e where e.match_id = wanted
  union all
  select p.match_id, x.seq, x.at, x.event
  from packed_matches p cross join lateral jsonb_populate_recordset(null::entries, p.entries) x
  where p.match_id = wanted
$$;

create function calls_of(wanted text) returns setof agent_calls language sql stable as $$
  select c.* from agent_calls c where c.match_id = wanted
  union all
  select x.* from packed_matches p cross join lateral jsonb_populate_recordset(null::agent_calls, p.calls) x
  where p.match_id = wanted
$$;
