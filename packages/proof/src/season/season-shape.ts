import { boardOrders, spyRuleset } from '@wis/games'
import { fifteenthsPerPoint, unitsPerPoint } from '@wis/ratings'
import type { BoardOrder, RankingRule } from '@wis/ratings'
import type { z } from 'zod'
import { excerpt } from '../difference.ts'
import type { Difference } from '../difference.ts'
import { kitOf } from '../kit-of.ts'
import { memberOf, readRuleset } from '../read-export.ts'
import type { Line } from '../read-export.ts'
import {
  kitLastTableLine,
  kitSeasonFormat,
  kitSeasonHeader,
  kitStandingLine,
  writtenLastTable,
  writtenStanding,
} from './kit-season-lines.ts'
import { lastTableLine, seasonFormat, seasonHeader, standingLine } from './season-lines.ts'
import type { LastTable, SeasonHeader, SeasonStanding } from './season-lines.ts'

/** What differs between the seasons of who-is-spy and those of games that follow the contract. */
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

const ofSpy: SeasonShape = {
  format: seasonFormat,
  ...{ header: seasonHeader, standingLine, lastTableLine },
  standing: (standing) => standing,
  lastTable: (lastTable) => lastTable,
  ruleOf: ({ ruleset }) => {
    const { initialTotal, entryCost } = spyRuleset.parse(ruleset)
    return { initialTotal, entryCost }
  },
  faultOf: (header, line) => orderFault(header, line, ['total']),
}

const ofKits: SeasonShape = {
  format: kitSeasonFormat,
  ...{ header: kitSeasonHeader, standingLine: kitStandingLine, lastTableLine: kitLastTableLine },
  ...{ standing: writtenStanding, lastTable: writtenLastTable },
  ruleOf: ({ units = fifteenthsPerPoint, terms }) => ({
    ...{ initialTotal: 0, entryCost: 0, units },
    order: agreedOrder(terms),
  }),
  faultOf: (header, line) => {
    const { game, units } = header.season
    const kit = kitOf(game)
    if (!kit) return { line: line.number, what: 'season', expected: 'a game that is known', found: game }
    const due = unitsPerPoint(kit.results.perPoint)
    if (units !== undefined && units !== due)
      return {
        ...{ line: line.number, what: 'season', expected: `${due} units of a point`, found: String(units) },
      }
    const ruleset = readRuleset(kit, { ...line, value: memberOf(line.value, 'season') })
    if (!ruleset.ok) return { ...ruleset.difference, what: 'season' }
    return orderFault(header, line, boardOrders)
  },
}

/** What the board of a season goes by. Seasons of earlier versions do not say it and go by the total. */
const agreedOrder = (terms: SeasonHeader['season']['terms']): BoardOrder =>
  boardOrders.find((order) => order === terms['order']) ?? 'total'

/** An order that is none of these cannot be computed again. */
function orderFault(
  { season: { terms } }: SeasonHeader,
  line: Line,
  orders: readonly BoardOrder[],
): Difference | undefined {
  const { order } = terms
  if (order === undefined || orders.some((known) => known === order)) return undefined
  const expected = `a board by ${orders.join(' or ')}`
  return { line: line.number, what: 'season', expected, found: excerpt(JSON.stringify(order)) }
}

/** How a season of this game is written. */
export const shapeOfGame = (game: string): SeasonShape => (kitOf(game) ? ofKits : ofSpy)

/** How the season that begins with this line is to be read. */
export const shapeOfHeader = (line: Line): SeasonShape =>
  memberOf(line.value, 'format') === kitSeasonFormat ? ofKits : ofSpy
