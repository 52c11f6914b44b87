import type { InBoth } from '@wis/engine'
import type { GameKit } from '@wis/games'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { isYesOrNo } from '../judges/rubric.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { ratedInRounds, roundCells } from './by-round.ts'
import type { RatedInRound, RoundCell } from './by-round.ts'
import { sharesBeside } from './impacts.ts'
import type { SeenInGroup } from './impacts.ts'
import { meansOfItems } from './rating-rounds.ts'
import type { ContentOfDeal } from './report-method.ts'

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
              const where = { deal, ...(content !== undefined && { content }) }
              return isFirst === null ? [] : [{ ...where, above: mean > above ? 1 : 0, isFirst }]
            }),
          )
        const [rounds, matches] = [beside(({ hasWonRound }) => hasWonRound), beside(({ hasWon }) => hasWon)]
        return [{ ...cell, side, sideName, rounds, matches }]
      })
    })
  }
}

function goodWhereWon(seen: readonly SeenInGroup[]): GoodWhereWon {
  const { first: won, second: lost, difference } = sharesBeside(seen)
  return { won, lost, difference }
}
