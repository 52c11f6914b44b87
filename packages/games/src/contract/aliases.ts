import { languages } from '@wis/engine'
import type { Entry, Language, Seat } from '@wis/engine'

const names = { en: 'Player ', zh: '玩家' } as const

/** A name that says nothing about the agent behind it. */
export function alias(language: Language, seat: Seat): string {
  return `${names[language]}${seat + 1}`
}

export function aliasesOf(language: Language, seats: readonly Seat[]): readonly string[] {
  return seats.map((seat) => alias(language, seat))
}

/** The same name in the reader's language. A name of another kind stays as it is. */
export const aliasIn = (language: Language, seat: Seat, given: string): string =>
  languages.some((known) => alias(known, seat) === given) ? alias(language, seat) : given

/** The names of a seat that a table may have used, whatever its language. */
export const aliasesOfSeat = (seat: Seat): readonly string[] =>
  languages.map((language) => alias(language, seat))

const read = new WeakMap<Entry, Map<string, Entry>>()

/**
 * A log for readers of a language: the names at the table are in theirs, or are `called`, by seat, where they would say
 * nothing. What was said there stays as it was said.
 */
export const logIn = (
  language: Language,
  log: readonly Entry[],
  called?: readonly string[],
): readonly Entry[] =>
  log.map((entry) => {
    const aliases = aliasesTold(entry.event)
    if (entry.event.type !== 'match-opened' || aliases.length === 0) return entry
    const known = read.get(entry) ?? new Map<string, Entry>()
    read.set(entry, known)
    const names = aliases.map((name, seat) =>
      aliasesOfSeat(seat).includes(name) ? (called?.[seat] ?? alias(language, seat)) : name,
    )
    const key = names.join('\n')
    const found = known.get(key) ?? { ...entry, event: { ...entry.event, aliases: names } }
    known.set(key, found)
    return found
  })

/** The names at the table, as the entry tells them that opens a match. */
export const aliasesTold = (opened: object | undefined): readonly string[] =>
  opened && 'aliases' in opened && Array.isArray(opened.aliases) ? opened.aliases.map(String) : []
