-- Boards of games are ordered by mean points, win rate or skill, and show draws, facts and the spread of the points.
alter table standings
  add column draws integer not null default 0,
  add column points_squared double precision not null default 0,
  add column facts jsonb,
  add column skill_mean double precision,
  add column skill_deviation double precision;

-- The sum of two sets of facts. A fact that is absent is 0.
create function sum_of_facts(one jsonb, other jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(name, amount), '{}')
  from (select key as name, sum(value::bigint) as amount
        from (select * from jsonb_each_text(coalesce(one, '{}'))
              union all select * from jsonb_each_text(coalesce(other, '{}'))) as facts (key, value)
        group by key) as sums
$$;

-- Matches between sides, in the order in which they ended.
create table skill_matches (
  match_id text not null,
  season_id text not null,
  language text not null,
  ended_at timestamptz(3) not null,
  agent_ids text[],
  places smallint[],
  teams smallint[],
  means double precision[],
  deviations double precision[],
  constraint skill_matches_pkey primary key (match_id),
  constraint skill_matches_match_id_fkey foreign key (match_id) references matches (id) on delete cascade on update cascade
);
create index skill_matches_in_order_idx on skill_matches (season_id, language, ended_at, match_id collate "C");
-- Finds the seasons whose skills still have to be computed.
create index skill_matches_due_idx on skill_matches (season_id, language) where cardinality(means) = 0;

-- What is known of the matches so far.
update standings t set points_squared = counted.squared
from (
  select l.season_id, l.language, l.agent_id, sum(l.points::double precision * l.points) as squared
  from ledger l join matches m on m.id = l.match_id
  where m.decision_id is null
  group by 1, 2, 3
) counted
where (t.season_id, t.language, t.agent_id) = (counted.season_id, counted.language, counted.agent_id);

create temporary table kit_seats as
  select m.id as match_id, m.season_id, m.language, m.ended_at, s.seat, s.agent_id, s.sits_in, s.place, s.team, s.facts
  from matches m join seats s on s.match_id = m.id
  where m.game <> 'who-is-spy' and m.status = 'finished' and m.mode = 'ranked' and m.decision_id is null
    and not m.deal_open;

insert into skill_matches (match_id, season_id, language, ended_at, agent_ids, places, teams, means, deviations)
select match_id, season_id, language, ended_at,
       array_agg(case when sits_in then '' else agent_id end order by seat), array_agg(place order by seat),
       array_agg(team order by seat), '{}', '{}'
from kit_seats group by match_id, season_id, language, ended_at
having count(distinct team) > 1;

update standings t set draws = counted.draws
from (
  select k.season_id, k.language, k.agent_id, count(distinct k.match_id)::int as draws
  from kit_seats k join skill_matches m on m.match_id = k.match_id and 1 = all (m.places)
  where not k.sits_in
  group by 1, 2, 3
) counted
where (t.season_id, t.language, t.agent_id) = (counted.season_id, counted.language, counted.agent_id);

update standings t set facts = counted.facts
from (
  select season_id, language, agent_id, jsonb_object_agg(key, amount) as facts
  from (
    select season_id, language, agent_id, key, sum(value::bigint) as amount
    from (select distinct on (match_id, agent_id) * from kit_seats where not sits_in order by match_id, agent_id, seat) one
    cross join lateral jsonb_each_text(one.facts)
    group by 1, 2, 3, 4
  ) sums
  group by 1, 2, 3
) counted
where (t.season_id, t.language, t.agent_id) = (counted.season_id, counted.language, counted.agent_id);

drop table kit_seats;
