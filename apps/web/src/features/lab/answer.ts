import {
  detectableWith,
  inTwo,
  isTooFew,
  isWeak,
  nameWithin,
  readable,
  sentenceOf,
  statementAbout,
} from '@wis/lab'
import type { Asked, Difference, MainFinding, Results } from '@wis/lab'
import type { useTranslations } from 'next-intl'
import { higherFirst, intervalOf, shownP, shownInterval, shownValue, signedValue } from './report-numbers.ts'
import { nameOfSubject, withNames, withoutGaps } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface Saying {
  readonly report: Results
  readonly names: SubjectNames | undefined
  readonly locale: 'en' | 'zh'
  readonly t: ReturnType<typeof useTranslations<'lab.report'>>
}

/** The answer to what is asked first, which a report opens with and a list repeats, and how sure it is. */
export function answerOf(main: MainFinding, saying: Saying) {
  const { t } = saying
  if (isTooFew(main)) return { headline: t('lead.tooFew'), evidence: null }
  const weak = main.finding ? [] : main.asked.rows.filter(isWeak)
  const [only] = main.asked.rows.length === 1 ? weak : []
  if (only) return toldOf(only, saying)
  if (!main.finding) {
    const { headline, limits } = nothingFound(main.asked, saying)
    return {
      headline,
      evidence: [limits, weak.length > 0 && t('lead.weak', { count: weak.length }), estimatesIn(main, t)]
        .filter(Boolean)
        .join(saying.locale === 'zh' ? '' : ' '),
    }
  }
  return toldOf(main.finding, saying)
}

/** A significant difference in words, and how sure it is. */
export function toldOf(one: Difference, saying: Saying) {
  const told = inWords(one, saying)
  const evidence = evidenceOf(one, saying) ?? told.evidence
  const both = bothShares(one, saying)
  const statement = inNames(statementAbout(one, saying.report, saying.locale) ?? '', saying)
  if (!both || statement === '' || !told.finding.startsWith(statement))
    return { headline: told.finding, evidence }
  const [colon, end] = saying.locale === 'zh' ? ['：', '。'] : [': ', '.']
  const difference = told.finding.slice(statement.length + colon.length, -end.length)
  return {
    headline: `${moreOfMove(one, saying) ?? statement}${colon}${both}${end}`,
    evidence: [difference, evidence].filter(Boolean).join(' · '),
  }
}

/** Both shares of a difference, the higher one first as the sentence has it. Undefined where they come from other deals than the difference. */
function bothShares(one: Difference, { report, t }: Saying): string | undefined {
  const measure = report.measures.find(({ id }) => id === one.measure)
  const [baseline = ''] = report.spec.conditions
  const contrast = report.contrasts.find((other) => other === one)
  const effect = report.effects.find((other) => other === one)
  const cells = contrast
    ? [contrast.first, contrast.second].map((subject) => ({ subject, condition: contrast.condition }))
    : effect
      ? [effect.condition, baseline].map((condition) => ({ subject: effect.subject, condition }))
      : []
  const values = cells
    .flatMap(
      ({ subject, condition }) =>
        report.cells.find(
          (cell) => cell.measure === one.measure && cell.subject === subject && cell.condition === condition,
        )?.estimate.value ?? [],
    )
    .toSorted((first, second) => second - first)
  const [high, low] = values
  if (measure?.unit !== 'share' || high === undefined || low === undefined) return undefined
  if (Math.abs(high - low - Math.abs(one.difference.value ?? 0)) > 0.0005) return undefined
  return t('lead.both', { high: `${shownValue(measure, high)}%`, low: `${shownValue(measure, low)}%` })
}

/** A difference between the shares of a move, as a reader would say it. Undefined for other measures, and where conditions have to be named. */
function moreOfMove(one: Difference, { report, names, locale, t }: Saying): string | undefined {
  const name = report.measures.find(({ id }) => id === one.measure)?.name[locale] ?? ''
  const [, move] = /^(?:Share of actions: |占比：)(.+)$/u.exec(name) ?? []
  const contrast = report.contrasts.find((other) => other === one)
  if (move === undefined || !contrast || !one.isTold || report.spec.conditions.length > 1) return undefined
  const { first, second } = higherFirst(contrast)
  const called = { first: nameOfSubject(names, first), second: nameOfSubject(names, second) }
  return withoutGaps(t('lead.moreOfMove', { move, ...called }))
}

/** The sentence of the report about a difference, with names. */
const inWords = (one: Difference, saying: Saying) =>
  inTwo(inNames(sentenceOf(one, saying.report, saying.locale), saying))

const inNames = (text: string, { report, names }: Saying) => readable(withNames(text, names), report)

function evidenceOf(one: Difference, { report, t }: Saying) {
  const measure = report.measures.find(({ id }) => id === one.measure)
  if (!measure || one.corrected === null || one.difference.low === null) return null
  const contrast = report.contrasts.find((other) => other === one)
  const found = contrast ? higherFirst(contrast) : one
  const { low, high } = intervalOf(found)
  const excludesZero = low !== null && high !== null && (low > 0 || high < 0)
  return t('lead.evidence', {
    joint: one.together && one.comparisons > 1 ? 'yes' : 'no',
    decides: one.isTold === excludesZero ? 'no' : 'yes',
    interval: shownInterval(measure, intervalOf(found)),
    deals: found.difference.deals,
    p: shownP(one).replace(/^([<≤]?)\u00a0?/u, (_, sign: string) => `${sign || '='}\u00a0`),
  })
}

