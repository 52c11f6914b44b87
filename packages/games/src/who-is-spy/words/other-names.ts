import { DataFault, fileCalled, headed, plain, readOutline } from '../../outline/outline.ts'
import type { DataFile } from '../../outline/outline.ts'
import { files as first } from '../content/generated/other-names-1.ts'
import { files as second } from '../content/generated/other-names-2.ts'
import type { Language } from '../events.ts'
import type { Ruleset } from '../schema.ts'

/** By the number that a ruleset has. A list never changes, because fouls of played matches are judged again by it. */
const lists = { 1: first, 2: second } as const
type NamesList = keyof typeof lists
const read = new Map<string, ReadonlyMap<string, readonly string[]>>()
const none: readonly string[] = []

/** Other names of a word that count as the word itself. None by a ruleset without a list. */
export function otherNames(
  { otherNames: list }: Pick<Ruleset, 'otherNames'>,
  language: Language,
  word: string,
): readonly string[] {
  return list === undefined ? none : (namesOnList(list, language).get(word.toLowerCase()) ?? none)
}

/** The names of every word on the newest list. */
export const namesNow = (language: Language) => namesOnList(2, language)

/** The names of every word on a list, by the word. */
export function namesOnList(list: NamesList, language: Language): ReadonlyMap<string, readonly string[]> {
  const name = `${list}/${language}`
  const known = read.get(name) ?? namesIn(fileCalled(language, lists[list]))
  read.set(name, known)
  return known
}

/** `word: name, name, …` */
export function namesIn(file: DataFile): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const entry of readOutline(file)) {
    const [word, names] = headed(plain(entry))
    if (names === undefined) throw new DataFault(entry, `'${word}' has no other names`)
    if (found.has(word)) throw new DataFault(entry, `'${word}' stands here twice`)
    found.set(word, names.split(', '))
  }
  return found
}
