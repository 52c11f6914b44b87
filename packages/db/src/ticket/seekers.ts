import { seekerLimits } from '@wis/arena'
import type { Seeker, TableKind } from '@wis/arena'
import { ids } from '@wis/engine'
import { languages } from '@wis/games'
import { anyRuleset, leastMeasured, traitsOf } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import type pg from 'pg'
import { z } from 'zod'
import { mayPlayRanked } from '../agent/check/badge.ts'
import { isOnTrial } from '../agent/fork/same-deals.ts'
import { kindHas } from '../agent/kind-sql.ts'
import { budgetSpent, matchesToday } from '../budget/forecast.ts'
import { notReadyLately } from '../fault/not-ready.ts'
import { isHeldBack } from '../fault/void-record.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { plays, seeks } from '../life-sql.ts'
import { stillHears } from '../match/farewell.ts'
import { underWaySince } from '../match/list-overdue.ts'
import { firstIdAt } from '../new-id.ts'
import { leftForPeople, meetsPeople, todaysFirstId } from '../person/meets-people.ts'
import { playsFor } from '../person/seat-sql.ts'
import {
  hasPlayedEnough,
  isDisqualified,
  isLetPlay,
  isMeasured,
  playingVersion,
  playsGame,
  takesPart,
} from '../season/entry/taking-part.ts'
import { speaks } from '../season/ladders.ts'
import { boardRuleOf, isSelfPlay } from '../season/season-sql.ts'
import { skillOfStanding } from '../standing/standing-row.ts'
import { hasPaceLeft, paceSince } from './own-pace.ts'

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
  company: z.string().nullable(),
  online_agents: z.string().nullable(),
  concurrency: z.int(),
  playing: z.int(),
  held_back: z.boolean(),
  limit: z.enum(seekerLimits).nullable(),
})

