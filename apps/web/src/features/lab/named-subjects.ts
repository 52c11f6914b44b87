/** The names of subjects by their short names. A subject without one is called by its short name. */
export type SubjectNames = ReadonlyMap<string, string>

export const nameOfSubject = (names: SubjectNames | undefined, subject: string) =>
  names?.get(subject) ?? subject

/** A sentence of a report, which calls subjects by their short names, with their names. */
export function withNames(sentence: string, names: SubjectNames | undefined): string {
  if (!names || names.size === 0) return sentence
  const longestFirst = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const anyOfThem = longestFirst.map((slug) => slug.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  const whole = new RegExp(`(?<![\\w-])(?:${anyOfThem})(?![\\w-])`, 'g')
  return sentence.replaceAll(whole, (slug) => nameOfSubject(names, slug))
}
