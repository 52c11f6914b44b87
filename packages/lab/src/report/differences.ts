import { baseline } from '../spec/experiment-spec.ts'
import { compare } from '../statistics/compare.ts'
import type { Comparison } from '../statistics/compare.ts'
import { holm } from '../statistics/holm.ts'
import { chanceFor, kindOf } from './cells.ts'
import type { Asked } from './cells.ts'
import type { Measure } from './measure.ts'
import type { Contrast, Difference, Effect } from './report.ts'
import { sentenceOf } from './sentence-of.ts'
import type { Cell } from './tally.ts'

interface Question {
  readonly measure: Measure
  readonly first: Cell
  readonly second: Cell
}

/** What every condition does to every subject, against the baseline. */
export function effectsOf(asked: Asked): readonly Effect[] {
  const { subjects, conditions } = asked.spec
  if (!conditions.includes(baseline)) return []
  const questions = subjects.flatMap((subject) =>
    conditions
      .filter((condition) => condition !== baseline)
      .flatMap((condition) =>
        asked.measures.map((measure) => ({
          measure,
          first: { subject, condition },
          second: { subject, condition: baseline },
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

interface Answered {
  readonly question: Question
  readonly difference: Difference
}

/** All questions together, corrected for their number. */
function answered({ spec, tally }: Asked, questions: readonly Question[]): readonly Answered[] {
  const compared = questions.map((question) => {
    const { measure, first, second } = question
    const [one, other] = [tally.sumsOf(first, measure), tally.sumsOf(second, measure)]
    const parts = [first.subject, first.condition, second.subject, second.condition, measure.id]
    const comparison = compare({
      kind: kindOf(measure),
      first: one,
      second: other,
      rng: chanceFor(spec, parts),
    })
    return { question, comparison }
  })
  const tested = compared.filter(({ comparison }) => comparison.test)
  const corrected = holm(tested.map(({ comparison }) => comparison.test?.p ?? 1))
  return compared.map(({ question, comparison }) => {
    const at = tested.findIndex((other) => other.question === question)
    return { question, difference: differenceOf({ question, comparison, chance: corrected[at] }) }
  })
}

interface Judged {
  readonly question: Question
  readonly comparison: Comparison
  readonly chance:
    { readonly p: number; readonly corrected: number; readonly comparisons: number } | undefined
}

function differenceOf(judged: Judged): Difference {
  const { question, comparison, chance } = judged
  const isTold = chance !== undefined && chance.corrected <= 0.05
  return {
    measure: question.measure.id,
    difference: comparison.difference,
    p: chance?.p ?? null,
    corrected: chance?.corrected ?? null,
    comparisons: chance?.comparisons ?? 0,
    isTold,
    sentence: sentenceOf({ ...question, comparison, isTold, comparisons: chance?.comparisons ?? 0 }),
  }
}
