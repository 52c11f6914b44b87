import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { printed } from '../statistics/sentences/sentences.ts'
import { says } from './content/generated/words.ts'
import { shownChance } from './formats/shown.ts'
import { higherOf, lowered, nameWithin } from './measure-words.ts'
import type { Difference, Results } from './report.ts'

type Measure = Results['measures'][number]

/**
 * The sentence of a difference as documents and pages have it: with the interval that holds together with those of its family
 * where the report has it, and with what decides where p and the interval disagree.
 */
export function sentenceOf(
  one: Difference,
  { measures }: Pick<Results, 'measures'>,
  language: Language,
): string {
  const measure = measures.find(({ id }) => id === one.measure)
  const parts = measure && partsOf(one, measure, language)
  if (!measure || !parts) return detailsOf(one.sentence[language], one, measure, language)
  const details = detailsOf(parts.details, one, measure, language).replace(
    /(?<= needed), dealt as often/u,
    ' (each with as many deals as here)',
  )
  return `${statementOf(one, parts, measure, language)}${language === 'zh' ? '：' : ': '}${details}`
}

/** What the sentence of a difference says before its numbers. Undefined for one in other words. */
export function statementAbout(
  one: Difference,
  { measures }: Pick<Results, 'measures'>,
  language: Language,
): string | undefined {
  const measure = measures.find(({ id }) => id === one.measure)
  const parts = measure && partsOf(one, measure, language)
  return measure && parts && statementOf(one, parts, measure, language)
}

/** Whether an interval excludes 0 although p is not significant. */
export const isWeak = (one: Pick<Difference, 'isTold' | 'together' | 'difference'>): boolean =>
  !one.isTold && excludesZero(one) === true

const isDoubtful = (one: Difference) => one.isTold && excludesZero(one) === false

function excludesZero({ together, difference }: Pick<Difference, 'together' | 'difference'>) {
  const { low, high } = together ?? difference
  return low === null || high === null ? undefined : low > 0 || high < 0
}

interface Parts {
  readonly first: string
  readonly second: string
  readonly isChange: boolean
  readonly details: string
}

function statementOf(
  one: Difference,
  { first, second, isChange }: Parts,
  measure: Measure,
  language: Language,
): string {
  const text = says[language].sentence
  const pair = isWeak(one) && isNegative(one) ? ([second, first] as const) : ([first, second] as const)
  const name = nameWithin(measure, language)
  const of = {
    first: pair[0],
    second: pair[1],
    measure: isChange ? filled(text.change, { measure: name }) : name,
  }
  if (!one.isTold && !isWeak(one)) return filled(text.untold, of)
  const statement = higherOf(measure, pair, isChange, language)
  return one.isTold ? statement : filled(text.weak, { statement })
}

/** Whom a sentence compares, and the numbers. Undefined for one in other words. */
function partsOf(one: Difference, { name }: Measure, language: Language): Parts | undefined {
  const said = one.sentence[language]
  const plain = language === 'zh' ? name.zh : lowered(name.en)
  const { change } = says[language].sentence
  return [true, false]
    .map((isChange) => {
      const measure = isChange ? filled(change, { measure: plain }) : plain
      const { joint, after } = wordsOf(measure, one.isTold, language)
      // Names of conditions may have the same word.
      const at = said.indexOf(`${joint}${lastNamed(one)}`, 1)
      const end = [...said.slice(at).matchAll(/[:：] ?(?=[+−]?\d)/gu)]
        .map((colon) => at + colon.index + colon[0].length)
        .find((place) => said.slice(0, place).endsWith(after))
      if (at < 1 || end === undefined) return undefined
      const second = said.slice(at + joint.length, end - after.length)
      return { first: said.slice(0, at), second, isChange, details: said.slice(end) }
    })
    .find((parts) => parts !== undefined)
}

/** The one that the sentence names last: the lower one, or the second of the comparison. */
function lastNamed(one: Difference): string {
  const { first, second, subject } = one as Partial<Readonly<Record<'first' | 'second' | 'subject', string>>>
  return (one.isTold && isNegative(one) ? first : second) ?? subject ?? ''
}

function wordsOf(measure: string, isTold: boolean, language: Language) {
  if (language === 'zh')
    return isTold
      ? { joint: ' 比 ', after: ` 的${measure}更高：` }
      : { joint: ' 与 ', after: ` 的${measure}没有显著差异：` }
  return isTold
    ? { joint: ` has a higher ${measure} than `, after: ': ' }
    : { joint: ' and ', after: ` do not differ significantly in ${measure}: ` }
}

const isNegative = ({ difference }: Difference) => (difference.value ?? 0) < 0

const interval = /95%(?: 区间)? −?[\d,]+(?:\.(\d+))? (?:to|至) −?[\d,]*\d(?:\.\d+)?/u

/** The numbers, from the side of the one that the sentence calls higher. */
function detailsOf(
  details: string,
  one: Difference,
  measure: Measure | undefined,
  language: Language,
): string {
  const text = says[language].sentence
  const ends = one.together ?? one.difference
  const isOdd = isWeak(one) || isDoubtful(one)
  if (ends.low === null || (!one.together && !isOdd)) return details
  const { low, high } = ends
  const sign = (one.isTold || isWeak(one)) && isNegative(one) ? -1 : 1
  const scale = sign * (measure?.unit === 'share' ? 100 : 1)
  const turned = isWeak(one) && isNegative(one) ? details.replace(/^−/u, '+') : details
  return turned.replace(interval, (_, places: string | undefined) => {
    const [from = '', to = ''] = [low * scale, high * scale]
      .toSorted((first, second) => first - second)
      .map((end) => printed(end, places?.length ?? 0))
    const said = filled(one.together && one.comparisons !== 1 ? text.together : text.interval, {
      low: from,
      high: to,
    })
    return isOdd && one.corrected !== null
      ? filled(text.decides, { interval: said, p: shownChance(one.corrected).replace(/^(?!<)/u, '= ') })
      : said
  })
}