function seekerOf(stored: unknown): Seeker {
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
    ...(read.company !== null && { company: read.company }),
    ...(read.online_agents !== null && { onlineAgents: read.online_agents }),
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

function tableKindOf(stored: unknown): TableKind {
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
const seekerColumns = `
  a.id as agent_id, ${playsFor('a')} as owner_id, a.kind, a.concurrency, ${isHeldBack('a.id')} as held_back,
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

/**
 * The kinds of table that somebody waits for. Ranked ones come first. Otherwise an agent of one match at a time that
 * waits for both would get to its ranked match only after a whole series of practice.
 */
export async function waitingKinds(client: pg.ClientBase): Promise<TableKind[]> {
  const { rows } = await client.query({
    name: 'waiting-kinds',
    text: `select s.id as season_id, s.game, s.ruleset, ${isSelfPlay()} as self_play, k.mode, k.language
           from (select distinct season_id, mode, language from tickets where state = 'waiting') k
           join seasons s on s.id = k.season_id
           where ${plays()} or (k.mode = 'practice' and s.state = 'created')
           order by s.id, k.mode desc, k.language`,
  })
  return rows.map(tableKindOf)
}

/**
 * The agents that wait for a kind of table, longest first, but held-back agents last. They are locked; agents that
 * another matchmaker has locked are skipped.
 */
export async function lockWaiting(
  client: pg.ClientBase,
  kind: TableKind,
  { latelyMatches, most }: { latelyMatches: number; most: number },
): Promise<Seeker[]> {
  const { rows } = await client.query({
    name: 'lock-waiting',
    text: `select t.id as ticket_id, t.version_id, t.opponents as wants, t.company, t.online_agents,
                  extract(epoch from clock_timestamp() - t.created_at) * 1000 as waited_ms, ${seekerColumns}
           from tickets t join agents a on a.id = t.agent_id
           where t.state = 'waiting' and t.season_id = $1 and t.language = $2 and t.mode = $6
           order by ${isHeldBack('a.id')}, t.created_at, t.id limit $7
           for update of t skip locked`,
    values: [...common(kind, latelyMatches), kind.mode, most],
  })
  return rows.map(seekerOf)
}

/**
 * Agents that are online and have no ticket, in random order, held-back agents last. These are either owners' agents
 * that may and are allowed to play ranked, and have not played as many matches as their pace allows, or house agents. A new version that still plays the deals of an earlier
 * one is left alone, and so is for a while an agent that was called and was not ready.
 */
export async function onlineSeekers(
  client: pg.ClientBase,
  kind: TableKind,
  { latelyMatches, house }: { latelyMatches: number; house: boolean },
): Promise<Seeker[]> {
  const { rows } = await client.query({
    name: 'online-seekers',
    text: `select null as ticket_id, v.id as version_id, '{}'::text[] as wants, null as company, null as online_agents, 0 as waited_ms, ${seekerColumns}
           from agents a
           join seasons s on s.id = $1
           join lateral ${playingVersion} v on true
           where a.online and a.retired_at is null and ${speaks('$2')} and ${playsGame} and (${kindHas('fillsTables')}) = $6
             and not ($7 = 'ranked' and ${isDisqualified})
             and (${kindHas('fillsTables')} or (${mayPlayRanked('$2')} and ${takesPart} and ${isLetPlay}
                  and not ${hasPlayedEnough('$2')} and not ${isMeasured('$2', leastMeasured)}
                  and ${hasPaceLeft('$8', '$2')} and not ${isOnTrial}))
             and not ${notReadyLately}
             and not exists (select 1 from tickets t where t.agent_id = a.id and ${seeks()}
                             and not $6)
           order by ${isHeldBack('a.id')}, random() limit 60`,
    values: [...common(kind, latelyMatches), house, kind.mode, paceSince()],
  })
  return rows.map(seekerOf)
}

/**
 * The agents without a ticket that people may be given as opponents, in random order. Their capacity is what their owners' limits
 * for people leave as well.
 */
export async function seekersForPeople(
  client: Pick<pg.ClientBase, 'query'>,
  kind: TableKind,
  { latelyMatches }: { readonly latelyMatches: number },
): Promise<Seeker[]> {
  const { rows } = await client.query<{ left_for_people: number }>({
    name: 'seekers-for-people',
    text: `select null as ticket_id, v.id as version_id, '{}'::text[] as wants, null as company, null as online_agents, 0 as waited_ms,
                  ${leftForPeople({ since: '$4', today: '$6' })} as left_for_people, ${seekerColumns}
           from agents a
           join seasons s on s.id = $1
           join lateral ${playingVersion} v on true
           where ${meetsPeople('$2')} and not exists (select 1 from tickets t where t.agent_id = a.id and t.state = 'waiting')
           order by ${isHeldBack('a.id')}, random() limit 60`,
    values: [...common(kind, latelyMatches), todaysFirstId()],
  })
  return rows.map((found) => {
    const seeker = seekerOf(found)
    return { ...seeker, capacity: Math.min(seeker.capacity, found.left_for_people) }
  })
}

function common({ seasonId, language, ruleset }: TableKind, latelyMatches: number): unknown[] {
  return [
    seasonId,
    language,
    boardRuleOf(ruleset).initialTotal * fifteenthsPerPoint,
    underWaySince(),
    latelyMatches,
  ]
}

/** An agent whose owner sent it to a ranked table within this time may be sent again. */
const lately = 600_000

/**
 * SQL: agent `a` is online, allowed to play, and in as many matches as it may be. It is free once one of them is
 * over.
 */
const isBusy = `(
  a.online and ${isLetPlay} and (
    select count(distinct x.match_id) from seats x join matches m on m.id = x.match_id
    where x.agent_id = a.id and x.match_id > $3 and m.status in ('waiting', 'running')
  ) + (select count(*) from tickets k where k.agent_id = a.id and k.state = 'checking') >= a.concurrency
)`

/** SQL: its owner sends agent `a` to ranked tables, by hand or by a program, and did so just now. */
const isSentLately = `(
  not (a.online and ${isLetPlay}) and exists (
    select 1 from tickets k where k.agent_id = a.id and k.id > $4 and k.season_id = $1 and k.language = $2
      and k.mode = 'ranked'
  )
)`

/**
 * The owners of agents that are not available for a ranked table now, but may be in a moment. Agents that wait for it
 * and agents that are online and free are left out, because they are available already. Looks only at matches under
 * way and at recent requests.
 */
export async function ownersWhoMayCome(
  client: pg.ClientBase,
  { seasonId, language }: TableKind,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ owner_id: string }>({
    name: 'owners-who-may-come',
    text: `select distinct a.owner_id
           from agents a
           join seasons s on s.id = $1
           join lateral ${playingVersion} v on true
           where a.id in (
               select x.agent_id from seats x join matches m on m.id = x.match_id
               where x.match_id > $3 and m.status in ('waiting', 'running')
               union select k.agent_id from tickets k where k.state = 'checking'
               union select k.agent_id from tickets k where k.id > $4 and k.mode = 'ranked'
             )
             and a.owner_id is not null and a.retired_at is null and ${speaks('$2')}
             and ${mayPlayRanked('$2')} and ${playsGame} and ${takesPart}
             and not ${hasPlayedEnough('$2')} and not ${isMeasured('$2', leastMeasured)}
             and (${isBusy} or ${isSentLately})
             and not exists (select 1 from tickets k where k.agent_id = a.id and k.state = 'waiting' and k.season_id = $1
                             and k.language = $2 and k.mode = 'ranked')
           limit 50`,
    values: [seasonId, language, underWaySince(), firstIdAt(Date.now() - lately)],
  })
  return new Set(rows.map(({ owner_id: ownerId }) => ownerId))
}
