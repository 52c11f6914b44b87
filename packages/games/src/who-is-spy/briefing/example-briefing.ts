import type { ToldEntry } from '@wis/engine'
import { aliasesOf } from '../../contract/aliases.ts'
import type { OlderAsked } from '../../contract/older-form.ts'

type Event = ToldEntry['event']

/** The briefing of the first of six seats, for tests and examples. */
export function briefingWith(events: readonly Event[], changes: Partial<OlderAsked> = {}): OlderAsked {
  const aliases = aliasesOf(changes.language ?? 'en', [0, 1, 2, 3, 4, 5])
  return {
    matchId: 'example',
    seat: 0,
    alias: aliases[0] ?? '',
    aliases,
    language: 'en',
    word: 'tea',
    rules: '',
    turn: { kind: 'speech', round: 1, limit: 400 },
    history: events.map((event, seq) => ({ seq, at: '2030-01-01T00:00:00Z', event })),
    ...changes,
  }
}

/** Each of the other seats says one thing, in seat order. */
export function spoken(...texts: readonly string[]): readonly Event[] {
  return texts.map((text, index) => ({ type: 'speech-given', seat: index + 1, text, cut: false }))
}
