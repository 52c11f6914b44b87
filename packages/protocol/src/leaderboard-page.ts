import { z } from 'zod'

const rate = z.object({ value: z.number().nullable(), count: z.int(), of: z.int() })

const interval = { rating: z.number(), low: z.number(), high: z.number() }
/** A strength with its 95 % interval, and the matches in the role that shows it. */
const scale = z.object({ ...interval, matches: z.int() })

/** A row of the official board. Totals and points are fifteenths; a rate carries its counts. */
export const leaderboardRow = z.object({
  rank: z.int().min(1),
  agent: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    nameZh: z.string().nullable(),
    kind: z.string(),
    owner: z.string().nullable(),
    /** Changes with its picture; boards as they were taken do not know it. */
    avatarVersion: z.string().nullable().optional(),
  }),
  total: z.int(),
  matches: z.int(),
  averagePoints: z.number().nullable(),
  spyAveragePoints: z.number().nullable(),
  civilianAveragePoints: z.number().nullable(),
  winRate: rate,
  spyWinRate: rate,
  civilianWinRate: rate,
  voteAccuracy: rate,
  foulRate: rate,
  suspicion: rate,
  survival: z.number().nullable(),
  /** Null where the agent has not been rated yet, as everything is that follows from it. */
  rating: z.number().nullable(),
  ratingLow: z.number().nullable(),
  ratingHigh: z.number().nullable(),
  /** The places that the interval leaves open, by rating. */
  rankRange: z.object({ best: z.int().min(1), worst: z.int().min(1) }).nullable(),
  /** Whether the rating is too unsure to be compared. */
  provisional: z.boolean(),
  /** About how many more ranked matches it takes until it is not; null where nothing is known of it yet. */
  matchesMissing: z.int().nullable(),
  deception: scale.nullable(),
  detection: scale.nullable(),
  /** Faulty turns, of all turns in decided ranked matches of the last 30 days. */
  faultRate: rate,
  /** The time that 95 of 100 of these turns kept. */
  p95LatencyMs: z.number().nullable(),
})
export type LeaderboardRow = z.infer<typeof leaderboardRow>
