import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { languages } from '@wis/games'
import { matchModes } from '@wis/protocol'
import { z } from 'zod'
import { pricesOf, statedPrices } from '../agent/reached-agent.ts'
import type { Database } from '../database.ts'
import { isMixed } from '../season/season-sql.ts'
import { notOver } from './list-overdue.ts'
import { seatedAgent, seatedAgents } from './match-row.ts'
import { gamePackage } from './package-of.ts'

const claimed = z.object({
  game: z.string(),
  /** After the next claim, writes under this one fail. */
  attempt: z.int(),
  /** The number of entries in its log. */
  entries: z.int(),
  seasonId: z.string().transform(ids.season),
  mode: z.enum(matchModes),
  language: z.enum(languages),
  /** Like the pair, only its game can read it. */
  ruleset: z.unknown(),
  pair: z.array(z.string()),
  /** The content that a plan deals. Null if the seed decides it. */
  material: z.unknown(),
  seed: z.string(),
  salt: z.string(),
  /** What its game came in when it was dealt. Null in a game of the repository. */
  package: gamePackage.nullable(),
  /** Whether nobody may watch it for now. */
  withheld: z.boolean(),
  /** Whether its ending is kept secret and uncounted, because other matches of its deal still have to be played. */
  dealOpen: z.boolean(),
  /** Whether it is one of several practice matches that an owner waits for. */
  inSeries: z.boolean(),
  /** Whether a person sits there. So are all ranked matches of a mixed season, because their pace must not tell. */
  withPeople: z.boolean(),
  /** In seat order. */
  seats: z.array(
    seatedAgent.extend({
      /** Whether it only fills a place. Then the match does not count for it. */
      sitsIn: z.boolean(),
      /** What the match weighs for its agent, in sixtieths. */
      weight: z.int(),
      prices: statedPrices,
    }),
  ),
})

/** A match that one runner has claimed. */
export interface ClaimedMatch extends z.infer<typeof claimed> {
  readonly id: MatchId
}

/** Claims a match that is not over. Undefined if nothing is left to play. */
export async function claimMatch({ pool }: Database, id: MatchId): Promise<ClaimedMatch | undefined> {
  const { rows } = await pool.query({
    name: 'claim-match',
    text: `with claim as (
             update matches set attempt = attempt + 1, status = 'running', started_at = coalesce(started_at, now())
             where id = $1 and ${notOver}
             returning game, season_id as "seasonId", mode, language, ruleset, pair, material, seed, salt, package, attempt,
                       next_seq as entries, withheld, deal_open as "dealOpen"
           )
           select claim.*, exists (
                    select from tickets t where t.match_id = $1 and t.mode = 'practice' and t.series_id is not null) as "inSeries",
                  exists (select from seats x join agents a on a.id = x.agent_id where x.match_id = $1 and a.kind = 'person')
                  or claim.mode = 'ranked' and exists (
                    select from seasons s where s.id = claim."seasonId" and ${isMixed()}) as "withPeople",
                  ${seatedAgents(`'sitsIn', s.sits_in, 'weight', s.weight, 'prices', ${pricesOf()}`)} as seats
           from claim`,
    values: [id],
  })
  return rows[0] && { id, ...claimed.parse(rows[0]) }
}
