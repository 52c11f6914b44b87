import { kitCalled } from '@wis/games'
import { z } from 'zod'
import { seatRules } from '../season/season-terms.ts'
import { gameId, handle, language } from './fields.ts'
import { mostInSeries } from './form-limits.ts'
import { listedModes, matchHeader } from './match-page.ts'

export const ticketStates = ['waiting', 'checking', 'seated', 'left'] as const

/** As many as the largest table has other seats. */
export const mostOpponents = 5

/** An owner's request to the queue. */
const wish = z.strictObject({
  mode: z.enum(listedModes),
  agentId: handle,
  language,
  /** The short name of an open season. The default is the newest one of the platform that suits the other fields. */
  season: handle.optional(),
  /** The game of that season, if none is named. The usual one by default. */
  game: gameId.optional(),
  /** Who holds the seats there. `self-play` gives all of them to this agent, in games that allow it. */
  seats: z.enum(seatRules).optional(),
  /** House agents requested as opponents in a practice match, by short name or id. The other opponents are drawn. */
  opponents: z.array(handle).max(mostOpponents).optional(),
  /**
   * What the agent is dealt in a practice match, such as `{"role": "spy", "seat": "3"}`: by the factors that experiments in
   * this game balance. `word` names a word or cards that it is told at the start. With `seed`, the same choices always give
   * the same deal. Both draw from the words of the game, and not from those of the season. `ruleset` names other rules of the
   * game for as many players.
   */
  deal: z.record(z.string().max(40), z.string().max(40)).optional(),
  /**
   * The number of practice matches, one after the other. Each has a ticket of its own, opened after the one before is
   * dealt.
   */
  matches: z.int().min(1).max(mostInSeries).default(1),
  /**
   * With a ranked match: the agent also goes online, and from now on gets placement matches and seats at ranked
   * tables without a request for each.
   */
  stay: z.boolean().optional(),
})

/** Whether an agent may be given all seats of a game. */
export const allowsSelfPlay = (game: string | undefined) => kitCalled(game ?? '')?.setup.selfPlay ?? false

export const joinQueue = wish.superRefine(({ season, game, seats }, context) => {
  if (season === undefined && seats === 'self-play' && !allowsSelfPlay(game))
    context.addIssue({
      code: 'custom',
      path: ['seats'],
      message: 'this game has no self-play',
    })
})
export type JoinQueue = z.infer<typeof joinQueue>

export const ticketOpened = z.object({ ticketId: z.string() })

export const ticketPage = z.object({
  id: z.string(),
  agentId: z.string(),
  mode: z.enum(listedModes),
  language,
  state: z.enum(ticketStates),
  /** Why it waits, which agent it waits for while its table is made ready, or why it left. */
  reason: z.string().nullable(),
  /** If its agent was not ready: the state it was found in. Null otherwise. */
  detail: z.string().nullable(),
  waitedMs: z.number().min(0),
  /** How long its table has been in preparation. Null before and after that. */
  readyingMs: z.number().min(0).nullable(),
  /** How many older tickets wait for the same kind of table. 0 is next. Null once it no longer waits. */
  position: z.int().min(0).nullable(),
  /** The latest time at which its table is made, if nobody comes before. Null once it no longer waits. */
  estimatedStart: z.iso.datetime().nullable(),
  matchId: z.string().nullable(),
  game: z.string(),
  /** Whether its match is still played. Null until it is seated, and if the match was deleted since. */
  matchStatus: matchHeader.shape.status.nullable(),
  /** The common id of tickets from one request: the id of the first. Null for a single ticket. */
  seriesId: z.string().nullable(),
  /** How many more of them follow this one. */
  more: z.int().min(0),
})
export type TicketPage = z.infer<typeof ticketPage>
