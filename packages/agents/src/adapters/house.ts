import { findPersona, think } from '@wis/games'
import type { Thought } from '@wis/games'
import type { Agent } from '../agent.ts'

/** Makes the agent take its time. If absent, the answer comes at once. */
export interface Pace {
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** It never sleeps longer than this. */
  readonly longestMs: number
}

export interface HouseOptions {
  readonly seed?: string
  readonly pace?: Pace
}

/** Throws for a slug that no house agent has. The agent answers the same request with the same reply. */
export function createHouseAgent(slug: string, { seed = 'house', pace }: HouseOptions = {}): Agent {
  const persona = findPersona(slug)
  if (!persona) throw new RangeError(`no house agent is called ${slug}`)
  return {
    reply: async (request, signal) => {
      const thought = think(persona, request, seed)
      if (pace && !(await rested(pace, thought, signal))) {
        return { ok: false, failure: 'timeout', verdict: 'agent', detail: 'still thinking when time was up' }
      }
      return { ok: true, ...thought }
    },
  }
}

/** Sleeps longer for long answers and open questions. False if the sleep was broken off. */
async function rested({ sleep, longestMs }: Pace, { text, beliefs }: Thought, signal: AbortSignal) {
  const certainty = Math.max(0, ...Object.values(beliefs))
  const effort = 0.15 + 0.35 * (1 - certainty) + Math.min(0.5, text.length / 200)
  try {
    await sleep(Math.round(longestMs * effort), signal)
    return !signal.aborted
  } catch {
    return false
  }
}
