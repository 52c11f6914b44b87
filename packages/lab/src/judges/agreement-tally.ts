import type { InBoth } from '@wis/engine'
import { rngAt } from '@wis/engine'
import { agreementOfPeople, ofJudges } from '../annotators/agreement-of-people.ts'
import type { PeopleAgreement } from '../annotators/agreement-of-people.ts'
import { FirstSeen } from '../report/reliability.ts'
import { agreementByItem, weightedAlpha } from '../statistics/agreement/coefficients.ts'
import type { WeighedItem } from '../statistics/agreement/coefficients.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { agreementOf, kappasOf, meanRating } from './agreement-of-judges.ts'
import type { Agreement, KappaOfTwo, Rated } from './agreement-of-judges.ts'
import { numberOfItem } from './items-of.ts'
import type { JudgementRow } from './judging.ts'
import type { Rubric } from './rubric.ts'
import { rubricCalled } from './rubrics.ts'

/** A rating as a report needs it. */
export type GivenRating = Pick<
  JudgementRow,
  'rubric' | 'judge' | 'time' | 'item' | 'rating' | 'picks' | 'facts'
>

/** What judges and people said by one rubric, and how far they agree. */
export interface AgreementReport extends Omit<Agreement, 'raters'> {
  readonly rubric: string
  readonly name: InBoth<string>
  /** The least and the most rating. */
  readonly scale: readonly [number, number]
  readonly raters: readonly {
    readonly rater: string
    /** Null if all of its ratings are missing. */
    readonly mean: number | null
    readonly ratings: number
    readonly missing: number
  }[]
  /** By what judges said each time. Absent from reports that took the mean of repeated ratings alone. */
  readonly single?: SingleAgreement
  /** How far people agree with each other and with the judges. Absent if no person has rated. */
  readonly people?: PeopleAgreement
}

/** Keeps the ratings of a report, and none of the items. */
export class AgreementTally {
  readonly #byRubric = new FirstSeen<GivenRating[]>()

  /** The ratings of a match. */
  add(ratings: readonly GivenRating[]): void {
    ratings.forEach(({ rubric, judge, time, item, rating }, at) => {
      const kept = this.#byRubric.at(rubric, { number: numberOfItem(item), at }, () => [])
      kept.push({ rubric, judge, time, item, rating })
    })
  }

  reports(): readonly AgreementReport[] {
    return this.#byRubric.inOrder().flatMap(([id, rows]) => {
      const rubric = rubricCalled(id)
      if (!rubric || rubric.from) return []
      const { raters, ...agreement } = agreementOf(rubric, ofJudges(rows))
      const people = agreementOfPeople(rubric, rows)
      const values = rubric.scale.map(({ value }) => value)
      return [
        {
          rubric: id,
          name: rubric.name,
          ...agreement,
          single: singleAgreement(rubric, ofJudges(rows)),
          scale: [Math.min(...values), Math.max(...values)] as const,
          raters: [...raters, ...(people?.people ?? [])].map((rater) => {
            const own = rows.filter(({ judge }) => judge === rater)
            const missing = own.filter(({ rating }) => rating === null).length
            return { rater, mean: meanRating(own), ratings: own.length - missing, missing }
          }),
          ...(people && { people }),
        },
      ]
    })
  }
}

/** How far judges agree in what they said each time, and not in the means of it. */
interface SingleAgreement {
  /** Krippendorff's between judges. Items of one match are drawn together, so its interval is made by match. */
  readonly alpha: Estimate
  /** How far each judge that rates an item more than once agrees with itself. */
  readonly own: readonly { readonly rater: string; readonly alpha: number | null }[]
  /** Absent from reports that took the mean of repeated ratings for it. */
  readonly kappas?: readonly KappaOfTwo[]
}

/** Each judge weighs the same in an item, however often it rated it. */
export function singleAgreement(rubric: Rubric, rows: readonly Rated[]): SingleAgreement {
  const given = rows.filter(({ rating }) => rating !== null)
  const raters = [...new Set(given.map(({ judge }) => judge))].toSorted()
  const byMatch = new Map<number, Map<string, Map<string, number[]>>>()
  for (const { item, judge, rating } of given) {
    const match = at(byMatch, numberOfItem(item), () => new Map<string, Map<string, number[]>>())
    at(
      at(match, item, () => new Map<string, number[]>()),
      judge,
      (): number[] => [],
    ).push(rating ?? 0)
  }
  const matches = inOrder(byMatch).map((items) =>
    inOrder(items).map((judges): WeighedItem => raters.map((rater) => judges.get(rater) ?? [])),
  )
  const told = matches
    .map((items) => items.filter((item) => item.filter((own) => own.length > 0).length > 1))
    .filter((items) => items.length > 0)
  const alpha = (some: readonly (readonly WeighedItem[])[]) => weightedAlpha(some.flat(), rubric.kind)
  return {
    alpha: { ...agreementByItem(told, alpha, rngAt(`${rubric.id}/single`, 0)), n: told.flat().length },
    own: raters.flatMap((rater, column) => {
      const items = matches.flat().map((item) => (item[column] ?? []).map((rating) => [rating]))
      return items.some((item) => item.length > 1)
        ? [{ rater, alpha: weightedAlpha(items, rubric.kind) }]
        : []
    }),
    kappas: kappasOf(rubric, raters, told.flat()),
  }
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** By their keys, so that it does not matter who was quick. */
const inOrder = <Key extends string | number, Value>(map: ReadonlyMap<Key, Value>): readonly Value[] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value)
