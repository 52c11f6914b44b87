import { boardOrders } from '@wis/games'
import { fifteenthsPerPoint, unitsPerPoint } from '@wis/ratings'
import type { BoardOrder } from '@wis/ratings'
import { memberOf } from '../line.ts'
import { standingLine } from '../season/season-lines.ts'
import type { SeasonHeader } from '../season/season-lines.ts'
import { orderFault } from '../season/season-shape.ts'
import type { SeasonShape } from '../season/season-shape.ts'
import { kitOf } from './kit-of.ts'
import { readRuleset } from './read-ruleset.ts'
import {
  kitLastTableLine,
  kitSeasonFormat,
  kitSeasonHeader,
  writtenLastTable,
  writtenStanding,
} from './season-lines.ts'

/** How seasons of games that follow the contract are written. */
export const kitSeasons: SeasonShape = {
  format: kitSeasonFormat,
  header: kitSeasonHeader,
  standingLine,
  lastTableLine: kitLastTableLine,
  standing: writtenStanding,
  lastTable: writtenLastTable,
  ruleOf: ({ units = fifteenthsPerPoint, terms }) => ({
    initialTotal: 0,
    entryCost: 0,
    units,
    order: agreedOrder(terms),
  }),
  faultOf: (header, line) => {
    const { game, units } = header.season
    const kit = kitOf(game)
    if (!kit) return { line: line.number, what: 'season', expected: 'a game that is known', found: game }
    const due = unitsPerPoint(kit.results.perPoint)
    if (units !== undefined && units !== due)
      return { line: line.number, what: 'season', expected: `${due} units of a point`, found: String(units) }
    const ruleset = readRuleset(kit, { ...line, value: memberOf(line.value, 'season') })
    if (!ruleset.ok) return { ...ruleset.difference, what: 'season' }
    return orderFault(header, line, boardOrders)
  },
}

/** What the board of a season goes by. Seasons of earlier versions do not say it and go by the total. */
const agreedOrder = (terms: SeasonHeader['season']['terms']): BoardOrder =>
  boardOrders.find((order) => order === terms['order']) ?? 'total'
