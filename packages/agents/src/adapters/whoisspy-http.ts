import type { AgentRequest } from '@wis/protocol'
import type { Agent, AgentNews, AgentReply, Attempt } from '../agent.ts'
import { fault } from './judge-answer.ts'
import { createSerial } from './serial.ts'
import { after, blankScene, callsFor } from './whoisspy/calls.ts'
import { callWhoisspy } from './whoisspy/endpoints.ts'
import type { WhoisspyEndpoint } from './whoisspy/endpoints.ts'
import { getReady } from './whoisspy/get-ready.ts'
import type { Stage } from './whoisspy/get-ready.ts'

export interface WhoisspyLimits {
  readonly perceiveMs: number
  /** How long an agent still busy with what it was told may put off its own turn. */
  readonly patienceMs: number
  /** For a turn, if its deadline is further off than any turn is long. */
  readonly turnMs: number
  readonly healthMs: number
  /** Between two looks at an agent that is being woken. */
  readonly pollMs: number
}

export const whoisspyLimits: WhoisspyLimits = {
  perceiveMs: 30_000,
  patienceMs: 30_000,
  turnMs: 60_000,
  healthMs: 10_000,
  pollMs: 3_000,
}

export interface WhoisspyOptions extends WhoisspyEndpoint {
  /** The number of the last entry that the agent heard before, where a match is taken over. */
  readonly delivered?: number
  /** Told of every entry once the agent has heard it, or could not be made to. */
  readonly onDelivered?: (seq: number) => void
  /** What the host says of the agent's machine, where it can be asked. */
  readonly stage?: (signal: AbortSignal) => Promise<Stage>
  readonly limits?: Partial<WhoisspyLimits>
}

export interface WhoisspyAgent extends Required<Agent> {
  /** Clears the agent's memory: at registration and before a flight check, never during a match. */
  initialise(signal: AbortSignal): Promise<AgentReply>
}

/**
 * One seat of one match, played by an agent that speaks the whoisspy profile. It is told everything from the first
 * entry on, so that it knows where the match stands, and passes on only what was not delivered before.
 */
export function createWhoisspyAgent(options: WhoisspyOptions): WhoisspyAgent {
  const limits = { ...whoisspyLimits, ...options.limits }
  const oneByOne = createSerial()
  const delivered = options.delivered ?? -1
  let scene = blankScene
  let seen = -1

  const perceive = async (news: AgentNews, signal: AbortSignal) => {
    const attempts: Attempt[] = []
    for (const { seq, event } of news.entries.filter((entry) => entry.seq > seen)) {
      const calls = seq > delivered ? callsFor(scene, event, news) : []
      scene = after(scene, event, news.seat)
      seen = seq
      for (const body of calls) {
        if (signal.aborted) break
        const told = await callWhoisspy(options, 'perceive', body, { timeoutMs: limits.perceiveMs, signal })
        attempts.push(...told.attempts)
      }
      if (seq > delivered && !signal.aborted) options.onDelivered?.(seq)
    }
    return attempts
  }

  const interact = async ({ turn, candidates = [] }: AgentRequest, timeoutMs: number, signal: AbortSignal) => {
    const { kind, round } = turn
    const body =
      kind === 'vote' ? { status: 'vote', round, message: candidates.join(',') } : { status: 'round', round }
    const { attempts, ...answer } = await callWhoisspy(options, 'interact', body, { timeoutMs, signal })
    if (!answer.ok) return { ...answer, attempts }
    if (typeof answer.value === 'string') return { ok: true, text: answer.value, attempts } as const
    return { ...fault('malformed', 'agent', 'its result is not a text'), attempts }
  }

  return {
    hear: (news, signal) => oneByOne(() => perceive(news, signal)),
    reply: (request, signal) => {
      const untilMs = Date.parse(request.turn.deadline) - Date.now()
      const timeoutMs = untilMs < limits.turnMs ? Math.max(1, untilMs) : limits.turnMs
      return firstIdle(oneByOne, () => interact(request, timeoutMs, signal), limits.patienceMs, signal)
    },
    ...
  }
}
