import { z } from 'zod'
import { lastTableLineOf, seasonHeader } from '../season/season-lines.ts'
import type { LastTable, SeasonStanding } from '../season/season-lines.ts'

/** The format of seasons of every game that follows the contract. */
export const kitSeasonFormat = 'wis-season/2'

const count = z.int().min(0)

/** Its ruleset is checked by the game's own schema. It draws no words. */
export const kitSeasonHeader = seasonHeader
  .extend({
    format: z.literal(kitSeasonFormat),
    season: seasonHeader.shape.season.extend({
      /** The units of a point in its standings and tables. Fifteenths if it is absent. */
      units: z.int().min(1).optional(),
    }),
  })
  .omit({ words: true })

export const kitLastTableLine = lastTableLineOf({ points: z.int(), wins: count, lot: count })

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
