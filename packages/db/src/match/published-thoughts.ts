import type { MatchId, Seat } from '@wis/engine'
import { minds } from '@wis/protocol'
import { z } from 'zod'
import { kindHas } from '../agent/kind-sql.ts'
import { readsAgent } from '../agent/people/people-sql.ts'
import type { Database } from '../database.ts'
import type { MatchReader } from './match-row.ts'

const thought = z.object({
  /** The entry that the answer became. */
  seq: z.int(),
  seat: z.int(),
  latencyMs: z.int(),
  reasoning: z.string().nullable(),
  /** How likely it held each player to be the odd one, by alias. */
  beliefs: z.record(z.string(), z.number()).nullable().catch(null),
  /** What it expected of each seat, and thought that each other expected, by aliases, if its strategy asked it. */
  minds: minds.optional().catch(undefined),
})

/** The thoughts of an agent before an answer. */
export interface Thought extends z.infer<typeof thought> {
  readonly seat: Seat
}

/**
 * The thoughts at a table that the reader may know. Before the match is over there are none. If an owner keeps an
 * agent's thoughts private, only that owner and those who work on it read them. The thoughts of house agents are public.
 */
export async function publishedThoughts(
  { pool }: Database,
  matchId: MatchId,
  reader?: string,
  { seesWithheld = false }: MatchReader = {},
): Promise<readonly Thought[]> {
  const { rows } = await pool.query({
    name: 'published-thoughts',
    text: `select c.seq, c.seat, c.latency_ms as "latencyMs", left(c.reasoning, 4000) as reasoning, c.beliefs, c.minds
           from matches m
           cross join lateral calls_of(m.id) c
           join seats s on s.match_id = m.id and s.seat = c.seat
           join agents a on a.id = s.agent_id
           where m.id = $1 and m.status in ('finished', 'void') and ($3 or not m.withheld)
             and (${readsAgent('a', '$2')} or ((a.published or ${kindHas('thinksInPublic')}) and a.hidden_for is null))
             and (c.reasoning is not null or c.beliefs is not null or c.minds is not null)
           order by c.seq`,
    values: [matchId, reader ?? null, seesWithheld],
  })
  return rows.map((row) => thought.parse(row))
}
