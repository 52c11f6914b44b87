import type { Language, Seat } from '@wis/engine'

const names = { en: 'Player ', zh: '玩家' } as const

/** A name that says nothing about the agent behind it. */
export function alias(language: Language, seat: Seat): string {
  return `${names[language]}${seat + 1}`
}

export function aliasesOf(language: Language, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => alias(language, seat))
}

/** The names at the table, as the entry tells them that opens a match. */
export const aliasesTold = (opened: object | undefined): readonly string[] =>
  opened && 'aliases' in opened && Array.isArray(opened.aliases) ? opened.aliases.map(String) : []
