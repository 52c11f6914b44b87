import type { Agent } from '@wis/agents'
import type { Disguise } from '@wis/games'
import { disguisedEntry, disguisedRequest, isGameRequest } from '@wis/protocol'
import type { TurnRequest } from '@wis/protocol'

/** The same agent, which is asked and told the news in other names. What it says is kept as it says it. */
export function disguisedAgent(agent: Agent<TurnRequest>, disguise: Disguise): Agent<TurnRequest> {
  const shown = (request: TurnRequest) =>
    isGameRequest(request) ? disguisedRequest(request, disguise) : request
  return {
    ...(agent.sharedProvider !== undefined && { sharedProvider: agent.sharedProvider }),
    reply: (request, signal, seen) => agent.reply(shown(request), signal, seen),
    ...(agent.hear && {
      hear: async (news, signal, hurry) => {
        const entries = news.entries.map((entry) => disguisedEntry(entry, disguise))
        return (await agent.hear?.({ ...news, game: disguise.game, entries }, signal, hurry)) ?? []
      },
    }),
    ...(agent.isWaiting && { isWaiting: () => agent.isWaiting?.() ?? false }),
    ...(agent.prepare && {
      prepare: async (signal) => (await agent.prepare?.(signal)) ?? { ready: true },
    }),
  }
}
