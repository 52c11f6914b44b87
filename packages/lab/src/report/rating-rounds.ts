import type { GivenRating } from '../judges/agreement-tally.ts'
import { meanOfJudges } from '../judges/judges-mean.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { sumsByDeal } from '../statistics/by-deal/deal-sums.ts'
import { meanByDeal } from '../statistics/by-deal/mean-by-deal.ts'
import { rateByDeal } from '../statistics/by-deal/rate-by-deal.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { ratedInRounds, roundCells } from './by-round.ts'
import type { RatedInRound, RoundCell } from './by-round.ts'
import { chanceFor } from './chance-for.ts'
import type { ContentOfDeal } from './report-method.ts'

/** What somebody rated in one part of the matches. An item counts once. */
export interface RatingRound extends RoundCell {
  readonly mean: Estimate
  /** The share of items above a step of the scale. Absent where the rubric has no such step. */
  readonly above?: { readonly step: number; readonly share: Estimate }
}

/** Keeps the ratings of games that tell the parts of a match. */
export class RoundTally {
  readonly #contentOf: ContentOfDeal
  readonly #rated: RatedInRound[] = []

  constructor(contentOf: ContentOfDeal) {
    this.#contentOf = contentOf
  }

  /** A match, and the ratings of its items. */
  add(match: PlayedMatch, ratings: readonly GivenRating[]): void {
    const placed = ratings.filter(({ rubric, facts }) => facts?.round && !rubricCalled(rubric)?.from)
    this.#rated.push(...ratedInRounds(match, placed, this.#contentOf))
  }

  cells(spec: ExperimentSpec): readonly RatingRound[] {
    return roundCells(spec, this.#rated).map(([cell, rated]) => {
      const { rubric, rater, subject, condition, round } = cell
      const step = rubricCalled(rubric)?.above
      const means = meansOf(rated)
      const rng = chanceFor(spec, [subject, condition, rubric, rater ?? '', String(round ?? ''), 'round'])
      const above = means.map(({ above: mean, ...one }) => ({ ...one, above: mean > (step ?? 0) ? 1 : 0 }))
      return {
        ...cell,
        mean: meanByDeal(sumsByDeal(means), rng),
        ...(step !== undefined && { above: { step, share: rateByDeal(sumsByDeal(above)) } }),
      }
    })
  }
}

/** The mean of each item. Each person counts once, however many rated it. */
function meansOf(rated: readonly RatedInRound[]) {
  const items = new Map<string, RatedInRound[]>()
  for (const one of rated) items.set(one.rating.item, [...(items.get(one.rating.item) ?? []), one])
  return [...items.values()].flatMap((own) => {
    const [first] = own
    const above = meanOfJudges(own.map(({ rating }) => rating))
    if (!first || above === null) return []
    const { deal, content } = first
    return [{ deal, ...(content !== undefined && { content }), above }]
  })
}
