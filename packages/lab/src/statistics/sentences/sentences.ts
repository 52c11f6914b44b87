import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import type { PairComparison } from '../compare.ts'
import { says } from '../content/generated/words.ts'
import type { Estimate } from '../estimate.ts'
import type { Corrected } from '../holm.ts'
import { moreDeals } from '../power/deals-needed.ts'
import { verdictOf } from '../verdict.ts'

/** So many decimals that the width of the interval has two digits. */
function decimalsFor(width: number | null): number {
  if (width === null || width <= 0) return 2
  return Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(width))))
}

/** With the minus of typography, and commas for thousands. A number that rounds to nothing has no sign. */
export function printed(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = value < 0 && Number(text) !== 0 ? '−' : ''
  return fraction === undefined ? `${sign}${grouped}` : `${sign}${grouped}.${fraction}`
}

function printedWithSign(value: number, decimals: number): string {
  const text = printed(value, decimals)
  return text.startsWith('−') || Number(value.toFixed(decimals)) === 0 ? text : `+${text}`
}

/** The same seen from the other side, for a difference that is in favour of the second. */
function turned(estimate: Estimate): Estimate {
  const value = estimate.value === null ? null : -estimate.value
  if (estimate.low === null) return { ...estimate, value }
  return { ...estimate, value: -estimate.value, low: -estimate.high, high: -estimate.low }
}

type Words = (typeof says)[Language]

/** What is compared, in the language of the sentence. */
export interface MeasureWords {
  /** Such as "vote accuracy". */
  readonly name: string
  /** What the one with more does, such as "deceives better" or "更会欺骗". */
  readonly more: string
  /** Said after the number, such as "points a deal". Null for a share, which is printed in per cent. */
  readonly unit: string | null
}

export interface Told {
  readonly first: string
  readonly second: string
  readonly measure: MeasureWords
  readonly comparison: PairComparison
  readonly corrected?: Corrected
}

/** One sentence about two on the same deals. The one with more is named first. */
export function comparisonSentence(language: Language, told: Told): string {
  const text = says[language]
  const about = (statement: string, details: readonly string[]) =>
    filled(text.about, { statement, details: details.join(language === 'zh' ? '，' : ', ') })
  const { first, second, measure, comparison, corrected } = told
  const verdict = verdictOf(comparison, corrected)
  const { difference } = comparison
  if (verdict === 'nothing-seen') return filled(text.nothingSeen, { measure: measure.name })
  const manyCompared = corrected && corrected.comparisons > 1 ? corrected.comparisons : null
  const afterwards = manyCompared ? [filled(text.corrected, { comparisons: printed(manyCompared, 0) })] : []
  if (verdict === 'first' || verdict === 'second') {
    const [winner, other] = verdict === 'first' ? [first, second] : [second, first]
    const inFavour = verdict === 'first' ? difference : turned(difference)
    const statement = filled(text.better, { first: winner, second: other, more: measure.more })
    return about(statement, [...numbers(text, inFavour, measure), ...afterwards])
  }
  const more = moreDeals(comparison, corrected)
  const hope = more === null ? text.hardlyTold : moreText(text, difference, printed(more, 0))
  const statement = filled(text.untold, { first, second, measure: measure.name })
  return about(statement, [...numbers(text, difference, measure), hope, ...afterwards])
}

const counted = (one: string, many: `${string}{count}${string}`, count: string) =>
  count === '1' ? one : filled(many, { count })

const moreText = (text: Words, { contents }: Estimate, count: string) =>
  contents === undefined
    ? counted(text.moreDeal, text.moreDeals, count)
    : counted(text.moreContent, text.moreContents, count)

/** Value and interval, what is wrong with it, and the deals behind it. */
function numbers(text: Words, found: Estimate, measure: MeasureWords): string[] {
  const deals = counted(text.deal, text.deals, printed(found.deals, 0))
  const contents =
    found.contents === undefined
      ? undefined
      : counted(text.content, text.contents, printed(found.contents, 0))
  const drawn = contents === undefined ? deals : filled(text.dealsOf, { deals, contents })
  const width = found.low === null ? null : scaled(found.high - found.low, measure)
  const decimals = decimalsFor(width)
  const one = scaled(found.value ?? 0, measure)
  const said = withUnit(text, printedWithSign(one, decimals), measure)
  if (found.low === null)
    return [said, found.without === 'too-few' ? tooFewOf(text, found) : text.noVariation, drawn]
  const ends = [found.low, found.high].map((end) => printed(scaled(end, measure), decimals))
  const rough = found.rough ? [text.rough] : []
  return [filled(text.interval, { value: said, low: ends[0] ?? '', high: ends[1] ?? '' }), ...rough, drawn]
}

