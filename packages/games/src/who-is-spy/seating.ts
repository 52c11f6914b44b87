import type { Seat } from '@wis/engine'
import type { Language } from './events.ts'

const names = { en: 'Player ', zh: '玩家' } as const

/** A name that says nothing about the agent behind it. */
export function alias(language: Language, seat: Seat): string {
  return `${names[language]}${seat + 1}`
}

/**
 * The living players in seat order from the starter, wrapping round. If the starter is out, it begins with the next
 * one.
 */
export function speakingOrder(living: readonly Seat[], starter: Seat): readonly Seat[] {
  return [...living.filter((seat) => seat >= starter), ...living.filter((seat) => seat < starter)]
}
