import { languages } from '@wis/games'
import { z } from 'zod'
import { kitHeaderLine } from '../export-lines.ts'
import { seasonHeader, standingLine } from './season-lines.ts'
import type { LastTable, SeasonStanding } from './season-lines.ts'

/** The format of seasons of every game but who-is-spy. */
export const kitSeasonFormat = 'wis-season/2'

const count = z.int().min(0)
const ordinal = z.int().min(1)

/** Its ruleset is checked by the game's own schema. It draws no words. */
export const kitSeasonHeader = seasonHeader
  .extend({
    format: z.literal(kitSeasonFormat),
    season: seasonHeader.shape.season.extend({
      game: z.string(),
      ruleset: kitHeaderLine.shape.ruleset,
      /** The units of a point in its standings and tables. Fifteenths if it is absent. */
      units: ordinal.optional(),
    }),
  })
  .omit({ words: true })

export const kitStandingLine = z.strictObject({
  standing: standingLine.shape.standing.extend({
    tally: z.strictObject({ matches: count, points: z.int(), wins: count }),
  }),
})

export const kitLastTableLine = z.strictObject({
  lastTable: z.strictObject({
    language: z.enum(languages),
    /** Null if everybody has withdrawn or was disqualified. */
    winner: z.string().min(1).nullable(),
    /** The agents that played there for themselves, best first. Points are in the units of the season. */
    places: z.array(z.strictObject({ agent: z.string().min(1), points: z.int(), wins: count, lot: count })),
  }),
})

export function writtenStanding({ tally, ...standing }: SeasonStanding): object {
  const { matches, points, wins } = tally
  return { ...standing, tally: { matches, points, wins } }
}

export function writtenLastTable({ places, ...lastTable }: LastTable): object {
  return {
    ...lastTable,
    places: places.map(({ agent, points, wins = 0, lot }) => ({ agent, points, wins, lot })),
  }
}
