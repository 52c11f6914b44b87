import type { Agent } from '@wis/agents'
import type { Disguise } from '@wis/games'
import type { KitCondition } from '@wis/lab'
import { disguisedEntry, disguisedRequest, isGameRequest } from '@wis/protocol'
import type { TurnRequest } from '@wis/protocol'
import type { Connectable } from '../connect/connect.ts'
import { disguiseAt } from './amend-of.ts'
import { askedUnder } from './studied-seats.ts'

interface Connecting {
  connect(agent: Connectable): Agent<TurnRequest>
}

/** The agent of a seat, as a condition has it asked and told. */
export function connectedUnder(
  condition: KitCondition | undefined,
  { connect }: Connecting,
  seat: Connectable,
): Agent<TurnRequest> {
  const agent = connect({ ...seat, ...askedUnder(condition, seat.settings) })
  const disguise = disguiseAt(condition, seat)
  return disguise ? disguisedAgent(agent, disguise) : agent
}

/** The same agent, which is asked and told the news in other names. What it says is kept as it says it. */
export function disguisedAgent(agent: Agent<TurnRequest>, disguise: Disguise): Agent<TurnRequest> {
  const shown = (request: TurnRequest) =>
    isGameRequest(request) ? disguisedRequest(request, disguise) : request
  return {
    ...(agent.sharedProvider !== undefined && { sharedProvider: agent.sharedProvider }),
    reply: (request, signal, seen) => agent.reply(shown(request), signal, seen),
    ...(agent.ruled && { ruled: (isRefused) => agent.ruled?.(isRefused) }),
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
