import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { matchModes } from '@wis/protocol'
import type { MatchMode } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { Fence } from '../log/append-ruling.ts'
import { seatedAgent, seatedAgents } from '../seated-agent.ts'
import type { SeatedAgent } from '../seated-agent.ts'

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
export const lateFarewell = { heldMs: farewellRule.withinMs + marginMs } as const

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
