import type { InBoth, Language } from '@wis/engine'
import type { PairedDeal } from '../statistics/by-deal/deal-sums.ts'
import type { NumberKind, PairComparison } from '../statistics/compare.ts'
import { effectSizeOf } from '../statistics/effect-size.ts'
import { correctedIn, countedIn, tellingIn, testsIn } from '../statistics/family.ts'
import { holm } from '../statistics/holm.ts'
import type { Corrected } from '../statistics/holm.ts'
import { comparisonSentence } from '../statistics/sentences/sentences.ts'
import type { MeasureWords } from '../statistics/sentences/sentences.ts'
import { endsTogether } from '../statistics/together.ts'
import { verdictOf } from '../statistics/verdict.ts'
import type { Asked } from './cells.ts'
import type { Family } from './families.ts'
import { lowered } from './measure-words.ts'
import type { MeasureAbout } from './measure.ts'
import { isSince } from './report-method.ts'
import type { Difference } from './report.ts'

interface Told {
  readonly measure: Pick<MeasureAbout, 'name' | 'unit'>
  readonly first: InBoth<string>
  readonly second: InBoth<string>
  readonly comparison: PairComparison
  readonly corrected: Corrected | undefined
}

/** One plain sentence about two that were compared. */
function sentenceOf({ measure, first, second, comparison, corrected }: Told): InBoth<string> {
  const inLanguage = (language: Language) =>
    comparisonSentence(language, {
      first: first[language],
      second: second[language],
      measure: wordsOf(measure, language),
      comparison,
      ...(corrected && { corrected }),
    })
  return { en: inLanguage('en'), zh: inLanguage('zh') }
}

function wordsOf({ name, unit }: Told['measure'], language: Language): MeasureWords {
  const said = language === 'en' ? lowered(name.en) : name.zh
  const more = language === 'en' ? `has a higher ${said}` : `的${said}更高`
  return { name: said, more, unit: unit === 'share' ? null : units[unit][language] }
}

const units = {
  points: { en: 'points', zh: '分' },
  count: { en: '', zh: '' },
} as const

/** Whether two are alike. */
export interface Question<About extends object = object> {
  /** What its answer tells beside the difference. */
  readonly about: About
  readonly measure: Pick<MeasureAbout, 'id' | 'name' | 'unit'>
  /** How a sentence calls what is compared, if not as the measure. */
  readonly words?: Pick<MeasureAbout, 'name' | 'unit'>
  /** The two, for all questions about the same two. */
  readonly of: string
  readonly kind: NumberKind
  /** The two, as a sentence calls them. */
  readonly names: readonly [InBoth<string>, InBoth<string>]
  pairs(): readonly PairedDeal[]
  compared(comparisons: number): PairComparison
}

/** All questions together, corrected for their number. */
export function answered<About extends object>(
  asked: Pick<Asked, 'method'>,
  questions: readonly Question<About>[],
): Family<About & Difference> {
  return isSince(asked.method, 'family') ? answeredOnce(asked, questions) : answeredEach(asked, questions)
}

/** Every question is a test of its own, as in reports of before. */
function answeredEach<About extends object>(
  asked: Pick<Asked, 'method'>,
  questions: readonly Question<About>[],
): Family<About & Difference> {
  // Reports of before took the least chance of draws for whatever is below.
  const comparisons = asked.method === 'deal' ? 1 : questions.length
  const compared = questions.map((question) => ({ question, comparison: question.compared(comparisons) }))
  const tested = compared.filter(({ comparison }) => comparison.test)
  const corrected = holm(tested.map(({ comparison }) => comparison.test?.p ?? 1))
  const rows = compared.map(({ question, comparison }) => {
    const at = tested.findIndex((other) => other.question === question)
    return { ...question.about, ...differenceOf({ question, comparison, corrected: corrected[at] }) }
  })
  return { rows, comparisons: rows.length, counted: tested.length }
}

/** What is the same test counts once, and what cannot tell two apart does not count. */
function answeredOnce<About extends object>(
  asked: Pick<Asked, 'method'>,
  questions: readonly Question<About>[],
): Family<About & Difference> {
  const places = testsIn(questions)
  const comparisons = countedIn(places)
  const isSized = isSince(asked.method, 'sized')
  const compared = questions.map((question) => comparedTogether(question, { comparisons, isSized }))
  const chances = correctedIn(
    places,
    compared.map(({ comparison }) => comparison.test),
  )
  const rows = compared.map(({ question, comparison: found, beside }, at) => {
    const { test = null, corrected } = chances[at] ?? {}
    const comparison = { ...found, test }
    const place = places[at] ?? at
    const sameAs = place === at ? undefined : questions[place]?.measure.id
    return {
      ...question.about,
      ...differenceOf({ question, comparison, corrected }),
      ...beside,
      ...(sameAs !== undefined && { sameAs }),
    }
  })
  return { rows, comparisons: rows.length, counted: comparisons }
}

interface AmongOthers {
  readonly comparisons: number
  readonly isSized: boolean
}

function comparedTogether<About extends object>(
  question: Question<About>,
  { comparisons, isSized }: AmongOthers,
) {
  const { kind } = question
  const pairs = question.pairs()
  const found = question.compared(comparisons)
  const { difference } = found
  return {
    question,
    comparison: { ...found, telling: tellingIn(pairs) },
    beside: {
      together: endsTogether({ kind, pairs, difference, comparisons }),
      ...(isSized && { size: effectSizeOf(kind, pairs) }),
    },
  }
}

interface Judged {
  readonly question: Question
  readonly comparison: PairComparison
  readonly corrected: Corrected | undefined
}

function differenceOf({ question, comparison, corrected }: Judged): Difference {
  const { measure, words = measure, names } = question
  const verdict = verdictOf(comparison, corrected)
  return {
    measure: measure.id,
    difference: comparison.difference,
    p: corrected?.p ?? null,
    corrected: corrected?.corrected ?? null,
    comparisons: corrected?.comparisons ?? 0,
    isTold: verdict === 'first' || verdict === 'second',
    sentence: sentenceOf({ measure: words, first: names[0], second: names[1], comparison, corrected }),
  }
}
