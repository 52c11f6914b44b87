import type { BoardOrder, RankingRule } from '@wis/ratings'
import type { z } from 'zod'
import { excerpt } from '../difference.ts'
import type { Difference } from '../difference.ts'
import type { Line } from '../read-lines.ts'
import type { LastTable, SeasonHeader, SeasonStanding } from './season-lines.ts'

/** What differs between the seasons of games. */
export interface SeasonShape {
  readonly format: string
  readonly header: z.ZodType<SeasonHeader>
  readonly standingLine: z.ZodType<{ readonly standing: object }>
  readonly lastTableLine: z.ZodType<{ readonly lastTable: Pick<LastTable, 'language' | 'winner'> }>
  /** A standing as it is written. */
  standing(standing: SeasonStanding): object
  lastTable(lastTable: LastTable): object
  /** What an agent begins with and pays for a match, what its points are counted in, and what the board goes by. */
  ruleOf(season: Pick<SeasonHeader['season'], 'ruleset' | 'units' | 'terms'>): RankingRule
  /** The fault of the header's game and ruleset, which the schema does not know. */
  faultOf(header: SeasonHeader, line: Line): Difference | undefined
}

/** The shape of the seasons of the game whose exports are older than kits. */
export interface OlderSeasons extends SeasonShape {
  /** The id of the game. */
  readonly game: string
}

/** An order that is none of these cannot be computed again. */
export function orderFault(
  { season: { terms } }: SeasonHeader,
  line: Line,
  orders: readonly BoardOrder[],
): Difference | undefined {
  const { order } = terms
  if (order === undefined || orders.some((known) => known === order)) return undefined
  const expected = `a board by ${orders.join(' or ')}`
  return { line: line.number, what: 'season', expected, found: excerpt(JSON.stringify(order)) }
}