const tooFewOf = (text: Words, { contents }: Estimate) =>
  contents === undefined ? text.tooFew : text.tooFewContents

const scaled = (value: number, measure: MeasureWords) => (measure.unit === null ? value * 100 : value)

function withUnit(text: Words, number: string, { unit }: MeasureWords): string {
  if (unit === null) return filled(text.percentPoints, { number })
  return unit === '' ? number : `${number} ${unit}`
}

/** How sentences of reports of before were worded, and how the same is said today. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [
    /the interval is rough, because a few deals count most/gu,
    'the interval is approximate, because a few deals dominate',
  ],
  [/ cannot be told apart in /gu, ' do not differ significantly in '],
  [/^Nothing was seen of /gu, 'No data on '],
  [/about 1 more deal would tell/gu, 'about 1 more deal needed'],
  [/about ([\d,]+) more deals would tell/gu, 'about $1 more deals needed'],
  [
    /about ([\d,]+) more (contents?), dealt as often, would tell/gu,
    'about $1 more $2 needed, dealt as often',
  ],
  [/more deals would hardly tell/gu, 'more deals would hardly help'],
  [/^No preference among (.*) can be told(?=[:.])/gu, 'No significant preference among $1'],
  [/^The choice among (.*) is not even(?=[:.])/gu, 'The choices among $1 are uneven'],
  [/ points a match(?=[,.])/gu, ' points'],
  [/ 分（每局）(?=[，。])/gu, ' 分'],
  [/^What draws the choice: /gu, 'Position and name bias: '],
  [/: chances are corrected after Holm for /gu, ': p-values are corrected with Holm’s method for '],
  [
    / do not count, because another one is the same test, or because no chance could be small enough\./gu,
    ' do not count: each repeats another test, or has too few deals to be significant.',
  ],
  [
    /不计入：它们与另一项是同一检验，或p值不可能足够小。/gu,
    '不计入：与另一项是同一检验，或牌局太少而不可能显著。',
  ],
  [/^Agreement of the raters, /gu, 'Agreement between raters, '],
  [/大约再打 ([\d,]+) 副牌局就能分出/gu, '大约还需 $1 个牌局'],
  [/大约再用 ([\d,]+) 份内容（每份同样多副牌局）就能分出/gu, '大约还需 $1 份内容（每份的牌局数相同）'],
  [/再打多少牌局也很难分出/gu, '增加牌局也几乎没有帮助'],
  [/(?<= 的.*)分不出高下(?=[：。])/gu, '没有显著差异'],
  [/少数牌局影响过大，区间只是粗略的/gu, '少数牌局影响过大，区间为近似值'],
  [/^没有观测到(.*)。$/gu, '没有$1的数据。'],
  [/(?<=[\d每] ?)副牌局/gu, '个牌局'],
]

/** How many more would tell was wrong where no comparison of the family counts: it is left out. */
const hopes =
  /[,，] ?(?:about [\d,]+ more (?:deals?|contents?) needed(?:, dealt as often)?|more deals would hardly help|大约还需 [\d,]+ (?:个牌局|份内容（[^（）]*）)|增加牌局也几乎没有帮助)/gu

/** A report with its sentences as they are worded today, so that two that say the same are the same. */
export function inTodaysWords(report: unknown): unknown {
  if (Array.isArray(report)) return report.map(inTodaysWords)
  if (typeof report !== 'object' || report === null) return report
  const counts = !('comparisons' in report) || report.comparisons !== 0
  return Object.fromEntries(
    Object.entries(report).map(([name, value]) => [
      name,
      name === 'sentence' ? reworded(value, counts) : inTodaysWords(value),
    ]),
  )
}

function reworded(sentence: unknown, counts: boolean): unknown {
  if (typeof sentence === 'object' && sentence !== null && !Array.isArray(sentence))
    return Object.fromEntries(Object.entries(sentence).map(([name, text]) => [name, reworded(text, counts)]))
  if (typeof sentence !== 'string') return sentence
  const today = wordings.reduce((text, [before, now]) => text.replace(before, now), sentence)
  return counts ? today : today.replace(hopes, '')
}
