import { findPersona, probedPersona, think } from '@wis/games'
import type { HouseProbe, Persona, SpyState, Thought } from '@wis/games'
import { isGameRequest } from '@wis/protocol'
import { rested, stillThinking } from '../adapters/pace.ts'
import type { HouseOptions } from '../adapters/pace.ts'
import type { Agent, AgentReply, AnyRequest, Seen } from '../agent.ts'
import { houseProbe } from '../beside/house-probe.ts'

/**
 * Throws for a slug that no house agent has. The agent answers the same request with the same reply. It plays
 * who-is-spy alone, from the request, and answers questions beside it.
 */
export function createHouseAgent(
  slug: string,
  { seed = 'house', pace }: HouseOptions = {},
): Agent<AnyRequest> {
  const persona = findPersona(slug)
  if (!persona) throw new RangeError(`no house agent is called ${slug}`)
  return {
    reply: async (request, signal, seen) => {
      if (isGameRequest(request)) return besideMatch(persona, seen, seed)
      const thought = think(persona, request, seed)
      if (pace && !(await rested(pace, request, effortOf(thought), signal))) return stillThinking
      return { ok: true, ...thought }
    },
  }
}

/** It hears the table as in the match that is asked about, so that it believes what it plays by. */
function besideMatch(persona: Persona, seen: Seen | undefined, seed: string): AgentReply {
  const probe = seen?.probe
  if (!probe)
    return {
      ok: false,
      failure: 'refused',
      verdict: 'platform',
      detail: 'the house agent was not shown a match',
    }
  const probed = (asked: HouseProbe<unknown>) =>
    // Who asks this agent about a match asks about one of who-is-spy.
    probedPersona(persona, asked as HouseProbe<SpyState>, probe.matchId)
  return houseProbe({ probed }, seen, seed)
}

/** More for long answers and open questions. */
function effortOf({ text, beliefs }: Thought): number {
  const certainty = Math.max(0, ...Object.values(beliefs))
  return 0.15 + 0.35 * (1 - certainty) + Math.min(0.5, text.length / 200)
}
