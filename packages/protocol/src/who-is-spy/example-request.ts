import type { ToldEntry } from '@wis/engine'
import { briefingWith } from '@wis/games'
import type { AgentRequest } from './agent-wire.ts'

/** A request to the first of six seats, for tests. */
export function requestWith(
  events: readonly ToldEntry['event'][],
  changes: Partial<AgentRequest> = {},
): AgentRequest {
  const { turn, ...briefing } = briefingWith(events, changes)
  const deadline = '2030-01-01T00:00:00Z'
  return { protocol: 'wis/1', game: 'who-is-spy', ...briefing, turn: { ...turn, deadline }, ...changes }
}
