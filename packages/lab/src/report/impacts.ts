import type { InBoth } from '@wis/engine'
import type { GameKit, StudiedAim } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { SeenInDeal } from '../statistics/by-deal/deal-sums.ts'
import { contentIn, pairDeals, sumsByDeal } from '../statistics/by-deal/deal-sums.ts'
import { rateByDeal, rateDifference } from '../statistics/by-deal/rates.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { isSince } from './report-method.ts'
import type { ContentOfDeal, ReportMethod } from './report-method.ts'
import { everyCell, isAt } from './report-tally.ts'
import type { Cell } from './report-tally.ts'

/** Two shares of wins, and the first less the second over the same deals. */
export interface WinsBeside {
  readonly chosen: Estimate
  readonly other: Estimate
  readonly difference: Estimate
}

/** What an aim of a subject did for winning, where it could be chosen. */
export interface Impact extends Cell {
  readonly aim: string
  readonly name: InBoth<string>
  readonly side: string
  readonly sideName: InBoth<string>
  /** Parts of matches that were won with the aim, and without it. */
  readonly rounds: WinsBeside
  /** Matches in which it was chosen at least once, and never. */
  readonly matches: WinsBeside
}

interface Seen extends Cell {
  readonly deal: string
  readonly content?: string
  readonly role: string
  readonly hasWon: boolean
  readonly aims: readonly StudiedAim[]
}

/** Keeps what subjects were after and what became of it. */
export class ImpactTally {
  readonly #contentOf: ContentOfDeal
  readonly #method: ReportMethod
  readonly #seen: Seen[] = []

  constructor(contentOf: ContentOfDeal, method: ReportMethod) {
    this.#contentOf = contentOf
    this.#method = method
  }

  add({ deal, subject, condition, seat, results, aims }: PlayedMatch): void {
    const own = results[seat]
    if (!aims || aims.length === 0 || !own || own.role === null) return
    const at = { deal: String(deal), ...this.#contentOf(deal), subject, condition }
    this.#seen.push({ ...at, role: own.role, hasWon: own.place === 1, aims })
  }

  /** An aim that was never chosen on a side has no row there. One that was always chosen has nothing beside it. */
  rows(spec: ExperimentSpec, { studies }: GameKit): readonly Impact[] {
    const known = studies?.aims
    const hasAlways = isSince(this.#method, 'whole')
    if (!known || this.#seen.length === 0) return []
    const inOrder = this.#seen.toSorted((one, other) => Number(one.deal) - Number(other.deal))
    const isOpen = (aim: string) => (role: string, round: number) => known.isOpen(aim, { role, round })
    return everyCell(spec).flatMap((cell) =>
      known.sides.flatMap(({ id: side, name: sideName, roles }) => {
        const seen = inOrder.filter((one) => isAt(one, cell) && roles.includes(one.role))
        return known.choices.flatMap(({ value: aim, label: name }): readonly Impact[] => {
          const [inRounds, inMatches] = [roundsOf(seen, aim, isOpen(aim)), matchesOf(seen, aim, isOpen(aim))]
          const [rounds, matches] = [winsBeside(inRounds), winsBeside(inMatches)]
          const isTold = hasAlways ? isChosenIn(inMatches) : [inRounds, inMatches].every(isBoth)
          return isTold ? [{ ...cell, aim, name, side, sideName, rounds, matches }] : []
        })
      }),
    )
  }
}

interface Won extends SeenInDeal {
  readonly isChosen: boolean
}

type IsOpen = (role: string, round: number) => boolean

const roundsOf = (seen: readonly Seen[], aim: string, isOpen: IsOpen): readonly Won[] =>
  seen.flatMap(({ deal, content, role, aims }) =>
    aims.flatMap(({ round, chosen, won }) =>
      won !== null && isOpen(role, round)
        ? [{ deal, ...contentIn(content), above: won ? 1 : 0, isChosen: chosen.includes(aim) }]
        : [],
    ),
  )

const matchesOf = (seen: readonly Seen[], aim: string, isOpen: IsOpen): readonly Won[] =>
  seen.flatMap(({ deal, content, role, aims, hasWon }) => {
    const open = aims.filter(({ round }) => isOpen(role, round))
    const isChosen = open.some(({ chosen }) => chosen.includes(aim))
    return open.length > 0 ? [{ deal, ...contentIn(content), above: hasWon ? 1 : 0, isChosen }] : []
  })

const isChosenIn = (seen: readonly Won[]) => seen.some(({ isChosen }) => isChosen)
const isBoth = (seen: readonly Won[]) => isChosenIn(seen) && seen.some(({ isChosen }) => !isChosen)

function winsBeside(seen: readonly Won[]): WinsBeside {
  const {
    first: chosen,
    second: other,
    difference,
  } = sharesBeside(seen.map(({ isChosen, ...one }) => ({ ...one, isFirst: isChosen })))
  return { chosen, other, difference }
}

/** Something that was seen in one of two groups. */
export interface SeenInGroup extends SeenInDeal {
  readonly isFirst: boolean
}

/** The share of two groups, and the first less the second over the same deals. */
interface SharesBeside {
  readonly first: Estimate
  readonly second: Estimate
  readonly difference: Estimate
}

export function sharesBeside(seen: readonly SeenInGroup[]): SharesBeside {
  const part = (isFirst: boolean) =>
    sumsByDeal(
      seen.map((one) => {
        const counts = one.isFirst === isFirst
        return { ...one, above: counts ? one.above : 0, below: counts ? 1 : 0 }
      }),
    )
  const [first, second] = [part(true), part(false)]
  const told = (sums: typeof first) => sums.filter(({ below }) => below > 0)
  return {
    first: rateByDeal(told(first)),
    second: rateByDeal(told(second)),
    difference: rateDifference(pairDeals(first, second)),
  }
}
