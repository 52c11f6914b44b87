import { kindOf, wordNumbers } from './reading/division.ts'
import { kinds } from './things.ts'
import type { Kind, PerKind } from './things.ts'

/** A seat said that one thing of this kind is worth so much to it. */
export interface Claim {
  readonly kind: Kind
  readonly value: number
}

const value =
  '(?<value>\\d{1,3}(?!\\d|\\.\\d)|nothing|zero|one|two|three|four|five|six|seven|eight|nine|ten)(?![a-z])'
const noun = '(?<noun>hats?|balls?|apples?)'
const any = '(?:(?:a|an|one|each|every|the|my|single)\\s+)*'
const only = '(?:(?:to|for)\\s+me\\s+|me\\s+)?(?:(?:only|just|exactly|really|about|at)\\s+)*'
const worth = '(?:worth|valued|gives?|brings?|counts?|counts?\\s+for)'
const chineseValue = '(?<value>\\d{1,3}|[零一二两三四五六七八九十])'
const chineseNoun = '(?<noun>帽子|球|苹果)'

const english = [
  `${noun}\\s+(?:(?:is|are|each)\\s+)*(?:(?:only|just|really)\\s+)?${worth}\\s+${only}${value}`,
  `${noun}\\s+(?:is|are)\\s+${only}${value}\\s+points?`,
  `(?:value|rate|price)\\s+${any}${noun}\\s+(?:at|as|with)\\s+${value}`,
  `value\\s+(?:of|for)\\s+${any}${noun}\\s+(?:is|=)\\s+${only}${value}`,
  `${value}\\s+points?\\s+(?:for|per|from)\\s+${any}${noun}`,
]
const chinese = [
  `${chineseNoun}[^，。；,;\\n\\d]{0,8}?(?:价值|估值|估|值)(?:是|为|只有|只)?\\s*${chineseValue}`,
  `${chineseNoun}[^，。；,;\\n\\d]{0,8}?${chineseValue}\\s*分`,
]
const patterns = [...english, ...chinese].map((pattern) => new RegExp(pattern, 'giu'))

/** Said of the other seat, or of several things together. */
const isNotOfOwn =
  /^[^.,;。，；\n]{0,16}?(?:(?:to|for)\s+(?:you|him|her|them)(?![a-z])|altogether|together|in\s+(?:all|total)|一共|总共|合计)/iu
const isOfOther = /[你您]|对方|一共|总共|合计/u

/** What a text says about values in so many numbers. */
export function claimsIn(text: string): readonly Claim[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const before = text.slice(Math.max(0, match.index - 6), match.index)
      const after = text.slice(match.index + match[0].length)
      if (isNotOfOwn.test(after) || isOfOther.test(before + match[0])) return []
      const kind = kindOf(match.groups?.['noun'] ?? '')
      const word = (match.groups?.['value'] ?? '').toLowerCase()
      return kind ? [{ kind, value: wordNumbers[word] ?? Number(word) }] : []
    }),
  )
}

/** How many different values somebody told truly and falsely in these texts. */
export function toldBy(
  texts: readonly string[],
  values: PerKind,
): { readonly truly: number; readonly falsely: number } {
  const claims = new Map(texts.flatMap(claimsIn).map((claim) => [`${claim.kind} ${claim.value}`, claim]))
  const truly = [...claims.values()].filter(
    (claim) => values[kinds.indexOf(claim.kind)] === claim.value,
  ).length
  return { truly, falsely: claims.size - truly }
}
