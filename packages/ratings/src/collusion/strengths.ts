import { logistic } from '../distributions.ts'

/** The results of two players against each other. A draw is half a win for each. */
export interface Meeting {
  readonly one: string
  readonly other: string
  readonly matches: number
  /** Of the first one. */
  readonly wins: number
}

export interface Strength {
  /** The logarithm of the odds against an average player. */
  readonly value: number
  readonly variance: number
}

/** Before any match, strengths differ by this. Nine in ten players win between 8 and 92 of 100 against an average one. */
const usualVariance = 1.5 ** 2

export const unknownStrength: Strength = { value: 0, variance: usualVariance }

const rounds = 60
const near = 1e-6

/** The strengths of players by all their meetings (Bradley and Terry), drawn towards the average. */
export function strengthsOf(meetings: readonly Meeting[]): ReadonlyMap<string, Strength> {
  const sides = new Map<string, Side[]>()
  const add = (player: string, side: Side) => {
    const own = sides.get(player)
    if (own) own.push(side)
    else sides.set(player, [side])
  }
  for (const { one, other, matches, wins } of meetings) {
    add(one, { against: other, matches, wins })
    add(other, { against: one, matches, wins: matches - wins })
  }
  const values = new Map([...sides.keys()].map((player) => [player, 0]))
  for (let round = 0; round < rounds; round++) {
    let moved = 0
    for (const [player, own] of sides) {
      const step = stepOf(own, values.get(player) ?? 0, values)
      values.set(player, (values.get(player) ?? 0) + step)
      moved = Math.max(moved, Math.abs(step))
    }
    if (moved < near) break
  }
  return new Map(
    [...sides].map(([player, own]) => {
      const value = values.get(player) ?? 0
      return [player, { value, variance: 1 / slopesOf(own, value, values).curvature }]
    }),
  )
}

interface Side {
  readonly against: string
  readonly matches: number
  readonly wins: number
}

type Values = ReadonlyMap<string, number>

/** One step of Newton's method, with the other players as they are. It is kept short, so that it cannot overshoot. */
function stepOf(own: readonly Side[], value: number, values: Values): number {
  const { slope, curvature } = slopesOf(own, value, values)
  return Math.max(-1, Math.min(1, slope / curvature))
}

function slopesOf(own: readonly Side[], value: number, values: Values) {
  let slope = -value / usualVariance
  let curvature = 1 / usualVariance
  for (const { against, matches, wins } of own) {
    const chance = logistic(value - (values.get(against) ?? 0))
    slope += wins - matches * chance
    curvature += matches * chance * (1 - chance)
  }
  return { slope, curvature }
}

/** One seat of a ranked match, by what speaks for or against an agreement. */
export interface CollusionSeat {
  /** Null for a house agent. */
  readonly owner: string | null
  readonly agentId: string
  readonly versionId: string
  /** Counted from 1. */
  readonly place: number
  readonly team: number
  /** Situations in which a move exists that no player makes who wants to win, and how often it was made. */
  readonly chances: number
  readonly thrown: number
  /** The seat gave no valid answer at all. */
  readonly conceded: boolean
  /** An answer did not come in time. */
  readonly silent: boolean
}

export interface CollusionTable {
  readonly id: string
  /** The beginning of the match, in milliseconds. */
  readonly at: number
  /** Matches in which the same happened, move by move, have the same. */
  readonly course: string
  readonly seats: readonly CollusionSeat[]
}

/** A pattern of two owners that honest play hardly explains. */
export interface Suspicion {
  readonly kind: 'meetings' | 'series' | 'throws' | 'concessions'
  /** Who profits. In a suspicion about meetings, either of the two. */
  readonly one: string
  readonly other: string
  /** The matches, or for meetings the sessions, that were looked at. */
  readonly looked: number
  readonly observed: number
  /** The most that honest play leads one to expect. */
  readonly expected: number
  /** The same of the other owner against third parties, where that is compared. */
  readonly elsewhere: { readonly looked: number; readonly observed: number } | null
  /** The probability of so many or more under honest play, before a correction for the pairs looked at. */
  readonly p: number
  readonly matchIds: readonly string[]
}

/** The suspicions of one kind, and how many pairs could have given one. */
export interface Examined {
  readonly pairs: number
  readonly found: readonly Suspicion[]
}

/** A name for each who can be met. House agents have no owner and go by themselves. */
export const partyOf = ({ owner, agentId }: Pick<CollusionSeat, 'owner' | 'agentId'>): string =>
  owner ?? `house ${agentId}`

/** The owners at a table. */
export const ownersAt = ({ seats }: CollusionTable): readonly string[] => [
  ...new Set(seats.flatMap(({ owner }) => (owner === null ? [] : [owner]))),
]
