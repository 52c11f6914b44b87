import { findPersona, think } from '@wis/games'
import type { Thought } from '@wis/games'
import type { Agent } from '../agent.ts'
import { rested, stillThinking } from './pace.ts'
import type { Pace } from './pace.ts'

export interface HouseOptions {
  readonly seed?: string
  /** If absent, the answer comes at once. */
  readonly pace?: Pace
}

/** Throws for a slug that no house agent has. The agent answers the same request with the same reply. */
export function createHouseAgent(slug: string, { seed = 'house', pace }: HouseOptions = {}): Agent {
  const persona = findPersona(slug)
  if (!persona) throw new RangeError(`no house agent is called ${slug}`)
  return {
    reply: async (request, signal) => {
      const thought = think(persona, request, seed)
      if (pace && !(await rested(pace, effortOf(thought), signal))) return stillThinking
      return { ok: true, ...thought }
    },
  }
}

/** More for long answers and open questions. */
function effortOf({ text, beliefs }: Thought): number {
  const certainty = Math.max(0, ...Object.values(beliefs))
  return 0.15 + 0.35 * (1 - certainty) + Math.min(0.5, text.length / 200)
}
