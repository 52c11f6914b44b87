import { boardOrders } from '@wis/games'
import { fifteenthsPerPoint, unitsPerPoint } from '@wis/ratings'
import type { BoardOrder } from '@wis/ratings'
import { z } from 'zod'
import { memberOf } from '../read-lines.ts'
import { lastTableLineOf, seasonHeader, standingLine } from '../season/season-lines.ts'
import type { LastTable, SeasonHeader, SeasonStanding } from '../season/season-lines.ts'
import { orderFault } from '../season/season-shape.ts'
import type { SeasonShape } from '../season/season-shape.ts'
import { kitOf } from './kit-of.ts'
import { readRuleset } from './read-ruleset.ts'

/** The format of seasons of every game that follows the contract. */
export const kitSeasonFormat = 'wis-season/2'

const count = z.int().min(0)

/** Its ruleset is checked by the game's own schema. It draws no words. */
const kitSeasonHeader = seasonHeader
  .extend({
    format: z.literal(kitSeasonFormat),
    season: seasonHeader.shape.season.extend({
      /** The units of a point in its standings and tables. Fifteenths if it is absent. */
      units: z.int().min(1).optional(),
    }),
  })
  .omit({ words: true })

const kitLastTableLine = lastTableLineOf({ points: z.int(), wins: count, lot: count })

function writtenStanding({ tally, ...standing }: SeasonStanding): object {
  const { matches, points, wins } = tally
  return { ...standing, tally: { matches, points, wins } }
}

function writtenLastTable({ places, ...lastTable }: LastTable): object {
  return {
    ...lastTable,
    places: places.map(({ agent, points, wins = 0, lot }) => ({ agent, points, wins, lot })),
  }
}

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
