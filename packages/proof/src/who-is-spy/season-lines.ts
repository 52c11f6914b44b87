import type { Tally } from '@wis/ratings'
import { z } from 'zod'
import { lastTableLineOf, roleTally, seasonHeader, standingLine } from '../season/season-lines.ts'
import { strictRuleset } from './export-lines.ts'

/** The format of seasons of who-is-spy. */
export const seasonFormat = 'wis-season/1'

const count = z.int().min(0)

export const spySeasonHeader = seasonHeader.extend({
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
}) satisfies z.ZodType<Omit<Tally, 'discounted'>>

export const spyStandingLine = standingLine.extend({
  standing: standingLine.shape.standing.extend({ tally }),
})

export const spyLastTableLine = lastTableLineOf({
  points: z.int(),
  pointsAsSpy: z.int(),
  ballotsCorrect: count,
  fouls: count,
  lot: count,
})
