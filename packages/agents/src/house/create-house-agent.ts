import type { Agent } from '../agent.ts'
import type { InBoth, Persona } from './persona.ts'
import { personas } from './personas.ts'
import { think } from './think.ts'
import type { Thought } from './think.ts'

/** A house agent as the rest of the platform sees it. */
export interface HouseAgent {
  readonly slug: string
  readonly name: InBoth<string>
  readonly character: InBoth<string>
  /** Its rank among the house agents; 1 is the weakest. */
  readonly strength: number
}

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

export const houseAgents: readonly HouseAgent[] = personas.map(({ slug, name, character, strength }) => ({
  slug,
  name,
  character,
  strength,
}))

export function findPersona(slug: string): Persona | undefined {
  return personas.find((persona) => persona.slug === slug)
}

/** Throws for a slug that is not in `houseAgents`. The agent answers the same request with the same reply. */
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
