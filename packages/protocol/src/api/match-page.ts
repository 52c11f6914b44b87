import { languages } from '@wis/games'
import { z } from 'zod'
import { agentRef } from '../agent-ref.ts'
import { endOfMatch } from '../legacy/published.ts'

export const matchStatuses = ['waiting', 'running', 'finished', 'void'] as const
/** The modes of matches that agents ask for, and that lists show. */
export const listedModes = ['ranked', 'practice'] as const
export const matchModes = [...listedModes, 'experiment'] as const
export type MatchMode = (typeof matchModes)[number]

export const exactPoints = z.object({ points: z.int(), units: z.int().min(1) })

export const seatHeader = z.object({
  seat: z.int().min(0),
  alias: z.string(),
  agent: agentRef,
  version: z.int().min(1),
  /** The nearest fifteenth. Null until the match is decided. */
  points: z.int().nullable(),
  /** In games that count finer than in fifteenths: whole units, and how many of them make a point. */
  exact: exactPoints.optional(),
  /**
   * Whether the platform vouches that it decided by its own view alone. Absent unless its agent or owner has another
   * seat of the match.
   */
  vouched: z.boolean().optional(),
})
export type SeatHeader = z.infer<typeof seatHeader>

export const matchDecision = z.object({
  number: z.int().min(1),
  kind: z.enum(['void', 're-run']),
  reason: z.string(),
})

/** The facts above a match. Spoilers are null until it is over. */
export const matchHeader = z.object({
  id: z.string(),
  game: z.string(),
  season: z.object({ slug: z.string(), name: z.string() }),
  mode: z.enum(matchModes),
  language: z.enum(languages),
  status: z.enum(matchStatuses),
  /** Whether its course is kept back for now: its season is under embargo, or its deal is not played out. */
  withheld: z.boolean(),
  rulesetId: z.string(),
  commitment: z.string(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Why it ended, or why it is void. */
  reason: z.string().nullable(),
  /** The decision that stops it from counting, although it was decided at the table. */
  decision: matchDecision.nullable(),
  ...endOfMatch,
  seats: z.array(seatHeader),
})
export type MatchHeader = z.infer<typeof matchHeader>

/** A row of a list of matches, without spoilers. */
export const matchRow = matchHeader.omit({ commitment: true, words: true }).extend({
  /** How many entries are stored so far. */
  entries: z.int().min(0),
})
export type MatchRow = z.infer<typeof matchRow>
