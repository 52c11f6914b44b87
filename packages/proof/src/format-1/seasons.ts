import type { OlderExports } from '@wis/games'
import { olderTally } from '@wis/ratings'
import type { OlderTally } from '@wis/ratings'
import { z } from 'zod'
import { lastTableLineOf, roleTally, seasonHeader, standingLine } from '../season/season-lines.ts'
import { orderFault } from '../season/season-shape.ts'
import type { OlderSeasons } from '../season/season-shape.ts'

/** The format of seasons from before there were kits. */
const seasonFormat = 'wis-season/1'

const count = z.int().min(0)

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

const olderStandingLine = standingLine.extend({
  standing: standingLine.shape.standing.extend({ tally }),
})

const olderLastTableLine = lastTableLineOf({
  points: z.int(),
  pointsAsSpy: z.int(),
  ballotsCorrect: count,
  fouls: count,
  lot: count,
})

/** How seasons of an older game are written. They go by the total, which is a rule of the game. */
export const olderSeasonsOf = ({ game, ruleset, totalsOf }: OlderExports): OlderSeasons => ({
  game,
  format: seasonFormat,
  header: seasonHeader.extend({
    format: z.literal(seasonFormat),
    season: seasonHeader.shape.season.extend({ game: z.literal(game), ruleset }),
  }),
  standingLine: olderStandingLine,
  lastTableLine: olderLastTableLine,
  standing: ({ tally: counted, ...standing }) => {
    const { discounted: _, ...tally } = olderTally(counted)
    return { ...standing, tally }
  },
  lastTable: (lastTable) => lastTable,
  ruleOf: ({ ruleset: played }) => totalsOf(played),
  faultOf: (header, line) => orderFault(header, line, ['total']),
})
