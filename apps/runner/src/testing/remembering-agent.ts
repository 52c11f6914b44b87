import { createHouseAgent } from '@wis/agents'
import type { Agent, AgentNews } from '@wis/agents'
import type { AgentRequest } from '@wis/protocol'

type Told = AgentNews['entries'][number]

interface Heard {
  readonly seq: number
  readonly type: string
}

/** A house agent that remembers, for each pair of words, which seat was the spy, and votes by that. */
export interface RememberingAgent extends Agent {
  /** The number of matches in which it knew the spy's seat before the first vote. */
  knew(): number
  /** The news it was told, in order. */
  readonly heard: readonly Heard[]
}

export function rememberingAgent(slug: string): RememberingAgent {
  const honest = createHouseAgent(slug)
  const spies = new Map<string, number>()
  const heard: Heard[] = []
  const known = new Set<string>()

  const learn = ({ seq, event: { type, spy, words } }: Told) => {
    heard.push({ seq, type })
    if (type !== 'match-ended' || typeof spy !== 'number') return
    for (const word of wordsIn(words)) spies.set(word, spy)
  }

  const spyOf = ({ matchId, word, aliases }: AgentRequest): string | undefined => {
    const spy = spies.get(word)
    if (spy === undefined) return undefined
    known.add(matchId)
    return aliases[spy]
  }

  return {
    heard,
    knew: () => known.size,
    hear: async ({ entries }) => {
      for (const entry of entries) learn(entry)
      return []
    },
    reply: async (request, signal) => {
      const spy = spyOf(request)
      const isVote = request.turn.kind === 'vote' && request.candidates?.includes(spy ?? '')
      return isVote && spy !== undefined && spy !== request.alias
        ? { ok: true, text: spy }
        : honest.reply(request, signal)
    },
  }
}

function wordsIn(words: unknown): readonly string[] {
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).filter((word) => typeof word === 'string')
}
