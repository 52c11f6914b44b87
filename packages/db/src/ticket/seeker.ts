import { seekerLimits } from '@wis/arena'
import type { Seeker, TableKind } from '@wis/arena'
import { ids } from '@wis/engine'
import { languages } from '@wis/games'
import { anyRuleset, traitsOf } from '@wis/protocol'
import { z } from 'zod'
import { kindHas } from '../agent/kind-sql.ts'
import { budgetSpent, matchesToday } from '../budget/expected-use.ts'
import { isHeldBack } from '../fault/void-record.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { stillHears } from '../match/farewell/still-hears.ts'
import { skillOfStanding } from '../standing/standing-row.ts'

const row = z.object({
  ticket_id: z.string().nullable(),
  agent_id: z.string(),
  version_id: z.string(),
  owner_id: z.string().nullable(),
  kind: z.string(),
  waited_ms: z.coerce.number(),
  total: z.number(),
  skill_mean: z.number().nullable(),
  skill_deviation: z.number().nullable(),
  met: z.array(z.string()),
  wants: z.array(z.string()),
  concurrency: z.int(),
  playing: z.int(),
  held_back: z.boolean(),
  limit: z.enum(seekerLimits).nullable(),
})

export function seekerOf(stored: unknown): Seeker {
  const read = row.parse(stored)
  return {
    ticketId: read.ticket_id === null ? undefined : ids.ticket(read.ticket_id),
    agentId: ids.agent(read.agent_id),
    versionId: ids.version(read.version_id),
    ownerId: read.owner_id,
    isHouse: traitsOf(read.kind).fillsTables,
    waitedMs: read.waited_ms,
    total: read.total,
    skill: skillOfStanding(read),
    met: new Set(read.met.map(ids.agent)),
    wants: new Set(read.wants.map(ids.agent)),
    heldBack: read.held_back,
    capacity: read.limit === null ? read.concurrency - read.playing : 0,
    ...(read.limit !== null && { limit: read.limit }),
  }
}

const kind = z.object({
  season_id: z.string(),
  mode: z.enum(['ranked', 'practice']),
  language: z.enum(languages),
  game: z.string(),
  ruleset: anyRuleset,
  self_play: z.boolean().default(false),
})

/** Reads a kind of table back from a job. */
export function tableKind(stored: unknown): TableKind {
  const { seasonId, fixtureId, selfPlay, ...read } = jobKind.parse(stored)
  const table = {
    seasonId: ids.season(seasonId),
    ...read,
    players: read.ruleset.players,
    ...(selfPlay && { selfPlay }),
  }
  return fixtureId === undefined ? table : { ...table, fixtureId }
}

export function tableKindOf(stored: unknown): TableKind {
  const { season_id, self_play, ...read } = kind.parse(stored)
  return {
    seasonId: ids.season(season_id),
    ...read,
    players: read.ruleset.players,
    ...(self_play && { selfPlay: true }),
  }
}

const jobKind = kind.omit({ season_id: true, self_play: true }).extend({
  seasonId: z.string(),
  selfPlay: z.literal(true).optional(),
  fixtureId: z.string().optional(),
})

const ofStanding = (column: string) =>
  `(select ${column} from standings where season_id = $1 and language = $2 and agent_id = a.id) as ${column}`

/**
 * The columns of a seeker. They need `a` (agent), the kind's season, language and initial total as $1, $2, $3,
 * `underWaySince` as $4, and the number of recent matches to consider as $5. All counts are bounded by these, never
 * by history. House agents have no limits, so nothing is counted for them.
 */
export const seekerColumns = `
  a.id as agent_id, a.owner_id, a.kind, a.concurrency, ${isHeldBack('a.id')} as held_back,
  coalesce((select ${pointsInFifteenths('s.total', 'n.game')} from standings s join seasons n on n.id = s.season_id
            where s.season_id = $1 and s.language = $2 and s.agent_id = a.id), $3) as total,
  ${ofStanding('skill_mean')}, ${ofStanding('skill_deviation')},
  case when not ${kindHas('isLimited')} then 0 else (
    select count(distinct s.match_id)::int from seats s join matches m on m.id = s.match_id
    where s.agent_id = a.id and s.match_id > $4 and m.status in ('waiting', 'running')
  ) + (select count(*)::int from tickets k where k.agent_id = a.id and k.state = 'checking') end as playing,
  case when not ${kindHas('isLimited')} then null
       when ${kindHas('hasOneMemory')} and exists (
         select 1 from flight_checks f where f.agent_id = a.id and f.state in ('queued', 'running')
       ) then 'being-checked'
       when ${stillHears('$4')} then 'still-hearing'
       when ${matchesToday} >= a.matches_per_day then 'daily-limit'
       when ${budgetSpent} then 'budget-spent' end as limit,
  case when not ${kindHas('isLimited')} then '{}' else array(
    select distinct o.agent_id from (
      select match_id from seats where agent_id = a.id order by match_id desc limit $5
    ) r join seats o on o.match_id = r.match_id and o.agent_id <> a.id
  ) end as met`
