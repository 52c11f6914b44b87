import type { MatchId } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { prices, pricesRead } from '../../match/claim-match.ts'
import type { ClaimedSeat } from '../../match/claim-match.ts'
import { seatedAgent, seatedAgents } from '../../match/seated-agent.ts'
import { matchPlan } from '../deal-experiment.ts'
import type { MatchPlan } from '../deal-experiment.ts'

/** A match of an experiment that is over, and may be asked about. */
export interface OpenProbing {
  readonly id: MatchId
  readonly mode: 'experiment'
  readonly experimentId: string
  readonly number: number
  readonly plan: MatchPlan
  /** The specification of its experiment. The laboratory reads it. */
  readonly spec: unknown
  readonly game: string
  readonly language: Language
  readonly ruleset: unknown
  readonly seed: string
  readonly salt: string
  /** In seat order. */
  readonly seats: readonly Omit<ClaimedSeat, 'sitsIn'>[]
}

const found = z.object({
  experimentId: z.string(),
  number: z.int(),
  plan: matchPlan,
  spec: z.unknown(),
  game: z.string(),
  language: z.enum(languages),
  ruleset: z.unknown(),
  seed: z.string(),
  salt: z.string(),
  seats: z.array(seatedAgent.extend({ prices: pricesRead })),
})

/** Undefined if the match was not played out, if its result is kept, or if its experiment asks nothing. */
export async function openProbing(
  { pool }: Pick<Database, 'pool'>,
  matchId: MatchId,
): Promise<OpenProbing | undefined> {
  const { rows } = await pool.query({
    name: 'open-probing',
    text: `select x.experiment_id as "experimentId", x.number, x.plan, e.spec, m.game, m.language, m.ruleset, m.seed, m.salt,
                  ${seatedAgents(`'prices', ${prices}`)} as seats
           from experiment_matches x
           join experiments e on e.id = x.experiment_id
           join matches m on m.id = x.match_id
           where x.match_id = $1 and x.state = 'playing' and m.status = 'finished'
             and coalesce(e.spec->'probes', '[]') <> '[]'`,
    values: [matchId],
  })
  return rows[0] && { id: matchId, mode: 'experiment', ...found.parse(rows[0]) }
}
