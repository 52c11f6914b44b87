import { kindHas } from '../../agent/kind-sql.ts'

/** SQL that says whether agent `a` plays the game of season `s`. */
export const playsGame = `(cardinality(a.games) = 0 or s.game = any(a.games))`

/** SQL that says whether agent `a` was put out of season `s`. */
export const isDisqualified = `exists (
  select 1 from season_entries e where e.season_id = s.id and e.agent_id = a.id and e.state = 'disqualified'
)`

/**
 * SQL that says whether agent `a` may play ranked in season `s`. The agent was entered, or the season is the
 * platform's own, open to all, and the agent was not put out. A house agent takes part wherever a table has to be
 * filled, unless it was put out.
 */
export const takesPart = `(
  (${kindHas('fillsTables')} and not ${isDisqualified})
  or exists (select 1 from season_entries e where e.season_id = s.id and e.agent_id = a.id and e.state = 'entered')
  or (s.owner_id is null and coalesce(s.terms->>'entry', 'open') = 'open' and not exists (
        select 1 from season_entries e where e.season_id = s.id and e.agent_id = a.id))
)`

/** SQL for the version of agent `a` that plays in season `s`: the frozen one, else the newest. */
export const playingVersion = `(
  select v.* from agent_versions v
  where v.agent_id = a.id and v.id = coalesce(
    (select e.version_id from season_entries e where e.season_id = s.id and e.agent_id = a.id), v.id)
  order by v.number desc limit 1
)`

/** SQL that says whether agent `a` has had as many matches of season `s` in a language as the terms allow. */
export const hasPlayedEnough = (language: string) => `(
  not ${kindHas('fillsTables')} and s.terms->>'matchesPerAgent' is not null and (
    coalesce((select t.matches from standings t
              where t.season_id = s.id and t.language = ${language} and t.agent_id = a.id), 0)
    + (select count(distinct x.match_id) from seats x join matches m on m.id = x.match_id
       where x.agent_id = a.id and m.season_id = s.id and m.language = ${language} and m.mode = 'ranked'
         and m.status in ('waiting', 'running'))
  ) >= (s.terms->>'matchesPerAgent')::int
)`

/** SQL that says whether the rating of agent `a` is already as precise as the terms of season `s` require. */
export const isMeasured = (language: string, leastMatches: number) => `(
  not ${kindHas('fillsTables')} and s.terms->>'stopWidth' is not null and exists (
    select 1 from agent_ratings r
    where r.season_id = s.id and r.language = ${language} and r.agent_id = a.id
      and r.matches >= ${leastMatches} and r.high - r.low <= (s.terms->>'stopWidth')::float8)
)`

/**
 * SQL that says whether the owner of agent `a` lets it be seated at ranked tables of season `s` without a request for
 * each: by a general setting, or by having entered it there.
 */
export const isLetPlay = `(
  a.plays_ranked
  or exists (select 1 from season_entries e where e.season_id = s.id and e.agent_id = a.id and e.state = 'entered')
)`
