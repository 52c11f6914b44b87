import { endingStates } from '@wis/arena'
import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import { vouchingOf } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'
import type pg from 'pg'
import { kindHas } from '../../agent/kind-sql.ts'
import { isOneOf, runs } from '../../life-sql.ts'
import { isMixed } from '../season-sql.ts'

/** SQL that says whether agent `a` plays the game of season `s`. */
export const playsGame = `(cardinality(a.games) = 0 or s.game = any(a.games))`

/** SQL that says whether agent `a` was put out of season `s`. */
export const isDisqualified = `exists (
  select 1 from season_entries e where e.season_id = s.id and e.agent_id = a.id and e.state = 'disqualified'
)`

/**
 * SQL that says whether agent `a` may play ranked in season `s`. The agent was entered, or the season is the
 * platform's own, open to all, and the agent was not put out. A person takes part in any mixed season. A house agent takes part wherever a table has to be
 * filled, unless it was put out.
 */
export const takesPart = `(
  (${kindHas('fillsTables')} and not ${isDisqualified})
  or (a.kind = 'person' and ${isMixed()})
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

interface NoLongerIn {
  readonly agentId: AgentId
  readonly reason: 'disqualified' | 'withdrawn' | 'game-dropped'
}

/** Those of these agents that have left a season, or were put out of it, since they asked for a match. */
export async function noLongerIn(
  client: pg.ClientBase,
  seasonId: SeasonId,
  agentIds: readonly AgentId[],
): Promise<NoLongerIn[]> {
  const { rows } = await client.query<{ id: string; reason: NoLongerIn['reason'] }>({
    name: 'no-longer-in',
    text: `select a.id, case when ${isDisqualified} then 'disqualified' else 'withdrawn' end as reason
           from agents a join seasons s on s.id = $1
           where a.id = any($2::text[]) and not ${takesPart}`,
    values: [seasonId, agentIds],
  })
  return rows.map(({ id, reason }) => ({ agentId: ids.agent(id), reason }))
}

/** Those of these agents that have given up the game of a season since they asked for a match. */
export async function noLongerPlaying(
  client: pg.ClientBase,
  seasonId: SeasonId,
  agentIds: readonly AgentId[],
): Promise<NoLongerIn[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'no-longer-playing',
    text: `select a.id from agents a join seasons s on s.id = $1
           where a.id = any($2::text[]) and not ${playsGame}`,
    values: [seasonId, agentIds],
  })
  return rows.map(({ id }) => ({ agentId: ids.agent(id), reason: 'game-dropped' }))
}

/** Fixes the version of every agent in a season whose entry is over, if the terms say so. */
export async function freezeVersions(client: pg.ClientBase): Promise<void> {
  await client.query({
    name: 'freeze-versions',
    text: `update season_entries e set version_id = (
             select v.id from agent_versions v where v.agent_id = e.agent_id
             order by (v.created_at <= s.entry_ends_at) desc, v.number desc limit 1
           )
           from seasons s
           where e.season_id = s.id and e.state in ('entered', 'disqualified') and e.version_id is null
             and s.terms->>'versions' = 'frozen' and s.entry_ends_at <= now()
             and ${runs()}`,
  })
}

/**
 * Whether the seasons that an agent takes part in let it play with these settings. Some take only agents that the
 * platform vouches for, and their matches are dealt to the newest version unless versions are frozen.
 */
export async function vouchedSeasonsAllow(
  client: pg.ClientBase,
  agentId: AgentId,
  settings: ConnectorSettings,
): Promise<boolean> {
  if (vouchingOf(settings.kind, settings).vouched) return true
  const { rowCount } = await client.query({
    name: 'vouched-seasons-of-agent',
    text: `select 1 from season_entries e join seasons s on s.id = e.season_id
           where e.agent_id = $1 and e.state in ('requested', 'entered') and e.version_id is null
             and (s.terms->>'vouched')::boolean and not ${isOneOf('s.state', endingStates)} limit 1`,
    values: [agentId],
  })
  return rowCount === 0
}
