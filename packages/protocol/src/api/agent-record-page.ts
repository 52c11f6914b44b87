import { languages } from '@wis/games'
import { z } from 'zod'
import { agentRef } from '../agent-ref.ts'
import { ratesOfTable, scoresByRole, winsByRole } from '../legacy/published.ts'
import { rate } from '../rate.ts'
import { versionResultsPage } from './agent-calls.ts'

/** The figures derived from an agent's counts. Totals and scores are fifteenths of a point, a total the nearest one. */
export const recordNumbers = z.object({
  total: z.int(),
  /** In games that count finer than in fifteenths: whole units, and how many of them make a point. */
  exact: z.object({ total: z.int(), points: z.int(), units: z.int().min(1) }).optional(),
  matches: z.int().min(0),
  averageScore: z.number().nullable(),
  ...scoresByRole,
  winRate: rate,
  ...winsByRole,
  ...ratesOfTable,
})
export type RecordNumbers = z.infer<typeof recordNumbers>

/**
 * The results of an agent in one season and language. Totals and points are fifteenths; a rate carries its counts.
 */
export const seasonRecord = z.object({
  season: z.object({ slug: z.string(), name: z.string(), state: z.string() }),
  language: z.enum(languages),
  /** By the official order. Null for an agent that a decision has disqualified. */
  rank: z.int().min(1).nullable(),
  /** The number of ranked agents. */
  of: z.int().min(0),
  /**
   * On a board where one owner may hold several seats of a match: whether the platform vouches that each seat decided by
   * its own view alone, and the rank among the agents of which the same is true. Absent on other boards.
   */
  part: z.object({ vouched: z.boolean(), rank: z.int().min(1).nullable(), of: z.int().min(0) }).optional(),
  ...recordNumbers.shape,
  /** With its 95 % interval and its possible places. Null until it is computed. */
  rating: z
    .object({
      rating: z.number(),
      low: z.number(),
      high: z.number(),
      rankBest: z.int().min(1),
      rankWorst: z.int().min(1),
      provisional: z.boolean(),
    })
    .nullable(),
})
export type SeasonRecordRow = z.infer<typeof seasonRecord>

export const encounter = z.object({
  agent: agentRef,
  matches: z.int().min(1),
  /** How many fifteenths more than the other it scored, on average over the matches. */
  difference: z.number(),
  /** The matches in which the two were on different sides, and how many of them it won. */
  opposed: z.int().min(0),
  opposedWon: z.int().min(0),
})
export type Encounter = z.infer<typeof encounter>

/** A word it held in several matches, all of them over. */
export const playedWord = z.object({
  word: z.string(),
  language: z.enum(languages),
  matches: z.int().min(1),
  won: z.int().min(0),
  /** Fifteenths a match. */
  average: z.number(),
})
export type PlayedWord = z.infer<typeof playedWord>

export const agentRecordPage = z.object({
  /** Running seasons come first. Among them, the one in which it has played most is the first. */
  seasons: z.array(seasonRecord),
  /** The number of its last ranked matches behind the following fields. */
  lookedAt: z.int().min(1),
  encounters: z.array(encounter),
  words: z.object({ best: z.array(playedWord), worst: z.array(playedWord) }),
  /** Only where a version was asked for. */
  version: versionResultsPage.optional(),
})

/** Of one version: whom it met, its words and its results. Seasons are the agent's, because boards rank agents. */
export const agentRecordQuery = z.strictObject({ version: z.coerce.number().int().min(1).optional() })
