import type { InBoth } from '@wis/engine'
import { agreementOfPeople, ofJudges } from '../annotators/agreement-of-people.ts'
import type { PeopleAgreement } from '../annotators/agreement-of-people.ts'
import { FirstSeen } from '../report/first-seen.ts'
import { agreementOf, meanRating } from './agreement-of-judges.ts'
import type { Agreement } from './agreement-of-judges.ts'
import { numberOfItem } from './items-of.ts'
import type { JudgementRow } from './judging.ts'
import { rubricCalled } from './rubrics.ts'
import { singleAgreement } from './single-ratings.ts'
import type { SingleAgreement } from './single-ratings.ts'

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
