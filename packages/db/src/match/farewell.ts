import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { matchModes } from '@wis/protocol'
import type { MatchMode } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Fence } from './log/append-ruling.ts'
import { seatedAgent, seatedAgents } from './match-row.ts'
import type { SeatedAgent } from './match-row.ts'

/** How long agents with a memory may take to hear how a match ended. Meanwhile they play nothing else. */
export const farewellRule = {
  /** From then on only the result is told, and everything before it is left out. */
  hurryAfterMs: 60_000,
  /** After this time, agents that have not heard are left alone. */
  withinMs: 150_000,
} as const

/**
 * A little later than the end of the farewell, so that no agent counts as free while a runner still tells it
 * something.
 */
const marginMs = 30_000

/** A late result has as much time as any other. The agent is held for this long for each of them. */
const lateFarewell = { heldMs: farewellRule.withinMs + marginMs } as const

/** SQL that holds the agents of match `$1` that have a memory until they have heard how it ended. */
export const holdHearers = `
  update seats set hears_until = now() + interval '${farewellRule.withinMs + marginMs} milliseconds'
  where match_id = $1 and memory is not null`

/** SQL that delays the result of match `$1` for those agents until its deal is over. */
export const tellLater = `update seats set farewell = 'later' where match_id = $1 and memory is not null`

/** Finished matches whose agents have yet to hear how they ended. */
export async function openFarewells({ pool }: Database): Promise<MatchId[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'open-farewells',
    // Of the late results, the oldest comes first: an agent with one memory hears them in order.
    text: `select distinct match_id as id from seats s where hears_until > now()
             and not (farewell = 'late' and exists (
               select 1 from seats o where o.memory = s.memory and o.match_id < s.match_id and o.hears_until > now()))
           order by 1 limit 200`,
  })
  return rows.map(({ id }) => ids.match(id))
}

/** A finished match, with everything needed to tell the agents that have yet to hear its end. */
export interface Farewell {
  readonly fence: Fence
  readonly mode: MatchMode
  readonly game: string
  readonly seed: string
  readonly salt: string
  readonly language: Language
  /**
   * The news to tell: everything that is missing; only that the match is over, while its deal is open; or the late
   * result.
   */
  readonly tells: 'all' | 'end' | 'result'
  /** How much time is left for it. */
  readonly timeLeftMs: number
  /** In seat order. */
  readonly seats: readonly (SeatedAgent & { readonly hasToHear: boolean })[]
}

const row = z.object({
  attempt: z.int(),
  mode: z.enum(matchModes),
  game: z.string(),
  seed: z.string(),
  salt: z.string(),
  language: z.enum(languages),
  heldMs: z.number().nullable(),
  dealOpen: z.boolean(),
  isLate: z.boolean(),
  seats: z.array(seatedAgent.extend({ hasToHear: z.boolean() })),
})

/** Undefined if all have heard, the match is not over, or no time is left. */
export async function readFarewell({ pool }: Database, matchId: MatchId): Promise<Farewell | undefined> {
  const { rows } = await pool.query({
    name: 'read-farewell',
    text: `select m.attempt, m.mode, m.game, m.seed, m.salt, m.language, m.deal_open as "dealOpen",
                  exists (select 1 from seats where match_id = $1 and farewell = 'late') as "isLate",
                  (select max(extract(epoch from hears_until - now()) * 1000)::float8
                   from seats where match_id = $1) as "heldMs",
                  ${seatedAgents(`'hasToHear', coalesce(s.hears_until > now(), false)`)} as seats
           from matches m where m.id = $1 and m.status in ('finished', 'void')`,
    values: [matchId],
  })
  const found = row.safeParse(rows[0]).data
  const timeLeftMs = (found?.heldMs ?? 0) - marginMs
  if (!found || timeLeftMs <= 0) return undefined
  const { attempt, dealOpen, isLate, heldMs: _, ...match } = found
  const tells = dealOpen ? 'end' : isLate ? 'result' : 'all'
  return { ...match, fence: { matchId, attempt }, tells, timeLeftMs }
}

const newestSpace = `(
  select lower(v.settings->>'space') from agent_versions v where v.agent_id = a.id order by v.number desc limit 1
)`

/**
 * SQL that says whether agent `a` still hears how a match ended, or shares a memory that another agent is using.
 * Takes SQL for the id of a match before which nothing can be under way.
 */
export const stillHears = (since: string) => `(
  exists (select 1 from seats h where h.agent_id = a.id and h.match_id > ${since} and h.hears_until > now())
  or exists (
    select 1 from seats h join matches hm on hm.id = h.match_id
    where h.memory = ${newestSpace} and h.match_id > ${since} and h.agent_id <> a.id
      and (h.hears_until > now() or hm.status in ('waiting', 'running'))
  )
)`

/** How far an agent has heard a match: up to an entry, and so many notices of the next one. */
export interface Heard {
  readonly seq: number
  readonly notices: number
}

/**
 * Stores how far a seat's agent has heard, so that a runner that takes over repeats nothing and leaves nothing out. An agent that has
 * heard how the match ended is free for the next. If the statement waits for a match that ends just now, it reads the
 * match in its old state; then the agent still has more to hear, whatever it heard last.
 */
export async function markHeard(
  { pool }: Database,
  { matchId, attempt }: Fence,
  seat: number,
  { seq, notices }: Heard,
): Promise<void> {
  await pool.query({
    name: 'mark-heard',
    text: `update seats s
           set heard_seq = greatest(s.heard_seq, $4),
               heard_notices = case when $4 > s.heard_seq then $5 when $4 < s.heard_seq then s.heard_notices
                                    else greatest(s.heard_notices, $5) end,
               hears_until = case when $4 >= m.next_seq - 1 and m.status in ('finished', 'void') then null
                                  else s.hears_until end
           from matches m
           where s.match_id = $1 and s.seat = $3 and m.id = $1 and m.attempt = $2`,
    values: [matchId, attempt, seat, seq, notices],
  })
}

/**
 * Lets agents with one memory hear the endings of matches whose deals are over. This happens only while they do not
 * play, so that they know which match is meant. They then hear all late endings before they are dealt in again.
 */
export async function beginLateFarewells(client: pg.ClientBase): Promise<void> {
  // Locks first, as the dealing code does, so that no agent is dealt in between the look and the hold.
  await client.query({ name: 'lock-late-hearers', text: lockStatement })
  await client.query({ name: 'begin-late-farewells', text: beginStatement })
}

const owed = `
  s.farewell = 'later' and coalesce(s.hears_until <= now(), true)
  and exists (select 1 from matches m where m.id = s.match_id and not m.deal_open)
  and not exists (
    select 1 from seats o join matches om on om.id = o.match_id
    where (o.memory = s.memory or o.agent_id = s.agent_id)
      and (om.status in ('waiting', 'running') or o.hears_until > now()))`

const lockStatement = `
  select 1 from agents where id in (select s.agent_id from seats s where ${owed}) order by id for no key update`

const beginStatement = `
  update seats s set farewell = 'late', hears_until = now() + h.place * interval '${lateFarewell.heldMs} milliseconds'
  from (select s.match_id, s.seat, row_number() over (partition by s.memory order by s.match_id) as place
        from seats s where ${owed}) h
  where h.match_id = s.match_id and h.seat = s.seat`
