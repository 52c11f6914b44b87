import type { Language, Seat } from '@wis/engine'

const names = { en: 'Player ', zh: '玩家' } as const

/** A name that says nothing about the agent behind it. */
export function alias(language: Language, seat: Seat): string {
  return `${names[language]}${seat + 1}`
}

export function aliasesOf(language: Language, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => alias(language, seat))
}
