import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import type { Ruleset } from '@wis/games'
import { ruleset } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { notOver } from './not-over.ts'

const claimed = z.object({
  season_id: z.string().transform(ids.season),
  mode: z.enum(['ranked', 'practice']),
  language: z.enum(['en', 'zh']),
  ruleset,
  pair: z.tuple([z.string(), z.string()]),
  seed: z.string(),
  attempt: z.int(),
  next_seq: z.int(),
  withheld: z.boolean(),
  seats: z.array(
    z.object({
      agentId: z.string().transform(ids.agent),
      slug: z.string(),
      kind: z.string(),
      settings: z.unknown(),
      heardSeq: z.int(),
      prices: z.object({ input: z.number(), output: z.number() }).nullable(),
    }),
  ),
})

/** A match in the hands of one runner. `attempt` is its fence: the next claim makes this one's writes fail. */
export interface ClaimedMatch {
  readonly id: MatchId
  readonly attempt: number
  /** How many entries its log has already. */
  readonly entries: number
  readonly seasonId: SeasonId
  readonly mode: 'ranked' | 'practice'
  readonly language: 'en' | 'zh'
  readonly ruleset: Ruleset
  readonly pair: readonly [string, string]
  readonly seed: string
  /** Whether nobody may watch it for now. */
  readonly withheld: boolean
  /** In seat order. */
  readonly seats: readonly {
    readonly agentId: AgentId
    readonly slug: string
    readonly kind: string
    readonly settings: unknown
    /** The last entry its agent has been told. */
    readonly heardSeq: number
    /** US dollars for a million tokens, where its owner says what its model costs. */
    readonly prices: { readonly input: number; readonly output: number } | null
  }[]
}

/** Takes a match that is not over; undefined where there is nothing left to play. */
export async function claimMatch({ pool }: Database, id: MatchId): Promise<ClaimedMatch | undefined> {
  const { rows } = await pool.query({
    name: 'claim-match',
    text: `with claim as (
             update matches set attempt = attempt + 1, status = 'running', started_at = coalesce(started_at, now())
             where id = $1 and ${notOver}
             returning season_id, mode, language, ruleset, pair, seed, attempt, next_seq, withheld
           )
           select claim.*, (
             select json_agg(json_build_object('agentId', a.id, 'slug', a.slug, 'kind', a.kind, 'settings', v.settings,
                                               'heardSeq', s.heard_seq, 'prices',
                                               case when a.input_price is not null and a.output_price is not null
                                                    then json_build_object('input', a.input_price, 'output', a.output_price) end)
                             order by s.seat)
             from seats s join agents a on a.id = s.agent_id join agent_versions v on v.id = s.version_id
             where s.match_id = $1
           ) as seats
           from claim`,
    values: [id],
  })
  if (rows.length === 0) return undefined
  const { season_id: seasonId, next_seq: entries, ...match } = claimed.parse(rows[0])
  return { id, seasonId, entries, ...match }
}
