import type { InBoth } from '@wis/engine'
import { compare } from '../statistics/compare.ts'
import type { Comparison } from '../statistics/compare.ts'
import { holm } from '../statistics/holm.ts'
import type { Corrected } from '../statistics/holm.ts'
import { verdictOf } from '../statistics/verdict.ts'
import type { Asked } from './cells.ts'
import { chanceFor } from './chance-for.ts'
import { namesOfCondition } from './condition-names.ts'
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
export function effectsOf(asked: Asked): readonly Effect[] {
  const { subjects, conditions } = asked.spec
  const [reference, ...changed] = conditions
  if (reference === undefined) return []
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
  return answered(asked, questions).map(({ question, difference }) => ({ ...question.first, ...difference }))
}

/** What sets each two subjects apart, by the first measure of the report, under every condition. */
export function contrastsOf(asked: Asked): readonly Contrast[] {
  const { subjects, conditions } = asked.spec
  const [measure] = asked.measures
  if (!measure) return []
  const questions = conditions.flatMap((condition) =>
    subjects.flatMap((first, at) =>
      subjects.slice(at + 1).map((second) => ({
        measure,
        first: { subject: first, condition },
        second: { subject: second, condition },
        names: [namedUnder(asked, first, condition), namedUnder(asked, second, condition)] as const,
      })),
    ),
  )
  return answered(asked, questions).map(({ question: { first, second }, difference }) => ({
    condition: first.condition,
    first: first.subject,
    second: second.subject,
    ...difference,
  }))
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
function answered({ spec, tally, unit }: Asked, questions: readonly Question[]): readonly Answered[] {
  const compared = questions.map((question) => {
    const { measure, first, second } = question
    const [one, other] = [tally.sumsOf(first, measure), tally.sumsOf(second, measure)]
    const parts = [first.subject, first.condition, second.subject, second.condition, measure.id]
    const comparison = compare({
      kind: kindOf(measure),
      first: one,
      second: other,
      rng: chanceFor(spec, parts),
      // Reports of before took the least chance of draws for whatever is below.
      ...(unit === 'content' && { comparisons: questions.length }),
    })
    return { question, comparison }
  })
  const tested = compared.filter(({ comparison }) => comparison.test)
  const corrected = holm(tested.map(({ comparison }) => comparison.test?.p ?? 1))
  return compared.map(({ question, comparison }) => {
    const at = tested.findIndex((other) => other.question === question)
    return { question, difference: differenceOf({ question, comparison, corrected: corrected[at] }) }
  })
}

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
