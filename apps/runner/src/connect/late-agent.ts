import type { AgentReply, Readiness, Verdict } from '@wis/agents'
import type { Checkable } from '@wis/flight-check'

/** A connector, or why there is none: whose doing that is, and what. */
export type Made =
  | { readonly ok: true; readonly agent: Checkable }
  | { readonly ok: false; readonly verdict: Verdict; readonly detail: string }

export const notMade = (verdict: Verdict, detail: string): Made => ({ ok: false, verdict, detail })

/**
 * An agent whose connector is made when it is first needed: only then is its secret taken out of the vault, and its
 * address looked up. What could not be made is tried again the next time. Never throws.
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
  return {
    ...(sharedProvider !== undefined && { sharedProvider }),
    reply: async (request, signal) => {
      const result = await made(signal)
      return result.ok ? result.agent.reply(request, signal) : failed(result)
    },
    prepare: async (signal) => {
      const result = await made(signal)
      return result.ok ? ((await result.agent.prepare?.(signal)) ?? ready) : { ...result, ready: false }
    },
    initialise: async (signal) => {
      const result = await made(signal)
      return result.ok ? ((await result.agent.initialise?.(signal)) ?? ready) : { ...result, ready: false }
    },
    ...(hears && {
      hear: async (news, signal, hurry) => {
        const result = await made(signal)
        if (result.ok) return (await result.agent.hear?.(news, signal, hurry)) ?? []
        const seq = news.entries.at(-1)?.seq ?? 0
        return [{ seq, told: '', detail: result.detail, attempts: [] }]
      },
    }),
  }
}

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
