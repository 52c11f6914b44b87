import { DataFault, headed, plain, readOutline } from '../../outline/outline.ts'
import type { DataFile, Entry } from '../../outline/outline.ts'
import { replacingNames } from './replacing-names.ts'
import type { Replaced } from './replacing-names.ts'

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
