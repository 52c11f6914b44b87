import { languages } from '@wis/games'
import { z } from 'zod'
import { agentRef } from '../agent-ref.ts'
import { recordNumbers } from '../record-numbers.ts'

/** What an agent has come to in one season and language. Totals and points are fifteenths; a rate carries its counts. */
export const seasonRecord = z.object({
  season: z.object({ slug: z.string(), name: z.string(), state: z.string() }),
  language: z.enum(languages),
  /** By the official order; null for an agent that a decision has put out of the ranking. */
  rank: z.int().min(1).nullable(),
  /** How many are ranked. */
  of: z.int().min(0),
  ...recordNumbers.shape,
  /** With its 95 % interval and the places it may deserve; null until it is computed. */
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

/** Another agent at the same tables. */
export const encounter = z.object({
  agent: agentRef,
  matches: z.int().min(1),
  /** By how many fifteenths a match it scored more than the other, on average. */
  difference: z.number(),
  /** Matches in which one of the two was the spy, and how many of them it won. */
  opposed: z.int().min(0),
  opposedWon: z.int().min(0),
})

/** A word it held in several matches, all of them over. */
export const playedWord = z.object({
  word: z.string(),
  language: z.enum(languages),
  matches: z.int().min(1),
  won: z.int().min(0),
  /** Fifteenths a match. */
  average: z.number(),
})

export const agentRecordPage = z.object({
  /** Seasons that are still on come first, and of those the one in which it has played most. */
  seasons: z.array(seasonRecord),
  /** How many of its last matches are looked at for what follows, ranked ones only. */
  lookedAt: z.int().min(1),
  encounters: z.array(encounter),
  words: z.object({ best: z.array(playedWord), worst: z.array(playedWord) }),
})
