import type { GameEvent } from './game.ts'

/** The fields of an event in which a seat says something in its own words, in any game. */
export const ownWords = ['text', 'remark'] as const

const fieldsOf = (event: GameEvent): Readonly<Record<string, unknown>> => ({ ...event })

/** Who says what in its own words by this event. Undefined if nobody says anything. */
export function spokenIn(event: GameEvent): { readonly seat: number; readonly text: string } | undefined {
  const found = fieldsOf(event)
  const { seat } = found
  const text = ownWords.map((field) => found[field]).find((value) => typeof value === 'string')
  return typeof seat === 'number' && typeof text === 'string' ? { seat, text } : undefined
}

/** The event with other words, so that code that folds the log works the same. */
export function saying<Event extends GameEvent>(event: Event, words: string): Event {
  const found = fieldsOf(event)
  const changed = ownWords.filter((field) => typeof found[field] === 'string')
  return Object.assign({}, event, Object.fromEntries(changed.map((field) => [field, words])))
}
