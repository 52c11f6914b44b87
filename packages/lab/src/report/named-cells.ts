import type { GivenRating } from '../judges/agreement-tally.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { meanByDeal } from '../statistics/by-deal/mean-by-deal.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { guessedF1, microScores } from '../statistics/scores/chosen-sets.ts'
import { ratedInRounds, roundCells } from './by-round.ts'
import type { RatedInRound, RoundCell } from './by-round.ts'
import { chanceFor } from './chance-for.ts'
import { meanKind } from './report-method.ts'
import type { ContentOfDeal, ReportMethod } from './report-method.ts'

/** How well somebody who chose from a list found what was so: over all names, and not by item. */
export interface NamedCell extends RoundCell {
  readonly precision: Estimate
  readonly recall: Estimate
  readonly f1: Estimate
  /** The F1 of as many names drawn by lot. Null if nothing was named. */
  readonly chance: number | null
}

/** Keeps what was chosen from lists beside what was so. */
export class NamedTally {
  readonly #contentOf: ContentOfDeal
  readonly #method: ReportMethod
  readonly #rated: RatedInRound[] = []

  constructor(contentOf: ContentOfDeal, method: ReportMethod) {
    this.#contentOf = contentOf
    this.#method = method
  }

  /** A match, and the ratings of its items. */
  add(match: PlayedMatch, ratings: readonly GivenRating[]): void {
    const chosen = ratings.filter(
      ({ rubric, picks, facts }) => rubricCalled(rubric)?.from && picks && facts?.chosen,
    )
    this.#rated.push(...ratedInRounds(match, chosen, this.#contentOf))
  }

  cells(spec: ExperimentSpec): readonly NamedCell[] {
    return roundCells(spec, this.#rated).map(([cell, rated]) => {
      const named = rated.map(({ deal, content, rating: { picks = [], facts } }) => ({
        deal,
        ...(content !== undefined && { content }),
        named: picks,
        truth: facts?.chosen ?? [],
      }))
      const { rubric, rater, subject, condition, round } = cell
      const list = rubricCalled(rubric)?.from?.choices.length ?? 0
      const scores = microScores(named)
      const estimate = (score: keyof typeof scores) => {
        const about = [subject, condition, rubric, rater ?? '', String(round ?? ''), score]
        return withinShares(meanByDeal(scores[score], chanceFor(spec, about), meanKind(this.#method)))
      }
      return {
        ...cell,
        precision: estimate('precision'),
        recall: estimate('recall'),
        f1: estimate('f1'),
        chance: guessedF1(named, list),
      }
    })
  }
}

/** A share lies between nothing and all, and so do the ends of its interval. */
const withinShares = (estimate: Estimate): Estimate =>
  estimate.method === null
    ? estimate
    : { ...estimate, low: Math.max(0, estimate.low), high: Math.min(1, estimate.high) }
