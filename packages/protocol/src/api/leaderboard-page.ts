import { z } from 'zod'
import { agentOfOwner } from '../agent-ref.ts'
import { publicConnector } from '../connector/public-connector.ts'
import { seatRoles } from '../legacy/published.ts'
import { makeUp } from '../make-up.ts'
import { rate } from '../rate.ts'
import { seatRules } from '../season/season-terms.ts'
import { recordNumbers } from './agent-record-page.ts'
import { csvRows, gameId, handle, language, limit, yesOrNo } from './fields.ts'
import { gameNumbers, gameOfBoard } from './game-numbers.ts'

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

/** The orders of a board, the best first. */
export const boardSorts = [
  ...['total', 'average', 'rating', 'deception', 'detection', 'matches', 'wins'],
  ...['votes', 'fouls', 'survival', 'suspicion', 'latency', 'faults'],
] as const

export const leaderboardQuery = z.strictObject({
  season: handle.optional(),
  /** Without a season, the board is that of the newest season of the platform in this game, or else in the usual one. */
  game: gameId.optional(),
  /** Who holds the seats in that season: different agents, or one agent that plays with itself. */
  seats: z.enum(seatRules).optional(),
  language: language.default('en'),
  /** The order of the rows. Their ranks are always those of the official total. */
  sort: z.enum(boardSorts).default('total'),
  /**
   * Only agents that were ever in this role. An order by average, wins or matches then uses their matches in this
   * role.
   */
  role: z.enum(seatRoles).optional(),
  /** A side or a role of the game that has a board: with ranks and an order of its own. */
  part: handle.optional(),
  /**
   * Only agents that the platform vouches for, or only the others. It has no effect on a board where no owner may hold
   * several seats of a match.
   */
  vouched: yesOrNo.optional(),
  house: yesOrNo.default(true),
  /** Only agents whose model has this in its name. Their places are those of the whole board, here as below. */
  model: z.string().trim().min(1).max(80).optional(),
  /** Only agents whose weights are open, or are not. */
  open: yesOrNo.optional(),
  /** Only agents of at most so many billion parameters. */
  maxSize: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, 'not a number of billions')
    .transform(Number)
    .pipe(z.number())
    .optional(),
  format: z.enum(['json', 'csv']).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,7}$/, 'not a cursor of this list')
    .optional(),
  limit: limit(50),
  /** Whose rows a CSV file has. Of people it has their means, one a line. */
  rows: csvRows.optional(),
})

const ranged = z.object({
  value: z.number(),
  /** The ends of the 95 % interval. Null where nobody differs. */
  low: z.number().nullable(),
  high: z.number().nullable(),
})

/** What people got in their games at practice tables of a board, of those who agreed to be counted. They have no rank. */
export const boardPeople = z.object({
  games: z.int(),
  /** How many different people that are. */
  people: z.int(),
  /** Points of a game, in points. */
  points: ranged,
  /** The share of games won. Null in a game that nobody wins. */
  winRate: ranged.nullable(),
  /** The share of games won in each role that the board counts apart, where at least 3 people had it. */
  roles: z.array(ranged.extend({ role: z.string() })),
  /** The metrics of the game on its board, by their ids, where at least 3 people have one. */
  metrics: z.array(ranged.extend({ id: z.string() })),
})

export const leaderboardPage = z.object({
  season: z.object({ slug: z.string(), name: z.string() }),
  /** Who holds the seats in its matches. In self-play, a match counts once for its agent. */
  seats: z.enum(seatRules),
  /** When the skill ratings were last updated, and from how many matches. */
  ratings: z.object({ asOf: z.iso.datetime(), matches: z.int() }).nullable(),
  /** Absent in a game whose board has numbers of its own. */
  game: gameOfBoard.optional(),
  items: z.array(leaderboardRow),
  /** Agents that a decision has disqualified. Only on the last page. */
  disqualified: z.array(z.object({ agent: leaderboardRow.shape.agent, total: z.int(), matches: z.int() })),
  nextCursor: z.string().nullable(),
  /** Absent while fewer than 5 games of 3 people count, and on the board of a part. */
  people: boardPeople.optional(),
  /** The people of a mixed season, best first, by the rule of the board. Nobody is named. Absent in other seasons. */
  peopleBoard: z
    .array(
      z.object({
        rank: z.int(),
        /** In points, like the sum. */
        total: z.number(),
        points: z.number(),
        matches: z.int(),
        wins: z.int(),
      }),
    )
    .optional(),
})
export type LeaderboardPage = z.infer<typeof leaderboardPage>
