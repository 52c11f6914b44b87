/** An alias that a text names, and its place in the folded text. */
export interface Mention {
  readonly alias: string
  readonly start: number
  readonly end: number
}

const unseen = /\p{Default_Ignorable_Code_Point}/gu
/** The text is cut before it is normalised: normalising takes quadratic time in the number of marks on a letter. */
const tooManyMarks = /(\p{M}{8})\p{M}+/gu

/** One line in one case and width. */
export function foldedLine(text: string): string {
  const visible = text.replace(unseen, '').replace(tooManyMarks, '$1')
  return visible.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

const english = 'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',')
const chinese = '一,二,三,四,五,六,七,八,九,十,十一,十二'.split(',')

/** The number that makes up a whole text: 3, three, 三, #3, no. 3, 3号. */
export function wholeNumber(text: string): number | undefined {
  if (text.length > 40) return undefined
  const bare = foldedLine(text).replace(/^(?:no\.?|number|第)?[^\p{L}\p{N}]*|(?:号|位)?[^\p{L}\p{N}]*$/gu, '')
  return numberOf(bare)
}

function numberOf(text: string): number | undefined {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  if (text === '两') return 2
  const index = Math.max(english.indexOf(text), chinese.indexOf(text))
  return index < 0 ? undefined : index + 1
}

const words = english.toReversed().join('|')
const han = '十[一二]?|[一二两三四五六七八九]'
const numbered = [
  `(?<!\\p{L})(?:player|seat|number)s? ?(?:no\\.? ?|number |# ?)?(\\d{1,3}|(?:${words})(?!\\p{L}))(?!\\d)`,
  `(?:玩家|座位) ?(?:第|no\\.? ?|# ?)?(\\d{1,3}|(?:${han})(?=号|[^\\p{L}\\p{N}]|$))(?!\\d)`,
  `(?<![\\p{L}\\p{N}])(?:p|#|no\\. ?) ?(\\d{1,3})(?![\\p{L}\\p{N}])`,
  `(?<![\\d十百.])(\\d{1,3}|${han}) ?(?:号|位玩家|个玩家)`,
]

/** Finds aliases in texts: in their own form, in the other language's form, and by their number. */
export class NameFinder {
  readonly #byForm: ReadonlyMap<string, string>
  readonly #byNumber: ReadonlyMap<number, string>
  readonly #pattern: RegExp

  constructor(aliases: readonly string[]) {
    this.#byForm = new Map(aliases.map((alias) => [formOf(alias), alias]))
    this.#byNumber = uniqueNumbers(aliases)
    const literals = aliases.map(foldedLine).filter((alias) => alias !== '')
    const longestFirst = literals.toSorted((one, other) => other.length - one.length).map(literalPattern)
    this.#pattern = new RegExp([...longestFirst, ...numbered].join('|'), 'gu')
  }

  /** Every mention in a line that is already folded. */
  in(folded: string): readonly Mention[] {
    return [...folded.matchAll(this.#pattern)].flatMap((match) => {
      const number = numberOf(match.slice(1).find((group) => group !== undefined) ?? '')
      const alias = this.#byForm.get(formOf(match[0])) ?? this.numbered(number)
      return alias === undefined ? [] : [{ alias, start: match.index, end: match.index + match[0].length }]
    })
  }

  /** The one alias with this number. None if two aliases have it. */
  numbered(number: number | undefined): string | undefined {
    return number === undefined ? undefined : this.#byNumber.get(number)
  }
}

const formOf = (text: string) => foldedLine(text).replaceAll(' ', '')

function uniqueNumbers(aliases: readonly string[]): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>()
  const twice = new Set<number>()
  for (const alias of aliases) {
    const digits = /\d{1,3}$/.exec(foldedLine(alias))?.[0]
    if (digits === undefined) continue
    if (numbers.has(Number(digits))) twice.add(Number(digits))
    numbers.set(Number(digits), alias)
  }
  for (const number of twice) numbers.delete(number)
  return numbers
}

/**
 * A mention may not lie inside a longer word or number. Chinese has no spaces, so there only digits can continue it.
 */
function literalPattern(alias: string): string {
  const escaped = alias.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`).replaceAll(' ', ' ?')
  const joins = (character: string) => /[\p{L}\p{N}]/u.test(character) && !/\p{Script=Han}/u.test(character)
  const start = joins(alias.at(0) ?? '') ? String.raw`(?<![\p{Script=Latin}\p{N}])` : ''
  const end = /\d$/.test(alias)
    ? String.raw`(?!\d)`
    : joins(alias.at(-1) ?? '')
      ? String.raw`(?![\p{L}\p{N}])`
      : ''
  return `${start}${escaped}${end}`
}
