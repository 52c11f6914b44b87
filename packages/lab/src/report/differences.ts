import type { InBoth } from '@wis/engine'
import { pairDeals } from '../statistics/by-deal/deal-sums.ts'
import { compare } from '../statistics/compare.ts'
import type { Comparison } from '../statistics/compare.ts'
import { correctedIn, countedIn, tellingIn, testsIn } from '../statistics/family.ts'
import { holm } from '../statistics/holm.ts'
import type { Corrected } from '../statistics/holm.ts'
import { endsTogether } from '../statistics/together.ts'
import { verdictOf } from '../statistics/verdict.ts'
import type { Asked } from './cells.ts'
import { chanceFor } from './chance-for.ts'
import { namesOfCondition } from './condition-names.ts'
import type { Family } from './families.ts'
import { kindOf } from './measure.ts'
import type { Measure } from './measure.ts'
import type { Cell } from './report-tally.ts'
import type { Contrast, Difference, Effect } from './report.ts'
import { sentenceOf } from './sentence-of.ts'

interface Question {
  readonly measure: Measure
  readonly first: Cell
  readonly second: Cell
  /** The two, as a sentence calls them. */
  readonly names: readonly [InBoth<string>, InBoth<string>]
}

/** What every condition does to every subject, against the first one. */
export function effectsOf(asked: Asked): Family<Effect> {
  const { subjects, conditions } = asked.spec
  const [reference = '', ...changed] = conditions
  const questions = subjects.flatMap((subject) =>
    changed.flatMap((condition) =>
      asked.measures.map((measure) => ({
        measure,
        first: { subject, condition },
        second: { subject, condition: reference },
        names: [namedUnder(asked, subject, condition), namedUnder(asked, subject, reference)] as const,
      })),
    ),
  )
  const { rows, ...size } = answered(asked, questions)
  return { ...size, rows: rows.map(({ question, difference }) => ({ ...question.first, ...difference })) }
}

/** What sets each two subjects apart, by the first measure of the report, under every condition. */
export function contrastsOf(asked: Asked): Family<Contrast> {
  const { subjects, conditions } = asked.spec
  const measures = asked.measures.slice(0, 1)
  const questions = conditions.flatMap((condition) =>
    subjects.flatMap((first, at) =>
      subjects.slice(at + 1).flatMap((second) =>
        measures.map((measure) => ({
          measure,
          first: { subject: first, condition },
          second: { subject: second, condition },
          names: [namedUnder(asked, first, condition), namedUnder(asked, second, condition)] as const,
        })),
      ),
    ),
  )
  const { rows, ...size } = answered(asked, questions)
  return {
    ...size,
    rows: rows.map(({ question: { first, second }, difference }) => ({
      condition: first.condition,
      first: first.subject,
      second: second.subject,
      ...difference,
    })),
  }
}

/** A subject, with its condition where there are several. */
function namedUnder({ spec, kit }: Asked, subject: string, condition: string): InBoth<string> {
  if (spec.conditions.length === 1) return { en: subject, zh: subject }
  const { name } = namesOfCondition(kit, spec, condition)
  return { en: `${subject} (${name.en})`, zh: `${subject}（${name.zh}）` }
}

interface Answered {
  readonly question: Question
  readonly difference: Difference
}

/** All questions together, corrected for their number. */
function answered(asked: Asked, questions: readonly Question[]): Family<Answered> {
  return asked.method === 'family' ? answeredOnce(asked, questions) : answeredEach(asked, questions)
}

/** Every question is a test of its own, as in reports of before. */
function answeredEach(asked: Asked, questions: readonly Question[]): Family<Answered> {
  // Reports of before took the least chance of draws for whatever is below.
  const comparisons = asked.method === 'deal' ? 1 : questions.length
  const compared = questions.map((question) => ({
    question,
    comparison: comparisonOf(asked, { question, comparisons }),
  }))
  const tested = compared.filter(({ comparison }) => comparison.test)
  const corrected = holm(tested.map(({ comparison }) => comparison.test?.p ?? 1))
  const rows = compared.map(({ question, comparison }) => {
    const at = tested.findIndex((other) => other.question === question)
    return { question, difference: differenceOf({ question, comparison, corrected: corrected[at] }) }
  })
  return { rows, comparisons: rows.length, counted: tested.length }
}

/** What is the same test counts once, and what cannot tell two apart does not count. */
function answeredOnce(asked: Asked, questions: readonly Question[]): Family<Answered> {
  const places = testsIn(
    questions.map((question) => ({
      of: namesIn(question).join('\n'),
      pairs: () => pairDeals(...sumsOf(asked, question)),
    })),
  )
  const comparisons = countedIn(places)
  const compared = questions.map((question) => comparedTogether(asked, { question, comparisons }))
  const chances = correctedIn(
    places,
    compared.map(({ comparison }) => comparison.test),
  )
  const rows = compared.map(({ question, comparison: found, together }, at) => {
    const { test = null, corrected } = chances[at] ?? {}
    const comparison = { ...found, test }
    const place = places[at] ?? at
    const sameAs = place === at ? undefined : questions[place]?.measure.id
    return {
      question,
      difference: {
        ...differenceOf({ question, comparison, corrected }),
        together,
        ...(sameAs !== undefined && { sameAs }),
      },
    }
  })
  return { rows, comparisons: rows.length, counted: comparisons }
}

const namesIn = ({ first, second }: Question) => [
  first.subject,
  first.condition,
  second.subject,
  second.condition,
]

interface AmongOthers {
  readonly question: Question
  readonly comparisons: number
}

function comparedTogether(asked: Asked, { question, comparisons }: AmongOthers) {
  const pairs = pairDeals(...sumsOf(asked, question))
  const found = comparisonOf(asked, { question, comparisons })
  const { difference } = found
  return {
    question,
    comparison: { ...found, telling: tellingIn(pairs) },
    together: endsTogether({ kind: kindOf(question.measure), pairs, difference, comparisons }),
  }
}

function comparisonOf(asked: Asked, { question, comparisons }: AmongOthers): Comparison {
  const [first, second] = sumsOf(asked, question)
  const rng = chanceFor(asked.spec, [...namesIn(question), question.measure.id])
  return compare({ kind: kindOf(question.measure), first, second, rng, comparisons })
}

const sumsOf = ({ tally }: Asked, { measure, first, second }: Question) =>
  [tally.sumsOf(first, measure), tally.sumsOf(second, measure)] as const

interface Judged {
  readonly question: Question
  readonly comparison: Comparison
  readonly corrected: Corrected | undefined
}

function differenceOf({ question, comparison, corrected }: Judged): Difference {
  const { measure, names } = question
  const verdict = verdictOf(comparison, corrected)
  return {
    measure: measure.id,
    difference: comparison.difference,
    p: corrected?.p ?? null,
    corrected: corrected?.corrected ?? null,
    comparisons: corrected?.comparisons ?? 0,
    isTold: verdict === 'first' || verdict === 'second',
    sentence: sentenceOf({ measure, first: names[0], second: names[1], comparison, corrected }),
  }
}
