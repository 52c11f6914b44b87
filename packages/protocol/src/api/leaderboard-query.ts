import { z } from 'zod'
import { seatRoles } from '../legacy/published.ts'
import { seatRules } from '../season/season-terms.ts'
import { gameId, handle, language, limit, yesOrNo } from './fields.ts'
import { gameOfBoard } from './game-numbers.ts'
import { leaderboardRow } from './leaderboard-page.ts'

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
})
