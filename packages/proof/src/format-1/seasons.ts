import { spyRuleset, whoIsSpy } from '@wis/games'
import { olderTally } from '@wis/ratings'
import type { OlderTally } from '@wis/ratings'
import { z } from 'zod'
import { lastTableLineOf, roleTally, seasonHeader, standingLine } from '../season/season-lines.ts'
import { orderFault } from '../season/season-shape.ts'
import type { OlderSeasons } from '../season/season-shape.ts'
import { strictRuleset } from './export-lines.ts'

/** The format of seasons of who-is-spy. */
const seasonFormat = 'wis-season/1'

const count = z.int().min(0)

const spySeasonHeader = seasonHeader.extend({
  format: z.literal(seasonFormat),
  season: seasonHeader.shape.season.extend({ game: z.literal('who-is-spy'), ruleset: strictRuleset }),
})

const tally = z.strictObject({
  ...roleTally,
  asSpy: z.strictObject(roleTally),
  asCivilian: z.strictObject(roleTally),
  speechesAsked: count,
  fouls: count,
  ballotsAsked: count,
  ballotsCorrect: count,
  survivalRounds: count,
  ballotsAgainst: count,
  ballotsAgainstPossible: count,
}) satisfies z.ZodType<Omit<OlderTally, 'discounted'>>

const spyStandingLine = standingLine.extend({
  standing: standingLine.shape.standing.extend({ tally }),
})

const spyLastTableLine = lastTableLineOf({
  points: z.int(),
  pointsAsSpy: z.int(),
  ballotsCorrect: count,
  fouls: count,
  lot: count,
})

/** How seasons of who-is-spy are written. They go by the total, which is a rule of the game. */
export const seasonsFormat1: OlderSeasons = {
  game: whoIsSpy.id,
  format: seasonFormat,
  header: spySeasonHeader,
  standingLine: spyStandingLine,
  lastTableLine: spyLastTableLine,
  standing: ({ tally: counted, ...standing }) => {
    const { discounted: _, ...tally } = olderTally(counted)
    return { ...standing, tally }
  },
  lastTable: (lastTable) => lastTable,
  ruleOf: ({ ruleset }) => {
    const { initialTotal, entryCost } = spyRuleset.parse(ruleset)
    return { initialTotal, entryCost }
  },
  faultOf: (header, line) => orderFault(header, line, ['total']),
}
