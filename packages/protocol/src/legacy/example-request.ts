import type { ToldEntry } from '@wis/engine'
import { alias } from '@wis/games'
import type { AgentRequest } from './agent-wire.ts'

const at = '2030-01-01T00:00:00Z'

/** A request to the first of six seats, for tests. */
export function requestWith(
  events: readonly ToldEntry['event'][],
  { language = 'en', ...changes }: Partial<AgentRequest> = {},
): AgentRequest {
  const aliases = Array.from({ length: 6 }, (_, seat) => alias(language, seat))
  return {
    protocol: 'wis/1',
    game: 'who-is-spy',
    matchId: 'example',
    seat: 0,
    alias: aliases[0] ?? '',
    aliases,
    language,
    word: 'tea',
    rules: '',
    turn: { kind: 'speech', round: 1, limit: 400, deadline: at },
    history: events.map((event, seq) => ({ seq, at, event })),
    ...changes,
  }
}
