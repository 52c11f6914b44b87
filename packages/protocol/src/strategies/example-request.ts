import type { AgentRequest } from '../wire/agent-wire.ts'

type Event = AgentRequest['history'][number]['event']

/** A request to the first of six seats, for tests. */
export function requestWith(events: readonly Event[], changes: Partial<AgentRequest> = {}): AgentRequest {
  const alias = changes.language === 'zh' ? '玩家' : 'Player '
  const aliases = [1, 2, 3, 4, 5, 6].map((number) => `${alias}${number}`)
  return {
    protocol: 'wis/1',
    matchId: 'example',
    game: 'who-is-spy',
    seat: 0,
    alias: aliases[0] ?? '',
    aliases,
    language: 'en',
    word: 'tea',
    rules: '',
    turn: { kind: 'speech', round: 1, deadline: '2030-01-01T00:00:00Z', limit: 400 },
    history: events.map((event, seq) => ({ seq, at: '2030-01-01T00:00:00Z', event })),
    ...changes,
  }
}

/** Each of the other seats says one thing, in seat order. */
export function spoken(...texts: readonly string[]): readonly Event[] {
  return texts.map((text, index) => ({ type: 'speech-given', seat: index + 1, text, cut: false }))
}
