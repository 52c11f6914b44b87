import type { InBoth } from '@wis/engine'
import { pairDeals } from '../statistics/by-deal/deal-sums.ts'
import { compare } from '../statistics/compare.ts'
import { compareChanges, pairsOfChanges } from '../statistics/interaction.ts'
import { answered } from './answered.ts'
import type { Question } from './answered.ts'
import type { Asked } from './cells.ts'
import { chanceFor } from './chance-level.ts'
import { namesOfCondition } from './condition-names.ts'
import type { Family } from './families.ts'
import { comparableMeasures, kindOf } from './measure.ts'
import type { Measure } from './measure.ts'
import { isSince, meanKind } from './report-method.ts'
import { everyCell } from './report-tally.ts'
import type { Cell } from './report-tally.ts'
import type { Contrast, Effect, Interaction } from './report.ts'

/** What every condition does to every subject, against the first one. */
export function effectsOf(asked: Asked): Family<Effect> {
  const { subjects, conditions } = asked.spec
  const [reference = '', ...changed] = conditions
  const questions = everyCell({ subjects, conditions: changed }).flatMap((cell) =>
    comparableMeasures(asked.measures).map((measure) => ({
      ...betweenCells(asked, measure, [cell, { ...cell, condition: reference }]),
      about: cell,
    })),
  )
  return answered(asked, questions)
}

/** What sets each two subjects apart, by every declared measure of the report, under every condition. */
export function contrastsOf(asked: Asked): Family<Contrast> {
  // Reports of before compared subjects by the first measure alone.
  const measures = isSince(asked.method, 'sized') ? asked.declared : asked.measures.slice(0, 1)
  const questions = asked.spec.conditions.flatMap((condition) =>
    pairsOf(asked.spec.subjects).flatMap(([first, second]) =>
      measures.map((measure) => ({
        ...betweenCells(asked, measure, [
          { subject: first, condition },
          { subject: second, condition },
        ]),
        about: { condition, first, second },
      })),
    ),
  )
  return answered(asked, questions)
}

/** All comparisons of a report, by what is corrected together. */
export const comparedIn = (asked: Asked) => ({
  effects: effectsOf(asked),
  contrasts: contrastsOf(asked),
  interactions: interactionsOf(asked),
})

/** What every condition does to one of each two subjects more than to the other, by every declared measure. */
export function interactionsOf(asked: Asked): Family<Interaction> {
  const [reference = '', ...changed] = asked.spec.conditions
  if (!isSince(asked.method, 'sized')) return { rows: [], comparisons: 0, counted: 0 }
  const questions = changed.flatMap((condition) =>
    pairsOf(asked.spec.subjects).flatMap(([first, second]) =>
      asked.declared.map((measure) => ({
        ...betweenChanges(asked, measure, { first, second, condition, reference }),
        about: { condition, first, second },
      })),
    ),
  )
  return answered(asked, questions)
}

/** Each two of them. */
export const pairsOf = (subjects: readonly string[]) =>
  subjects.flatMap((first, at) => subjects.slice(at + 1).map((second) => [first, second] as const))

function betweenCells(
  asked: Asked,
  measure: Measure,
  [first, second]: readonly [Cell, Cell],
): Omit<Question, 'about'> {
  const names = [first.subject, first.condition, second.subject, second.condition]
  const sums = () => [asked.tally.sumsOf(first, measure), asked.tally.sumsOf(second, measure)] as const
  const kind = kindOf(measure, asked.method)
  return {
    measure,
    of: names.join('\n'),
    kind,
    names: [namedUnder(asked, first), namedUnder(asked, second)],
    pairs: () => pairDeals(...sums()),
    compared: (comparisons) => {
      const [one, other] = sums()
      const rng = chanceFor(asked.spec, [...names, measure.id])
      return compare({ kind, first: one, second: other, rng, comparisons })
    },
  }
}

interface Changes {
  readonly first: string
  readonly second: string
  readonly condition: string
  readonly reference: string
}

function betweenChanges(asked: Asked, measure: Measure, changes: Changes): Omit<Question, 'about'> {
  const { first, second, condition, reference } = changes
  const names = [first, second, condition, reference]
  const isRounded = isSince(asked.method, 'rounded')
  const sumsOf = (subject: string, under: string) =>
    asked.tally.sumsOf({ subject, condition: under }, measure)
  const cells = () => ({
    first: sumsOf(first, condition),
    firstBefore: sumsOf(first, reference),
    second: sumsOf(second, condition),
    secondBefore: sumsOf(second, reference),
  })
  const { en, zh } = measure.name
  return {
    measure,
    words: {
      ...measure,
      name: { en: `change in ${en.charAt(0).toLowerCase()}${en.slice(1)}`, zh: `${zh}的变化` },
    },
    of: names.join('\n'),
    // A difference of differences is no difference of two rates, and is treated as a mean over contents.
    kind: meanKind(asked.method),
    names: [changeOf(asked, first, changes), changeOf(asked, second, changes)],
    pairs: () => pairsOfChanges(cells(), isRounded),
    compared: (comparisons) => {
      const rng = chanceFor(asked.spec, ['interaction', ...names, measure.id])
      const four = cells()
      const kind = meanKind(asked.method)
      return compareChanges(four, pairsOfChanges(four, isRounded), { rng, comparisons, kind })
    },
  }
}

/** A subject, with its condition where there are several. */
function namedUnder({ spec, kit, method }: Asked, { subject, condition }: Cell): InBoth<string> {
  if (spec.conditions.length === 1) return { en: subject, zh: subject }
  const { name } = namesOfCondition(kit, spec, condition, method)
  return { en: `${subject} (${name.en})`, zh: `${subject}（${name.zh}）` }
}

/** A subject, with what it is compared under. */
function changeOf({ spec, kit }: Asked, subject: string, { condition, reference }: Changes): InBoth<string> {
  const [now, before] = [condition, reference].map((id) => namesOfCondition(kit, spec, id).name)
  return {
    en: `${subject} (${now?.en ?? ''} − ${before?.en ?? ''})`,
    zh: `${subject}（${now?.zh ?? ''} − ${before?.zh ?? ''}）`,
  }
}
