import { DataFault, headed, readOutline } from '../outline.ts'
import type { DataFile, Entry } from '../outline.ts'

/** What is wrong with a file whatever it is about, each with its line. `language` is that of all its texts. */
export function faultsOf(file: DataFile, language?: 'en' | 'zh'): readonly string[] {
  try {
    return groupsIn(readOutline(file)).flatMap((group) => [
      ...repeated(group, ({ text }) => text),
      ...(language ? group.flatMap((entry) => foreign(entry, language)) : []),
    ])
  } catch (fault) {
    if (fault instanceof DataFault) return [fault.message]
    throw fault
  }
}

/** The entries that say what another one has said before. */
export function repeated(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly string[] {
  const first = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    const before = first.get(keyOf(entry))
    first.set(keyOf(entry), before ?? entry)
    return before ? [`${placeOf(entry)}: '${keyOf(entry)}' stands already at ${placeOf(before)}`] : []
  })
}

const placeOf = ({ file, line }: Entry) => `${file}:${line}`

/** Entries that stand below the same one. */
const groupsIn = (entries: readonly Entry[]): (readonly Entry[])[] =>
  entries.length === 0 ? [] : [entries, ...entries.flatMap(({ below }) => groupsIn(below))]

const han = /\p{Script=Han}/u
/** Names that are the same in all languages: of an idea, a domain, a field. */
const name = /^[a-z][a-zA-Z0-9-]*$/
/** Under which a line of a game is said, or for each of which. */
const condition = /^[?*]!?\w+ /

function foreign(entry: Entry, language: 'en' | 'zh'): readonly string[] {
  const [head, rest] = headed(entry)
  const said = (name.test(head) ? (rest ?? '') : entry.text).replace(condition, '').replaceAll(/\{\w+\}/g, '')
  const isForeign = language === 'en' ? han.test(said) : /\p{L}/u.test(said) && !han.test(said)
  return isForeign
    ? [`${placeOf(entry)}: '${entry.text}' is not in the language of its file (${language})`]
    : []
}
