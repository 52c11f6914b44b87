import { DataFault, headed, plain, readOutline } from '../../outline/outline.ts'
import type { DataFile, Entry } from '../../outline/outline.ts'

/**
 * The same game in another story. Each name of the game has a partner, and each stands for the other: what is told goes
 * through it once, and what is answered once more. So an answer in the names of the story is that of the game, and one
 * in the names of the game is no answer.
 */
export interface Disguise {
  /** What the game is called in requests. */
  readonly game: string
  /** A text, or the values and names of data, as a seat is told them. */
  shown<Told>(told: Told): Told
  /** An answer in the names that the seat was told, as the rules read it. */
  meant(answer: string): string
}

/**
 * Reads the names of a story. `words` begin with a capital where their partner does, `exact` names are written in these
 * letters alone, and `whole` ones are the whole of a value. `also` has further names of the story, for answers alone. Where
 * `numerals` name nothing, no answer names anything by one.
 */
export function disguiseOf(file: DataFile): Disguise {
  const entries = readOutline(file)
  const below = (head: string) => entries.filter(({ text }) => text === head).flatMap((entry) => entry.below)
  const valueOf = (head: string) => entries.map(headed).find(([name]) => name === head)?.[1]
  const both = new Map<string, Replaced>()
  const add = (entry: Entry, name: string, replaced: Replaced) => {
    if (both.has(name.toLowerCase())) throw new DataFault(entry, `“${name}” stands for two`)
    both.set(name.toLowerCase(), replaced)
    names.set(name, replaced)
  }
  const names = new Map<string, Replaced>()
  for (const isExact of [false, true])
    for (const entry of below(isExact ? 'exact' : 'words')) {
      const [own, other] = pairOf(entry)
      add(entry, own, { by: other, isExact, followsCase: !isExact })
      add(entry, other, { by: own, isExact, followsCase: !isExact })
    }
  const whole = new Map(below('whole').flatMap((entry) => swapped(pairOf(entry))))
  const swap = replacingNames(names)
  const also = new Map(
    below('also').map((entry): readonly [string, Replaced] => {
      const [own, other] = pairOf(entry)
      return [other, { by: own }]
    }),
  )
  const swapMeant = replacingNames(new Map([...names, ...also]))
  const namesNumbers = valueOf('numerals') !== 'nothing'
  const ofText = (text: string) => whole.get(text) ?? withAscii(swap(text))
  return {
    game: valueOf('game') ?? '',
    shown: (told) => shownIn(told, ofText),
    meant: (answer) => {
      const said = answer.replaceAll(fullWidth, (sign) => sign.normalize('NFKC'))
      return swapMeant(namesNumbers ? said : withoutAscii(said))
    },
  }
}

interface Replaced {
  readonly by: string
  /** Only the name in exactly these letters is meant. */
  readonly isExact?: boolean
  /** It begins with a capital where the name does in the text. */
  readonly followsCase?: boolean
}

/**
 * Puts other names into a text, the longest first, because one may begin as another does. A name is none within a longer
 * word: `edge` has the characters that make it longer.
 */
export function replacingNames(
  names: ReadonlyMap<string, Replaced>,
  edge = 'a-z0-9',
): (text: string) => string {
  if (names.size === 0) return (text) => text
  const known = new Map([...names].map(([name, replaced]) => [name.toLowerCase(), { name, ...replaced }]))
  const isPart = new RegExp(`[${edge}]`, 'iu')
  const all = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const ways = all.map((name) => {
    const before = isPart.test(name.slice(0, 1)) ? `(?<![${edge}])` : ''
    const after = isPart.test(name.slice(-1)) ? `(?![${edge}])` : ''
    return `${before}${name.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)}${after}`
  })
  const found = new RegExp(ways.join('|'), 'giu')
  return (text) =>
    text.replaceAll(found, (said) => {
      const replaced = known.get(said.toLowerCase())
      if (!replaced || (replaced.isExact && replaced.name !== said)) return said
      return replaced.followsCase && /^\p{Lu}/u.test(said) ? capital(replaced.by) : replaced.by
    })
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function pairOf(entry: Entry): readonly [own: string, other: string] {
  const [own = '', other = '', ...more] = plain(entry).text.split(' <> ')
  if (own === '' || other === '' || more.length > 0) throw new DataFault(entry, 'it is no pair of names')
  return [own, other]
}

const swapped = ([own, other]: readonly [string, string]) => [[own, other] as const, [other, own] as const]

function shownIn<Told>(told: Told, ofText: (text: string) => string): Told {
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return ofText(value)
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [ofText(name), inside(own)]))
  }
  // Names and texts are others, and the shape is the same.
  return inside(told) as Told
}

/** Letters and digits that readers take for plain ones. */
const fullWidth = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g

/** Digits that no reader knows. They keep what was said, and name nothing but players. */
const strangeZero = 0x966
const withoutAscii = (text: string) =>
  text.replaceAll(/(?<!(?:player|seat|玩家)[ _]?\d*)\d/giu, (digit) =>
    String.fromCodePoint(strangeZero + Number(digit)),
  )
const withAscii = (text: string) =>
  text.replaceAll(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - strangeZero))
