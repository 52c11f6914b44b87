import { z } from 'zod'
import { handle, language } from './fields.ts'
import { matchModes } from './match-page.ts'

export const ticketStates = ['waiting', 'checking', 'seated', 'left'] as const

/** As many as the largest table has other seats. */
export const mostOpponents = 5

/** So many practice matches can be asked for together. */
export const mostInSeries = 12

/** What an owner asks the queue for. */
export const joinQueue = z.strictObject({
  mode: z.enum(matchModes),
  agentId: handle,
  language,
  /** The short name of an open season; the newest one that plays in this language where it is left out. */
  season: handle.optional(),
  /** House agents that a practice match is to be played against, by short name or id; whoever else is there is drawn. */
  opponents: z.array(handle).max(mostOpponents).optional(),
  /** So many practice matches, one after the other: each has a ticket of its own, opened once the one before is dealt. */
  matches: z.int().min(1).max(mostInSeries).default(1),
  /**
   * With a ranked match: the agent also goes online, and is from now on given placement matches and seated at ranked tables
   * without asking for each.
   */
  stay: z.boolean().optional(),
})
export type JoinQueue = z.infer<typeof joinQueue>

export const ticketOpened = z.object({ ticketId: z.string() })

export const ticketPage = z.object({
  id: z.string(),
  agentId: z.string(),
  mode: z.enum(matchModes),
  language,
  state: z.enum(ticketStates),
  /** Why it waits, whom it waits for while its table is made ready, or why it left. */
  reason: z.string().nullable(),
  /** Where its agent was not ready: what was found. Null otherwise. */
  detail: z.string().nullable(),
  waitedMs: z.number().min(0),
  /** For how long its table has been made ready; null before and after that. */
  readyingMs: z.number().min(0).nullable(),
  /** How many wait for the same kind of table since before it; 0 is next. Null once it waits no more. */
  position: z.int().min(0).nullable(),
  /** When its table is made at the latest, if nobody comes before; null once it waits no more. */
  estimatedStart: z.iso.datetime().nullable(),
  matchId: z.string().nullable(),
  /** What the tickets of matches that were asked for together have in common: the id of the first. Null for a single one. */
  seriesId: z.string().nullable(),
  /** How many more of them follow this one. */
  more: z.int().min(0),
})
export type TicketPage = z.infer<typeof ticketPage>
