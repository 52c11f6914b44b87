import type { Seat } from '@wis/engine'
import type { Language } from './events.ts'

const names = { en: 'Player ', zh: '玩家' } as const

/** A name that says nothing about who sits there. */
export function alias(language: Language, seat: Seat): string {
  return `${names[language]}${seat + 1}`
}

/** The living in seat order from the starter, wrapping round; from the next one if the starter is out. */
export function speakingOrder(living: readonly Seat[], starter: Seat): readonly Seat[] {
  return [...living.filter((seat) => seat >= starter), ...living.filter((seat) => seat < starter)]
}
