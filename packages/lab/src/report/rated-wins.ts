import type { InBoth } from '@wis/engine'
import type { GameKit } from '@wis/games'
import { meanOfJudges } from '../judges/agreement-of-judges.ts'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { nearestStep } from '../judges/nearest-step.ts'
import { isYesOrNo } from '../judges/rubric.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { contentIn, sumsByDeal } from '../statistics/by-deal/deal-sums.ts'
import { rateByDeal } from '../statistics/by-deal/rates.ts'
import { meanByDeal } from '../statistics/by-deal/sample.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { ratedInRounds, roundCells } from './by-round.ts'
import type { RatedInRound, RoundCell } from './by-round.ts'
import { chanceFor } from './chance-level.ts'
import { sharesBeside } from './impacts.ts'
import type { SeenInGroup } from './impacts.ts'
import type { ContentOfDeal, ReportMethod } from './report-method.ts'
import { isSince, meanKind } from './report-method.ts'

/** The share of items with a good rating where the side of the subject won, and where it lost. */
export interface GoodWhereWon {
  readonly won: Estimate
  readonly lost: Estimate
  readonly difference: Estimate
}

/** Whether good ratings and winning go together. */
export interface RatedWins extends Omit<RoundCell, 'round'> {
  readonly side: string
  readonly sideName: InBoth<string>
  /** By the part of the match in which the item was said, such as a quest. */
  readonly rounds: GoodWhereWon
  readonly matches: GoodWhereWon
}

interface RatedBeside extends RatedInRound {
  readonly role: string
  readonly hasWon: boolean
  /** Null for a round that nobody won. */
  readonly hasWonRound: boolean | null
}

/** A mean rating above this counts as good. Undefined for a rubric that tells no good from bad. */
function goodAbove(id: string): number | undefined {
  const rubric = rubricCalled(id)
  if (!rubric || rubric.from) return undefined
  return rubric.above ?? (isYesOrNo(rubric) ? 0.5 : undefined)
}

/** Keeps ratings beside what became of the round and the match, where an experiment keeps what its subjects are after. */
export class RatedWinsTally {
  readonly #contentOf: ContentOfDeal
  readonly #rated: RatedBeside[] = []

  constructor(contentOf: ContentOfDeal) {
    this.#contentOf = contentOf
  }

  add(match: PlayedMatch, ratings: readonly GivenRating[]): void {
    const { aims, results, seat } = match
    const own = results[seat]
    if (!aims || !own || own.role === null) return
    const { role, place } = own
    const won = new Map(aims.map((aim) => [aim.round, aim.won]))
    const placed = ratings.filter(({ rubric, facts }) => facts?.round && goodAbove(rubric) !== undefined)
    for (const one of ratedInRounds(match, placed, this.#contentOf))
      this.#rated.push({ ...one, role, hasWon: place === 1, hasWonRound: won.get(one.round ?? 0) ?? null })
  }

  rows(spec: ExperimentSpec, { studies }: GameKit): readonly RatedWins[] {
    const sides = studies?.aims?.sides ?? []
    return roundCells(spec, this.#rated).flatMap(([{ round, ...cell }, rated]) => {
      if (round !== null) return []
      return sides.flatMap(({ id: side, name: sideName, roles }) => {
        const items = meansOfItems(rated.filter(({ role }) => roles.includes(role)))
        if (items.length === 0) return []
        const above = goodAbove(cell.rubric) ?? 0
        const beside = (isWon: (item: RatedBeside) => boolean | null) =>
          goodWhereWon(
            items.flatMap(({ deal, content, mean, ...item }): readonly SeenInGroup[] => {
              const isFirst = isWon({ deal, ...item })
              const where = { deal, ...contentIn(content) }
              return isFirst === null ? [] : [{ ...where, above: mean > above ? 1 : 0, isFirst }]
            }),
          )
        const [rounds, matches] = [beside(({ hasWonRound }) => hasWonRound), beside(({ hasWon }) => hasWon)]
        return [{ ...cell, side, sideName, rounds, matches }]
      })
    })
  }
}

/** What somebody rated in one part of the matches. An item counts once. */
export interface RatingRound extends RoundCell {
  /** By a rubric that asks for a yes or no, the share of yes. */
  readonly mean: Estimate
  /** The share of items above a step of the scale. Absent where the rubric has no such step. */
  readonly above?: { readonly step: number; readonly share: Estimate }
  /** The share of items with each score, over all parts of the matches. Only where the rubric has more than two. */
  readonly shares?: readonly { readonly step: number; readonly share: Estimate }[]
}

/** Keeps the ratings of games that tell the parts of a match. */
export class RoundTally {
  readonly #contentOf: ContentOfDeal
  readonly #method: ReportMethod
  readonly #rated: RatedInRound[] = []

  constructor(contentOf: ContentOfDeal, method: ReportMethod) {
    this.#contentOf = contentOf
    this.#method = method
  }

  /** A match, and the ratings of its items. */
  add(match: PlayedMatch, ratings: readonly GivenRating[]): void {
    const placed = ratings.filter(({ rubric, facts }) => facts?.round && !rubricCalled(rubric)?.from)
    this.#rated.push(...ratedInRounds(match, placed, this.#contentOf))
  }

  cells(spec: ExperimentSpec): readonly RatingRound[] {
    return roundCells(spec, this.#rated).map(([cell, rated]) => {
      const { rubric, rater, subject, condition, round } = cell
      const known = rubricCalled(rubric)
      const step = known?.above
      const items = meansOfItems(rated)
      const sumsOf = (of: (mean: number) => number) =>
        sumsByDeal(items.map(({ deal, content, mean }) => ({ deal, ...contentIn(content), above: of(mean) })))
      const rng = chanceFor(spec, [subject, condition, rubric, rater ?? '', String(round ?? ''), 'round'])
      const shareOf = (isSo: (mean: number) => boolean) => rateByDeal(sumsOf((mean) => (isSo(mean) ? 1 : 0)))
      const isWhole = isSince(this.#method, 'whole')
      const hasShares = known?.kind === 'ordinal' && round === null && isWhole
      const means = sumsOf((mean) => mean)
      return {
        ...cell,
        mean:
          known && isYesOrNo(known) && isWhole
            ? rateByDeal(means)
            : meanByDeal(means, rng, meanKind(this.#method)),
        ...(step !== undefined && { above: { step, share: shareOf((mean) => mean > step) } }),
        ...(hasShares && {
          shares: known.scale.map(({ value }) => ({
            step: value,
            share: shareOf((mean) => nearestStep(known, mean) === value),
          })),
        }),
      }
    })
  }
}

/** The first rating of each item with the mean of all. Each person counts once, however many rated it. */
function meansOfItems<Rated extends RatedInRound>(
  rated: readonly Rated[],
): readonly (Rated & { readonly mean: number })[] {
  const items = new Map<string, Rated[]>()
  for (const one of rated) items.set(one.rating.item, [...(items.get(one.rating.item) ?? []), one])
  return [...items.values()].flatMap((own) => {
    const [first] = own
    const mean = meanOfJudges(own.map(({ rating }) => rating))
    return first && mean !== null ? [{ ...first, mean }] : []
  })
}

function goodWhereWon(seen: readonly SeenInGroup[]): GoodWhereWon {
  const { first: won, second: lost, difference } = sharesBeside(seen)
  return { won, lost, difference }
}
