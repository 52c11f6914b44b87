import type { MatchId, Seat } from '@wis/engine'
import { besideNames } from '@wis/games'
import { z } from 'zod'
import { kindHas } from '../agent/kind-sql.ts'
import { readsAgent } from '../agent/people/people-sql.ts'
import type { Database } from '../database.ts'
import { besideColumns, besideSql } from './beside-columns.ts'
import type { MatchReader } from './match-row.ts'

const thought = z.object({
  /** The entry that the answer became. */
  seq: z.int(),
  seat: z.int(),
  latencyMs: z.int(),
  ...besideColumns(besideNames),
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
    text: `select c.seq, c.seat, c.latency_ms as "latencyMs", ${besideSql(besideNames, 4000)}
           from matches m
           cross join lateral calls_of(m.id) c
           join seats s on s.match_id = m.id and s.seat = c.seat
           join agents a on a.id = s.agent_id
           where m.id = $1 and m.status in ('finished', 'void') and ($3 or not m.withheld)
             and (${readsAgent('a', '$2')} or ((a.published or ${kindHas('thinksInPublic')}) and a.hidden_for is null))
             and (${besideNames.map((name) => `c.${name} is not null`).join(' or ')})
           order by c.seq`,
    values: [matchId, reader ?? null, seesWithheld],
  })
  return rows.map((row) => thought.parse(row))
}
