import type { Sheet } from '@wis/lab'

/** The names of subjects by their short names. A subject without one is called by its short name. */
export type SubjectNames = ReadonlyMap<string, string>

/** A sheet whose rows begin with the names of subjects. */
export const withSubjects = ({ rows, ...sheet }: Sheet, names: SubjectNames | undefined): Sheet => ({
  ...sheet,
  rows: rows.map(([first = '', ...rest]) => [nameOfSubject(names, first), ...rest]),
})

export const nameOfSubject = (names: SubjectNames | undefined, subject: string) =>
  names?.get(subject) ?? subject

/**
 * A sentence of a report about two subjects, which it calls by their short names, with their names. A sentence begins with the
 * one, and the other follows a word that compares. Elsewhere the same word is none of them, such as a subject called “win”.
 */
export function withNames(sentence: string, names: SubjectNames | undefined): string {
  if (!names || names.size === 0) return sentence
  const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const anyOfThem = longestFirst.map((slug) => slug.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  const placed = new RegExp(
    `(?<=^| than | and | higher for | than for | 比 | 与 |高于 |上，)(?:${anyOfThem})(?![\\w-])`,
    'g',
  )
  const named = sentence.replaceAll(placed, (slug) => nameOfSubject(names, slug))
  // A short name in Latin letters stands apart from Chinese words, a Chinese name does not.
  return withoutGaps(named)
}

/** A Chinese sentence around names: only names in Latin letters stand apart from its words. */
export const withoutGaps = (text: string) => text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')

/** “Win rate” within a sentence. An abbreviation stays as it is. */
export const lowered = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
