import { languages } from '@wis/games'
import { z } from 'zod'

const count = z.int().min(0)

/** The sign that an agent knows more than its table. */
export const flagMeasures = ['ballots', 'words'] as const
export type FlagMeasure = (typeof flagMeasures)[number]

export const flagRow = z.object({
  agentId: z.string(),
  language: z.string(),
  /** Right votes in first votes, or the other side's word in first speeches. */
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

const sideOfPair = z.object({
  owner: z.string(),
  /** Its agents at the shared tables. */
  agentIds: z.array(z.string()),
})

/** Two owners, by what their agents got at tables that they shared. Points, not fifteenths. */
export const pairRow = z.object({
  language: z.enum(languages),
  one: sideOfPair,
  other: sideOfPair,
  /** The matches they shared. */
  matches: count,
  /** What both got together in a match, on average. */
  joint: z.number(),
  /** What their results with others lead one to expect. */
  expected: z.number(),
  /** How much more it was, with an interval that is corrected for the number of pairs looked at. */
  gain: z.number(),
  low: z.number(),
  high: z.number(),
  /**
   * Whether the whole interval is above nothing, and, where the game tells how a seat decides, agents of the two decide
   * otherwise beside each other than they do beside others. It is a pattern and no proof.
   */
  stands: z.boolean(),
  /** Some of the shared matches. Those in which both got most come first. */
  matchIds: z.array(z.string()),
})
export type PairRow = z.infer<typeof pairRow>

export const pairsOfSeason = z.object({
  /** The number of pairs that were looked at. 0 if the season has too few matches or owners to tell anything. */
  looked: count,
  items: z.array(pairRow),
})

const collusionKinds = ['meetings', 'series', 'throws', 'concessions'] as const

/** Two owners whose matches honest play hardly explains. */
export const collusionRow = z.object({
  language: z.enum(languages),
  /**
   * They meet almost only each other; one wins their series as nobody else's; the other one gives matches away against it
   * alone; or the other one gives no answers against it alone.
   */
  kind: z.enum(collusionKinds),
  /** The one that profits. For meetings, either of the two. */
  one: sideOfPair,
  other: sideOfPair,
  /** The matches, or for meetings the sessions, that say something. */
  looked: count,
  /** In how many of them it was so. A draw in a series is half a win. */
  observed: z.number(),
  /** In how many of them it would be so in honest play. */
  expected: z.number(),
  /** The matches of `other` against third parties, and how many it gave away. Null where that is not compared. */
  elsewhere: z.object({ looked: count, observed: count }).nullable(),
  /** The probability of so many or more in honest play, before a correction for the number of pairs. */
  p: z.number(),
  /** Some of the matches. */
  matchIds: z.array(z.string()),
})
export type CollusionRow = z.infer<typeof collusionRow>

/** What the runner has looked at. */
const lookedForCollusion = z.object({
  language: z.enum(languages),
  at: z.iso.datetime(),
  /** The newest matches, and the pairs of owners that met in them. */
  matches: count,
  pairs: count,
})
export type LookedForCollusion = z.infer<typeof lookedForCollusion>

export const collusionOfSeason = z.object({
  looked: z.array(lookedForCollusion),
  /** All findings stand out far enough that at most one of a hundred honest seasons would have any. */
  items: z.array(collusionRow),
})
