import { ids } from '@wis/engine'
import type { MatchId, SeasonId } from '@wis/engine'
import { languages } from '@wis/games'
import type { GamePackage, Language } from '@wis/games'
import { matchModes } from '@wis/protocol'
import type { MatchMode } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { isMixed } from '../season/season-sql.ts'
import { notOver } from './list-overdue.ts'
import { seatedAgent, seatedAgents } from './match-row.ts'
import type { SeatedAgent } from './match-row.ts'
import { gamePackage } from './package-of.ts'

/** What `prices` gives. */
export const pricesRead = z.object({ input: z.number(), output: z.number() }).nullable()

const claimed = z.object({
  game: z.string(),
  season_id: z.string().transform(ids.season),
  mode: z.enum(matchModes),
  language: z.enum(languages),
  ruleset: z.unknown(),
  pair: z.array(z.string()),
  material: z.unknown(),
  seed: z.string(),
  salt: z.string(),
  package: gamePackage.nullable(),
  attempt: z.int(),
  next_seq: z.int(),
  withheld: z.boolean(),
  deal_open: z.boolean(),
  in_series: z.boolean(),
  with_people: z.boolean(),
  seats: z.array(
    seatedAgent.extend({
      sitsIn: z.boolean(),
      weight: z.int(),
      prices: pricesRead,
    }),
  ),
})

/** A match that one runner has claimed. `attempt` is its fence: after the next claim, writes under this one fail. */
export interface ClaimedMatch {
  readonly id: MatchId
  readonly game: string
  readonly attempt: number
  /** The number of entries in its log. */
  readonly entries: number
  readonly seasonId: SeasonId
  readonly mode: MatchMode
  readonly language: Language
  /** Like the pair, only its game can read it. */
  readonly ruleset: unknown
  readonly pair: readonly string[]
  /** The content that a plan deals. Null if the seed decides it. */
  readonly material: unknown
  readonly seed: string
  readonly salt: string
  /** What its game came in when it was dealt. Null in a game of the repository. */
  readonly package: GamePackage | null
  /** Whether nobody may watch it for now. */
  readonly withheld: boolean
  /** Whether its ending is kept secret and uncounted, because other matches of its deal still have to be played. */
  readonly dealOpen: boolean
  /** Whether it is one of several practice matches that an owner waits for. */
  readonly inSeries: boolean
  /** Whether a person sits there. So are all ranked matches of a mixed season, because their pace must not tell. */
  readonly withPeople: boolean
  /** In seat order. */
  readonly seats: readonly ClaimedSeat[]
}

export interface ClaimedSeat extends SeatedAgent {
  /** Whether it only fills a place. Then the match does not count for it. */
  readonly sitsIn: boolean
  /** What the match weighs for its agent, in sixtieths. */
  readonly weight: number
  /** US dollars for a million tokens, if the owner states the price of its model. */
  readonly prices: { readonly input: number; readonly output: number } | null
}

/** SQL of the prices that the owner of agent `a` states. */
export const prices = `
  case when a.input_price is not null and a.output_price is not null
       then json_build_object('input', a.input_price, 'output', a.output_price) end`

/** Claims a match that is not over. Undefined if nothing is left to play. */
export async function claimMatch({ pool }: Database, id: MatchId): Promise<ClaimedMatch | undefined> {
  const { rows } = await pool.query({
    name: 'claim-match',
    text: `with claim as (
             update matches set attempt = attempt + 1, status = 'running', started_at = coalesce(started_at, now())
             where id = $1 and ${notOver}
             returning game, season_id, mode, language, ruleset, pair, material, seed, salt, package, attempt, next_seq, withheld, deal_open
           )
           select claim.*, exists (
                    select from tickets t where t.match_id = $1 and t.mode = 'practice' and t.series_id is not null) as in_series,
                  exists (select from seats x join agents a on a.id = x.agent_id where x.match_id = $1 and a.kind = 'person')
                  or claim.mode = 'ranked' and exists (
                    select from seasons s where s.id = claim.season_id and ${isMixed()}) as with_people,
                  ${seatedAgents(`'sitsIn', s.sits_in, 'weight', s.weight, 'prices', ${prices}`)} as seats
           from claim`,
    values: [id],
  })
  if (rows.length === 0) return undefined
  const {
    season_id: seasonId,
    next_seq: entries,
    deal_open: dealOpen,
    in_series: inSeries,
    with_people: withPeople,
    ...match
  } = claimed.parse(rows[0])
  return { id, seasonId, entries, dealOpen, inSeries, withPeople, ...match }
}
