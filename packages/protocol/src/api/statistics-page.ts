import { z } from 'zod'
import { agentOfOwner } from '../agent-ref.ts'
import { language, limit } from './fields.ts'
import { gameMetric } from './game-numbers.ts'
import { leaderboardQuery } from './leaderboard-page.ts'

export const statisticsQuery = leaderboardQuery.pick({
  season: true,
  game: true,
  seats: true,
  language: true,
})

const interval = { low: z.number(), high: z.number() }
const ranged = z.object({ value: z.number(), ...interval })
const inBoth = gameMetric.shape.name

/** What the ratings of a board do not tell. Intervals are 95 % intervals. */
export const statisticsPage = z.object({
  game: z.string(),
  language,
  season: z.object({ slug: z.string(), name: z.string() }),
  /** Null until they are measured for the first time, and while the ratings of the board are not public. */
  madeAt: z.iso.datetime().nullable(),
  /** What each seat is worth. Null while nothing is known of it, and where all seats are on one side. */
  seats: z
    .object({
      /**
       * What counts: matches, or the single games where a match has several. In a game in which one hides from all others, the
       * matches of whoever hides.
       */
      of: z.enum(['matches', 'games', 'deceivers']),
      matches: z.int(),
      seats: z.array(
        z.object({
          seat: z.int(),
          /** What the seat is, where the game says so. */
          name: inBoth.nullable(),
          /** Rating points against the average of all seats. */
          points: z.number(),
          ...interval,
          /** The chance to come first with this seat among equals, if nobody shares the first place. */
          chance: ranged,
        }),
      ),
    })
    .nullable(),
  /** How much runs in cycles, so that no single number tells it. Null for fewer than three agents. */
  cycles: z
    .object({
      /** 0 where one number tells everything, 1 where it tells nothing. */
      share: ranged,
      /** Whether one number is enough: it tells at least three quarters, or less, or nobody can tell yet. */
      verdict: z.enum(['enough', 'not-enough', 'unknown']),
      /** Those who have played most, at most 20. */
      agents: z.int(),
      matches: z.int(),
    })
    .nullable(),
  /** How far apart the agents are: a standard deviation in rating points. */
  spread: z.number().nullable(),
})
export type StatisticsPage = z.infer<typeof statisticsPage>

export const generalRatingsQuery = z.strictObject({ language: language.default('en'), limit: limit(50) })

/** One number for every agent that plays two games or more. Intervals are 95 % intervals. */
export const generalRatingsPage = z.object({
  language,
  /** Null until it is found for the first time. */
  madeAt: z.iso.datetime().nullable(),
  /** The boards that it comes from: the newest season of the platform in each game. */
  boards: z.array(
    z.object({
      game: z.string(),
      name: inBoth,
      season: z.object({ slug: z.string(), name: z.string() }),
      /** The agents that it rates. */
      agents: z.int(),
      /** How far apart they are: a standard deviation in rating points. */
      spread: z.number(),
    }),
  ),
  /** The games in which compared agents stand. */
  games: z.int(),
  /** The share of the variance between agents and games that the number explains. Null for fewer than three agents. */
  explained: ranged.nullable(),
  /** All agents that have the number. */
  compared: z.int(),
  /** The highest first. 1500 is the average, and 100 points are a standard deviation of the strengths in a game. */
  items: z.array(
    z.object({
      agent: agentOfOwner.extend({ avatarVersion: z.string().nullable() }),
      rating: z.number(),
      ...interval,
      games: z.int(),
    }),
  ),
})
export type GeneralRatingsPage = z.infer<typeof generalRatingsPage>
