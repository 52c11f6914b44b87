import { z } from 'zod'

const count = z.int().min(0)

/** The sign that an agent knows more than its table. */
export const flagMeasures = ['ballots', 'words'] as const
export type FlagMeasure = (typeof flagMeasures)[number]

export const flagRow = z.object({
  agentId: z.string(),
  language: z.string(),
  /** Votes for the spy in first votes, or the other side's word in first speeches. */
  measure: z.enum(flagMeasures),
  /** The number of matches that give evidence. */
  matches: count,
  observed: count,
  /** The greatest average for an agent with twelve times the odds of the others at its tables. */
  expected: z.number(),
  /**
   * The probability of this many or more for such an agent, before a correction for the number of agents examined.
   */
  p: z.number(),
  /** Whether that is so unlikely that at most one of a thousand honest seasons would have any flag. */
  flagged: z.boolean(),
  /** Some of the matches. Those in which the fewest others did it come first. */
  matchIds: z.array(z.string()),
})
export type FlagRow = z.infer<typeof flagRow>

export const flagsOfSeason = z.object({ items: z.array(flagRow) })