type Contrast = Results['contrasts'][number]

/** What the data do not rule out of what is asked. */
export interface Bounds {
  readonly low: number
  readonly high: number
  /** Whether all of them hold together. */
  readonly areJoint: boolean
}

/** What is asked, each pair with its higher one first, as the sentences of the report have it. */
const directed = ({ family, rows }: Asked): readonly Difference[] =>
  family === 'contrasts' ? rows.map((row) => higherFirst(row as Contrast)) : rows

/** The ends of all intervals of what is asked. A difference of several pairs has no direction. */
export function boundsOf(asked: Asked): Bounds | undefined {
  const rows = directed(asked)
  const known = rows.flatMap((one) => {
    const { low, high } = one.together ?? one.difference
    return low === null || high === null ? [] : [{ low, high, isJoint: one.together != null }]
  })
  if (known.length === 0) return undefined
  const [low, high] = [Math.min(...known.map((one) => one.low)), Math.max(...known.map((one) => one.high))]
  const areJoint = known.every(({ isJoint }) => isJoint)
  const most = Math.max(-low, high)
  return asked.family === 'contrasts' && rows.length > 1
    ? { low: -most, high: most, areJoint }
    : { low, high, areJoint }
}

/** The least difference of what is asked that so many deals find four times in five. Undefined where all estimates are the same. */
export function detectableIn(asked: Asked): { readonly value: number; readonly deals: number } | undefined {
  if (areSame(asked.rows)) return undefined
  const found = asked.rows.flatMap(({ together, difference, comparisons }) => {
    const { low, high } = together ?? difference
    if (low === null || high === null || low === high) return []
    const { deals } = difference
    const value = detectableWith({ half: (high - low) / 2, deals, together: together ? comparisons : 1 })
    return value === null ? [] : [{ value, deals }]
  })
  return found.toSorted((one, other) => other.value - one.value)[0]
}

/** That nothing is significant, and between which limits it may lie all the same. */
function nothingFound(asked: Asked, { report, names, locale, t }: Saying) {
  const { family, measure } = asked
  const rows = directed(asked)
  const bounds = boundsOf(asked)
  if (!bounds) return { headline: t('noneTold'), limits: '' }
  const [, condition = '', ...more] = report.spec.conditions
  const pair = rows.length === 1 ? (rows[0] as Contrast) : undefined
  const of = { measure: nameWithin(measure, locale) }
  const ends = {
    low: signedValue(measure, bounds.low),
    high: signedValue(measure, bounds.high),
    unit: measure.unit,
  }
  if (family === 'contrasts')
    return pair
      ? {
          headline: withoutGaps(
            t('lead.noDifference', {
              ...of,
              first: nameOfSubject(names, pair.first),
              second: nameOfSubject(names, pair.second),
            }),
          ),
          limits: t('lead.limits.pair', ends),
        }
      : {
          headline: t('lead.noDifferences', of),
          limits: t('lead.limits.pairs', { ...ends, most: shownValue(measure, bounds.high) }),
        }
  const called = report.names.conditions[condition]?.name[locale] ?? condition
  return {
    headline: more.length > 0 ? t('lead.noEffects', of) : t('lead.noEffect', { ...of, condition: called }),
    limits: t('lead.limits.effects', ends),
  }
}

/** Whether differences are one number with one interval, which a sentence says better than so many rows. */
const areSame = ([first, ...others]: readonly Difference[]) =>
  first !== undefined &&
  first.difference.low !== null &&
  others.length > 0 &&
  others.every(({ difference: { value, low, high } }) => {
    const { difference } = first
    return value === difference.value && low === difference.low && high === difference.high
  })

/** From where to where the estimates reach, over how many deals. */
function estimatesIn({ asked }: MainFinding, t: Saying['t']) {
  const { measure } = asked
  const rows = directed(asked)
  const found = rows.map(({ difference }) => difference)
  const values = found.flatMap(({ value }) => value ?? [])
  const deals = found.map((one) => one.deals)
  const ends = (all: readonly number[], said: (one: number) => string, to: string) =>
    [...new Set([Math.min(...all), Math.max(...all)].map(said))].join(to)
  const said = {
    count: values.length,
    values: `${ends(values, (one) => signedValue(measure, one), ' … ')}${measure.unit === 'share' ? t('lead.points') : ''}`,
    deals: ends(deals, String, '–'),
  }
  return areSame(rows) ? t('lead.sameEstimates', { ...said, value: said.values }) : t('lead.estimates', said)
}

const moreNeeded = /about ([\d,]+) more (deal|content)s?(?:, dealt as often,)? (?:needed|would tell)/
const hardlyHelps = /more deals would hardly (?:help|tell)/

/**
 * How many more deals would settle the largest difference of what is asked, as its sentence in the report says, or that more would
 * hardly help. Undefined if the report says neither, or tested nothing.
 */
export function settledBy(asked: Asked) {
  const [largest] = directed(asked).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  if (!largest?.comparisons) return undefined
  const [, count, unit] = moreNeeded.exec(largest.sentence.en) ?? []
  if (count !== undefined)
    return { largest, count: Number(count.replaceAll(',', '')), areContents: unit === 'content' }
  return hardlyHelps.test(largest.sentence.en) ? ('hardly' as const) : undefined
}

const sizeOf = ({ difference }: Difference) => Math.abs(difference.value ?? 0)
