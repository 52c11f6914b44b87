import type { GameKit } from '@wis/games'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { CalibrationTally } from '../judges/calibration/calibration-tally.ts'
import type { Calibration } from '../judges/calibration/calibration.ts'
import type { JudgeAsked } from '../judges/judging.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { contentIn } from '../statistics/by-deal/deal-sums.ts'
import { meanByDeal } from '../statistics/by-deal/sample.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { guessedF1, microScores } from '../statistics/scores/chosen-sets.ts'
import { ratedInRounds, roundCells } from './by-round.ts'
import type { RatedInRound, RoundCell } from './by-round.ts'
import { chanceFor } from './chance-level.ts'
import { ImpactTally } from './impacts.ts'
import type { Impact } from './impacts.ts'
import { RatedWinsTally, RoundTally } from './rated-wins.ts'
import type { RatedWins, RatingRound } from './rated-wins.ts'
import { isSince, meanKind } from './report-method.ts'
import type { ContentOfDeal, ReportMethod } from './report-method.ts'

/** What a report says of judges and of what they judge, each part only where there is something to say. */
export interface JudgedParts {
  /** How far judges can be trusted. */
  readonly calibrations?: readonly Calibration[]
  /** What was rated in which part of the matches. */
  readonly rounds?: readonly RatingRound[]
  /** How well what was so was found by those who chose from a list. */
  readonly named?: readonly NamedCell[]
  /** What aims of subjects did for winning. */
  readonly impacts?: readonly Impact[]
  /** How good what was rated was where a side won and where it lost. */
  readonly winning?: readonly RatedWins[]
}

interface Judged {
  readonly kit: GameKit
  readonly judges: readonly JudgeAsked[]
}

export class JudgedTallies {
  readonly #calibrations: CalibrationTally
  readonly #rounds: RoundTally
  readonly #named: NamedTally
  readonly #impacts: ImpactTally
  /** Reports of before have none. */
  readonly #winning: RatedWinsTally | undefined

  constructor(contentOf: ContentOfDeal, method: ReportMethod) {
    this.#calibrations = new CalibrationTally({ hasLists: isSince(method, 'whole'), kind: meanKind(method) })
    this.#rounds = new RoundTally(contentOf, method)
    this.#named = new NamedTally(contentOf, method)
    this.#impacts = new ImpactTally(contentOf, method)
    this.#winning = isSince(method, 'whole') ? new RatedWinsTally(contentOf) : undefined
  }

  /** A match, and the ratings of its items. */
  add(match: PlayedMatch, ratings: readonly GivenRating[]): void {
    this.#rounds.add(match, ratings)
    this.#named.add(match, ratings)
    this.#impacts.add(match)
    this.#winning?.add(match, ratings)
    if (match.end === 'void') return
    const { deal, subject, condition } = match
    this.#calibrations.add({ deal: String(deal), cellOf: () => ({ subject, condition }) }, ratings)
  }

  parts(spec: ExperimentSpec, { kit, judges }: Judged): JudgedParts {
    const all = {
      calibrations: this.#calibrations.reports({ judges, subjects: spec.subjects }, spec.conditions),
      rounds: this.#rounds.cells(spec),
      named: this.#named.cells(spec),
      impacts: this.#impacts.rows(spec, kit),
      winning: this.#winning?.rows(spec, kit) ?? [],
    }
    return Object.fromEntries(Object.entries(all).filter(([, rows]) => rows.length > 0))
  }
}

/** How well somebody who chose from a list found what was so: over all names, and not by item. */
interface NamedCell extends RoundCell {
  readonly precision: Estimate
  readonly recall: Estimate
  readonly f1: Estimate
  /** The F1 of as many names drawn by lot. Null if nothing was named. */
  readonly chance: number | null
}

/** Keeps what was chosen from lists beside what was so. */
class NamedTally {
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
        ...contentIn(content),
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
