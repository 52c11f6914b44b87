import { group, oneOf, sumOf, text, whole } from '../define/table.ts'
import type { Seat, ValuesOf } from '../define/table.ts'

/** From aircraft of one size to the next larger one. */
export const fleetNames = {
  small: { en: 'small aircraft', zh: '小型飞机' },
  'small-medium': { en: 'small and medium aircraft', zh: '中小型飞机' },
  medium: { en: 'medium aircraft', zh: '中型飞机' },
  'medium-large': { en: 'medium and large aircraft', zh: '中大型飞机' },
  large: { en: 'large aircraft', zh: '大型飞机' },
} as const
export type Fleet = keyof typeof fleetNames
export const fleets = Object.keys(fleetNames) as Fleet[]
/** The size of a fleet as a number, from 1 to 5. */
export const sizeOf = (fleet: Fleet): number => fleets.indexOf(fleet) + 1

const amount = whole(0)
/** How an airline uses the airport: its flights and passengers in a month, and the minutes of an average flight. */
export const airlineFields = {
  id: text,
  name: group({ en: text, zh: text }),
  flights: amount,
  passengers: amount,
  minutes: amount,
  fleet: oneOf(fleetNames),
}
export type Airline = ValuesOf<typeof airlineFields>

export const allSeats: readonly Seat[] = [0, 1, 2]
/** What every seat would pay, in per cents of the fee. */
export type Shares = readonly number[]
/** Shares are multiples of this many per cents. */
export const shareStep = 5

export const isSame = (one: Shares, other: Shares | null): boolean =>
  other !== null && one.every((share, seat) => share === other[seat])
export const isWhole = (shares: Shares): boolean =>
  shares.every((share) => share >= 0 && share % shareStep === 0)
/** Whether shares can be proposed. */
export const isDivision = (shares: Shares): boolean => isWhole(shares) && sumOf(shares) === 100

/** Everything that can be proposed. */
export const allShares: readonly Shares[] = Array.from(
  { length: 100 / shareStep + 1 },
  (_, index) => index * shareStep,
).flatMap((one, index, steps) =>
  steps.slice(0, steps.length - index).map((other): Shares => [one, other, 100 - one - other]),
)

export const sharesText = (shares: Shares): string => shares.map((share) => `${share} %`).join(' / ')

/** Beside the table a number and its sign are one word. In the sentences of events they have been two. */
export const unspaced = (share: number): string => `${share}%`

/** The kinds of use, each of which has a weight in the share by usage. */
const uses = {
  flights: ({ flights }: Airline) => flights,
  passengers: ({ passengers }: Airline) => passengers,
  minutes: ({ minutes }: Airline) => minutes,
  size: ({ fleet }: Airline) => sizeOf(fleet),
}
type Weights = Readonly<Record<keyof typeof uses, number>>

/** The part of the fee that each airline would pay by its use, from 0 to 1: a weighted mean of its parts of each use. */
export function usageParts(airlines: readonly Airline[], weights: Weights): readonly number[] {
  const kinds = Object.keys(uses) as (keyof Weights)[]
  const all = sumOf(kinds.map((kind) => weights[kind]))
  return airlines.map((airline) => {
    const parts = kinds.map((kind) => {
      const whole = sumOf(airlines.map(uses[kind]))
      return (weights[kind] * uses[kind](airline)) / whole
    })
    return sumOf(parts) / all
  })
}

/**
 * The part of the fee that each airline would pay by the Shapley value, from 0 to 1. The cost of a group is that of an
 * airport large enough for its largest fleet. So each step from one size of airport to the next is paid in equal parts
 * by all who need it.
 */
export function shapleyParts(airlines: readonly Airline[], airport: readonly number[]): readonly number[] {
  const costs = airlines.map(({ fleet }) => airport[sizeOf(fleet) - 1] ?? 0)
  const steps = [...new Set(costs)].toSorted((one, other) => one - other)
  const whole = steps.at(-1) ?? 1
  return costs.map((own) => {
    const paid = steps
      .filter((cost) => cost <= own)
      .map((cost, index) => (cost - (steps[index - 1] ?? 0)) / costs.filter((other) => other >= cost).length)
    return sumOf(paid) / whole
  })
}

/**
 * The shares in steps of this size, usually those that can be proposed, that come nearest to these parts. What is left
 * goes to the largest remainders.
 */
export function nearestShares(parts: readonly number[], step = shareStep): Shares {
  const steps = parts.map((part) => (part * 100) / step)
  const whole = steps.map((step) => Math.floor(step + 1e-9))
  const left = 100 / step - sumOf(whole)
  const byRemainder = [...steps.keys()].toSorted((one, other) => {
    return (steps[other] ?? 0) - (whole[other] ?? 0) - ((steps[one] ?? 0) - (whole[one] ?? 0)) || one - other
  })
  const raised = new Set(byRemainder.slice(0, left))
  return whole.map((steps, seat) => (steps + (raised.has(seat) ? 1 : 0)) * step)
}
