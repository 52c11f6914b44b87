import { z } from 'zod'

const count = z.int().min(0)

/** By what an agent shows that it knows more than its table. */
export const flagMeasures = ['ballots', 'words'] as const
export type FlagMeasure = (typeof flagMeasures)[number]

export const flagRow = z.object({
  agentId: z.string(),
  language: z.string(),
  /** Votes for the spy in first votes, or the other side's word in first speeches. */
  measure: z.enum(flagMeasures),
  /** Matches that say anything about it. */
  matches: count,
  observed: count,
  /** At the most, on average, for an agent with twelve times the odds of the others at its tables. */
  expected: z.number(),
  /** How likely so many or more are for such an agent, before it is taken into account how many agents are looked at. */
  p: z.number(),
  /** Whether that is so unlikely that of a thousand honest seasons at most one would have any flag. */
  flagged: z.boolean(),
  /** Some of the matches, those first in which the fewest others did it. */
  matchIds: z.array(z.string()),
})
export type FlagRow = z.infer<typeof flagRow>

export const flagsOfSeason = z.object({ items: z.array(flagRow) })
