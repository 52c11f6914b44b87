import { z } from 'zod'
import { agentOfOwner } from '../agent-ref.ts'
import { publicConnector } from '../connector/public-connector.ts'
import { makeUp } from '../make-up.ts'
import { rate } from '../rate.ts'
import { recordNumbers } from '../record-numbers.ts'
import { gameNumbers } from './game-numbers.ts'

const interval = { rating: z.number(), low: z.number(), high: z.number() }
/** A strength with its 95 % interval, and the number of matches in the role that shows it. */
const scale = z.object({ ...interval, matches: z.int() })

/** The public making of the agent's newest version. Its prompts are only on the agent's own page. */
const making = z.object({
  version: z.int().min(1),
  ...publicConnector.pick({ space: true, model: true }).shape,
  strategy: z.object({ id: z.string(), custom: z.boolean() }).nullable(),
  /** Each part with who says so. */
  makeUp,
})
export type Making = z.infer<typeof making>

/** A row of the official board. Totals and points are fifteenths; a rate carries its counts. */
export const leaderboardRow = z.object({
  rank: z.int().min(1),
  agent: agentOfOwner.extend({
    /** Changes with its picture. Absent on stored boards. */
    avatarVersion: z.string().nullable().optional(),
    /** Absent on stored boards. */
    making: making.optional(),
  }),
  /** As in `agent`. */
  owner: agentOfOwner.shape.owner,
  ...recordNumbers.shape,
  /** Null if the agent has not been rated yet. Then all values derived from the rating are null, too. */
  rating: z.number().nullable(),
  ratingLow: z.number().nullable(),
  ratingHigh: z.number().nullable(),
  /** The possible places by rating, given the interval. */
  rankRange: z.object({ best: z.int().min(1), worst: z.int().min(1) }).nullable(),
  /**
   * Counted from the best. Agents that their intervals cannot tell apart share a tier. Null without a rating, or
   * while the rating is too unsure.
   */
  tier: z.int().min(1).nullable(),
  /** Whether the rating is too unsure for a comparison. */
  provisional: z.boolean(),
  /**
   * About how many more ranked matches it needs before it is sure enough. Null if nothing is known about that yet.
   */
  matchesMissing: z.int().nullable(),
  deception: scale.nullable(),
  detection: scale.nullable(),
  /** The share of faulty turns in decided ranked matches of the last 30 days. */
  faultRate: rate,
  /** The time within which 95 of 100 of these turns were answered. */
  p95LatencyMs: z.number().nullable(),
  /** US dollars for one of its last ranked matches here. Absent unless its owner publishes it, and it is known. */
  costPerMatch: z.number().min(0).optional(),
  /** Absent in a game whose numbers are those above. */
  inGame: gameNumbers.optional(),
  /**
   * Whether the platform vouches that in each counted match every seat decided by its own view alone. Absent on boards
   * where no owner may hold several seats of a match.
   */
  vouched: z.boolean().optional(),
  /** The rank among the agents that are vouched for, or among the others. Absent where `vouched` is. */
  rankInPart: z.int().min(1).optional(),
})
export type LeaderboardRow = z.infer<typeof leaderboardRow>
