import type { ToldEntry } from '@wis/engine'
import { languages } from '@wis/games'
import { z } from 'zod'

/** What the requests of all games have in common. What is more in one is its game's own. */
export interface TurnRequest {
  readonly protocol: 'wis/1'
  readonly matchId: string
  readonly game: string
  readonly seat: number
  readonly turn: { readonly kind: string; readonly round: number; readonly deadline: string }
  readonly history: readonly ToldEntry[]
}

/** One thing that happened at the table, as this seat may know it. */
const historyEntry = z.object({
  seq: z.int().min(0),
  at: z.string(),
  event: z.looseObject({ type: z.string() }),
})

/** Everything an agent of who-is-spy needs to act once. Nothing it may not know is ever in here. */
export const agentRequest = z.object({
  protocol: z.literal('wis/1'),
  matchId: z.string(),
  game: z.string(),
  seat: z.int().min(0),
  alias: z.string(),
  aliases: z.array(z.string()).readonly(),
  language: z.enum(languages),
  word: z.string(),
  rules: z.string(),
  turn: z.object({
    kind: z.enum(['speech', 'vote']),
    round: z.int().min(1),
    /** When the answer must be here, ISO 8601. */
    deadline: z.string(),
    /** Code points kept of a speech. */
    limit: z.int().min(1),
  }),
  /** Aliases that may be voted for, in a vote. */
  candidates: z.array(z.string()).readonly().optional(),
  history: z.array(historyEntry).readonly(),
})
export type AgentRequest = z.infer<typeof agentRequest>

/** What an agent answers to a request. Fields it adds are passed over. */
export const agentAnswer = z.object({
  /** What it says at the table, where it was asked for a speech. */
  speech: z.string().optional(),
  /** The alias it votes for, where it was asked for a vote. */
  vote: z.string().optional(),
  /** Why, in its own words: shown with the match once it is over, never at the table. */
  reasoning: z.string().optional().catch(undefined),
  /** How likely it holds each alias to be the spy, from 0 to 1. */
  beliefs: z.record(z.string(), z.unknown()).optional().catch(undefined),
})
export type AgentAnswer = z.infer<typeof agentAnswer>
