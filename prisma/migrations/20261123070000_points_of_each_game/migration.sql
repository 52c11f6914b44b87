-- Sums of points in small units outgrow an integer. Up to 2^53 these are whole numbers as well.
alter table standings alter column total type double precision, alter column points type double precision;
alter table rating_days alter column total type double precision;

-- Public goods was counted in fifteenths to the nearest one. Its boards count in six-hundredths from now on, and its logs
-- have them: each seat's exact points are in the last entry of its match. In one statement, so that all of it is done or
-- nothing, and every part of it sees the rounded points.
with exact_points as materialized (
  select s.match_id, s.seat, coalesce((e.event -> 'points' ->> s.seat)::int, s.points * 40) as exact
  from matches m
  join seats s on s.match_id = m.id and s.points is not null
  left join lateral (
    select x.event from entries_of(m.id) x where x.event ->> 'type' = 'match-ended' order by x.seq desc limit 1
  ) e on true
  where m.game = 'public-goods'
), more_points as materialized (
  select l.season_id, l.language, l.agent_id, l.at, x.exact, x.exact - l.points * 40 as more
  from ledger l
  join exact_points x on x.match_id = l.match_id and x.seat = l.seat
  join matches m on m.id = l.match_id and m.decision_id is null
), changed_seats as (
  update seats s set points = x.exact from exact_points x where x.match_id = s.match_id and x.seat = s.seat
), changed_ledger as (
  update ledger l set points = x.exact from exact_points x where x.match_id = l.match_id and x.seat = l.seat
), changed_standings as (
  update standings t
  set points = t.points * 40 + coalesce(x.more, 0), total = t.total * 40 + coalesce(x.more, 0),
      points_squared = coalesce(x.squared, 0)
  from standings o
  join seasons n on n.id = o.season_id and n.game = 'public-goods'
  left join lateral (
    select sum(p.more) as more, sum(p.exact::float8 * p.exact) as squared from more_points p
    where p.season_id = o.season_id and p.language = o.language and p.agent_id = o.agent_id
  ) x on true
  where t.season_id = o.season_id and t.language = o.language and t.agent_id = o.agent_id
)
update rating_days d
set total = d.total * 40 + coalesce((
  select sum(p.more) from more_points p
  where p.season_id = d.season_id and p.language = d.language and p.agent_id = d.agent_id
    and (p.at at time zone 'UTC')::date <= d.day
), 0)
from seasons n
where n.id = d.season_id and n.game = 'public-goods';
