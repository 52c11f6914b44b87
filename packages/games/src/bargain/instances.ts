import type { Rng } from '@wis/engine'
import { divisionsOf, mostThings, perKind, restOf, wholeWorth, worthOf } from './things.ts'
import type { PerKind } from './things.ts'

/** The things on the table, and what one thing of each kind is worth to either seat. */
export interface Instance {
  readonly counts: PerKind
  readonly values: readonly [PerKind, PerKind]
}

const leastThings = 5

const upTo = (most: number) => [...Array(most + 1).keys()]

/** The heaps that may lie on the table: at least one thing of each kind. */
export const allCounts: readonly PerKind[] = upTo(mostThings)
  .flatMap((hats) =>
    upTo(mostThings).flatMap((balls) => upTo(mostThings).map((apples) => [hats, balls, apples])),
  )
  .map((counts) => perKind((index) => counts[index] ?? 0))
  .filter((counts) => {
    const all = counts.reduce((sum, count) => sum + count, 0)
    return counts.every((count) => count > 0) && all >= leastThings && all <= mostThings
  })

/** Every way to value these things at ten in all. */
export function valuationsOf(counts: PerKind): readonly PerKind[] {
  const [, balls, apples] = counts
  return upTo(wholeWorth).flatMap((hat) =>
    upTo(wholeWorth).flatMap((ball) => {
      const left = wholeWorth - hat * counts[0] - ball * balls
      return left >= 0 && left % apples === 0 ? [[hat, ball, left / apples] as const] : []
    }),
  )
}

/** Every kind is worth something to somebody, and at least one kind to both. */
export function mayMeet(one: PerKind, other: PerKind): boolean {
  const some = one.every((value, index) => value > 0 || (other[index] ?? 0) > 0)
  return some && one.some((value, index) => value > 0 && (other[index] ?? 0) > 0)
}

let known: readonly Instance[] | undefined

/** Every instance that may be drawn. Made at the first draw, because most readers of a match draw none. */
export function allInstances(): readonly Instance[] {
  known ??= allCounts.flatMap((counts) => {
    const valuations = valuationsOf(counts)
    return valuations.flatMap((one) =>
      valuations
        .filter((other) => mayMeet(one, other))
        .map((other) => ({ counts, values: [one, other] as const })),
    )
  })
  return known
}

/** Each instance is as likely as each other one. */
export const drawInstance = (rng: Rng): Instance => rng.pick(allInstances())

/** The largest sum of what both seats can get: each kind goes to whom it is worth more. */
export function bestSumOf({ counts, values: [one, other] }: Instance): number {
  return worthOf(
    counts,
    perKind((index) => Math.max(one[index] ?? 0, other[index] ?? 0)),
  )
}

/** Whether no other division is better for one seat and as good for the other. `take` is what the first seat gets. */
export function isParetoOptimal({ counts, values: [one, other] }: Instance, take: PerKind): boolean {
  const [mine, theirs] = [worthOf(one, take), worthOf(other, restOf(counts, take))]
  return divisionsOf(counts).every((division) => {
    const [first, second] = [worthOf(one, division), worthOf(other, restOf(counts, division))]
    return first < mine || second < theirs || (first === mine && second === theirs)
  })
}
