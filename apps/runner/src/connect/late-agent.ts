import type { Agent, AgentNews, AgentReply, Readiness, Verdict } from '@wis/agents'
import type { Checkable } from '@wis/flight-check'
import type { AgentRequest } from '@wis/protocol'

/** A connector, or the reason why there is none and whose fault that is. */
export type Made =
  | { readonly ok: true; readonly agent: Checkable }
  | { readonly ok: false; readonly verdict: Verdict; readonly detail: string }

export const notMade = (verdict: Verdict, detail: string): Made => ({ ok: false, verdict, detail })

/**
 * An agent whose connector is made at its first use: its secret is not opened and its address not looked up before
 * that. A failed attempt is repeated at the next use. Never throws.
 */
export function lateAgent(
  make: (signal: AbortSignal) => Promise<Made>,
  { hears, sharedProvider }: { readonly hears: boolean } & Pick<Checkable, 'sharedProvider'>,
): Checkable {
  let making: Promise<Made> | undefined
  const made = async (signal: AbortSignal): Promise<Made> => {
    making ??= make(signal).catch(() => notMade('platform', 'its connector could not be made'))
    const result = await making
    if (!result.ok) making = undefined
    return result
  }
  const ears = lateEars(made)
  let last: Checkable | undefined
  return {
    ...(sharedProvider !== undefined && { sharedProvider }),
    reply: async (request, signal) => {
      const result = await made(signal)
      last = result.ok ? result.agent : undefined
      return result.ok ? ears.replyOf(result.agent, request, signal) : failed(result)
    },
    ruled: (isRefused) => last?.ruled?.(isRefused),
    prepare: async (signal) => {
      const result = await made(signal)
      return result.ok ? ((await result.agent.prepare?.(signal)) ?? ready) : { ...result, ready: false }
    },
    initialise: async (signal) => {
      const result = await made(signal)
      return result.ok ? ((await result.agent.initialise?.(signal)) ?? ready) : { ...result, ready: false }
    },
    ...(hears && { hear: ears.hear, isWaiting: ears.isWaiting }),
  }
}

/** Keeps the news that comes before the connector is made, and passes it on first. After the end it is given up. */
function lateEars(made: (signal: AbortSignal) => Promise<Made>) {
  let kept: AgentNews | undefined
  let agent: Agent | undefined
  const hear: NonNullable<Agent['hear']> = async (news, signal, hurry) => {
    const result = await made(signal)
    const all = kept ? { ...news, entries: [...kept.entries, ...news.entries] } : news
    if (result.ok) {
      kept = undefined
      agent = result.agent
      return (await agent.hear?.(all, signal, hurry)) ?? []
    }
    kept = news.entries.some(({ event }) => ends.includes(event.type)) ? undefined : all
    const seq = news.entries.at(-1)?.seq ?? 0
    return [{ seq, told: '', detail: result.detail, attempts: [] }]
  }
  const replyOf = async (
    answering: Agent,
    request: AgentRequest,
    signal: AbortSignal,
  ): Promise<AgentReply> => {
    const news = kept
    if (!news) return answering.reply(request, signal)
    kept = undefined
    agent = answering
    // Both at once: the connector puts them in order, and the time of the turn runs from now.
    const [told = [], reply] = await Promise.all([
      answering.hear?.(news, signal),
      answering.reply(request, signal),
    ])
    return { ...reply, told: [...told, ...(reply.told ?? [])] }
  }
  return { hear, replyOf, isWaiting: () => kept !== undefined || Boolean(agent?.isWaiting?.()) }
}

const ends = ['match-ended', 'match-voided', 'match-over']

const ready: Readiness = { ready: true }

function failed({ verdict, detail }: Extract<Made, { ok: false }>): AgentReply {
  return {
    ok: false,
    failure: verdict === 'agent' ? 'refused' : 'unreachable',
    verdict,
    detail,
    attempts: [],
  }
}
