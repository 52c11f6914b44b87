import { ratersBeside } from '../annotators/agreement-of-people.ts'
import { byItem, meansByRater } from '../judges/agreement-of-judges.ts'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { sumsByDeal } from '../statistics/by-deal/deal-sums.ts'
import type { SeenInDeal } from '../statistics/by-deal/deal-sums.ts'
import { meanByDeal } from '../statistics/by-deal/sample.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { chanceFor } from './chance-level.ts'
import { ratingMeasure } from './measure.ts'
import { meanKind } from './report-method.ts'
import type { ContentOfDeal, ReportMethod } from './report-method.ts'
import { everyCell } from './report-tally.ts'
import type { Cell } from './report-tally.ts'

/** The mean of what one judge or person said by a rubric. */
export interface RaterCell extends Cell {
  readonly rubric: string
  readonly rater: string
  readonly estimate: Estimate
}

interface Said extends Omit<RaterCell, 'estimate'> {
  readonly seen: SeenInDeal[]
}

/** Keeps what each rater said of each cell, an item once. */
export class RaterTally {
  readonly #contentOf: ContentOfDeal
  readonly #method: ReportMethod
  readonly #said = new Map<string, Said>()

  constructor(contentOf: ContentOfDeal, method: ReportMethod) {
    this.#contentOf = contentOf
    this.#method = method
  }

  /** A match, and the ratings of its items. */
  add({ end, deal, subject, condition }: PlayedMatch, ratings: readonly GivenRating[]): void {
    if (end === 'void') return
    for (const own of byItem(ratings)) {
      const { rubric } = own[0]
      if (rubricCalled(rubric)?.from) continue
      for (const [rater, above] of meansByRater(own)) {
        const cell = { rubric, rater, subject, condition }
        const said = this.#said.get(keyOf(cell)) ?? { ...cell, seen: [] }
        this.#said.set(keyOf(cell), said)
        said.seen.push({ deal: String(deal), ...this.#contentOf(deal), above })
      }
    }
  }

  /** By rubric and rater: judges by name, then people by number. Nothing by a rubric by which one judge alone has rated. */
  cells(spec: ExperimentSpec): readonly RaterCell[] {
    const all = [...this.#said.values()]
    return [...new Set(all.map(({ rubric }) => rubric))].toSorted().flatMap((rubric) =>
      ratersBeside(all.flatMap((one) => (one.rubric === rubric ? one.rater : []))).flatMap((rater) =>
        everyCell(spec).map(({ subject, condition }) => {
          const cell = { rubric, rater, subject, condition }
          const seen = this.#said.get(keyOf(cell))?.seen ?? []
          const inOrder = seen.toSorted((one, other) => Number(one.deal) - Number(other.deal))
          const rng = chanceFor(spec, [subject, condition, ratingMeasure(rubric), rater])
          return { ...cell, estimate: meanByDeal(sumsByDeal(inOrder), rng, meanKind(this.#method)) }
        }),
      ),
    )
  }
}

const keyOf = ({ rubric, rater, subject, condition }: Omit<RaterCell, 'estimate'>) =>
  [rubric, rater, subject, condition].join('\n')
