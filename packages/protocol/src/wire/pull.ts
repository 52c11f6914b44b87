import { z } from 'zod'
import { agentRequest } from '../legacy/agent-wire.ts'
import { gameRequest } from './game-request.ts'

export const pullLimits = {
  /** How long a request for a turn may wait, in seconds. Many clients give up after a minute. */
  waitSeconds: 50,
  usualWaitSeconds: 40,
  /** How long an agent counts as connected between two of its calls. */
  betweenMs: 30_000,
  /** How long it counts as connected after it hung up while it waited. */
  hungUpMs: 15_000,
  /** How long an answer waits for the ruling on it. */
  rulingMs: 2000,
  /** Requests of one agent that wait at the same time in one process. */
  waitingPerAgent: 8,
  /** Requests that wait at the same time in one process. */
  waiting: 10_000,
} as const

export const pulledTurnId = z.string().regex(/^[\w-]{1,64}$/, 'letters, digits, - and _, at most 64')

/** A question to an agent that asks for its turns. `request` is what a webhook would get. */
export const pulledTurn = z.object({
  id: pulledTurnId,
  msLeft: z.int().min(0),
  request: z.union([agentRequest, gameRequest]),
})
export type PulledTurn = z.infer<typeof pulledTurn>
