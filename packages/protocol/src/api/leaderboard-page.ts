import { z } from 'zod'
import { agentOfOwner } from '../agent-ref.ts'
import { publicConnector } from '../connector/public-connector.ts'
import { rate, recordNumbers } from '../record-numbers.ts'

const interval = { rating: z.number(), low: z.number(), high: z.number() }
/** A strength with its 95 % interval, and the matches in the role that shows it. */
const scale = z.object({ ...interval, matches: z.int() })

/** What plays, as far as everybody may know: the agent's newest version. Its prompts are on its own page alone. */
const making = z.object({
  version: z.int().min(1),
  ...publicConnector.pick({ space: true, model: true }).shape,
  strategy: z.object({ id: z.string(), custom: z.boolean() }).nullable(),
})
export type Making = z.infer<typeof making>

/** A row of the official board. Totals and points are fifteenths; a rate carries its counts. */
export const leaderboardRow = z.object({
  rank: z.int().min(1),
  agent: agentOfOwner.extend({
    /** Changes with its picture; boards as they were taken do not know it. */
    avatarVersion: z.string().nullable().optional(),
    /** Nor this. */
    making: making.optional(),
  }),
  /** As in `agent`. */
  owner: agentOfOwner.shape.owner,
  ...recordNumbers.shape,
  /** Null where the agent has not been rated yet, as everything is that follows from it. */
  rating: z.number().nullable(),
  ratingLow: z.number().nullable(),
  ratingHigh: z.number().nullable(),
  /** The places that the interval leaves open, by rating. */
  rankRange: z.object({ best: z.int().min(1), worst: z.int().min(1) }).nullable(),
  /** Counted from the best: whose intervals cannot tell them apart share one. Null without a rating, or while that is too unsure. */
  tier: z.int().min(1).nullable(),
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
