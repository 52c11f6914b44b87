import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { sumOf } from '../define/table.ts'
import { airlinePool } from './kit.ts'
import { allShares, nearestShares, shapleyParts, sizeOf, usageParts } from './shares.ts'
import type { Airline } from './shares.ts'
import { presetCalled, three } from './testing.ts'

const { weights } = presetCalled('arena')
const airport = [20, 35, 50, 75, 100]

const drawn = (number: number) => rngAt(`airlines-${number}`, 0).shuffle(airlinePool).slice(0, 3)

/** The mean of what each adds to the cost of those who came before it, over all orders in which they may come. */
function byOrders(airlines: readonly Airline[]): readonly number[] {
  const costOf = (group: readonly number[]) =>
    Math.max(0, ...group.map((seat) => airport[sizeOf(airlines[seat]?.fleet ?? 'small') - 1] ?? 0))
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  const whole = costOf([0, 1, 2])
  return [0, 1, 2].map((seat) => {
    const added = orders.map((order) => {
      const before = order.slice(0, order.indexOf(seat))
      return costOf([...before, seat]) - costOf(before)
    })
    return added.reduce((sum, one) => sum + one, 0) / orders.length / whole
  })
}

it('the Shapley value is what all orders of arrival say', () => {
  for (let number = 0; number < 300; number++) {
    const airlines = drawn(number)
    const [parts, orders] = [shapleyParts(airlines, airport), byOrders(airlines)]
    parts.forEach((part, seat) => expect(part).toBeCloseTo(orders[seat] ?? NaN, 12))
    expect(sumOf(parts)).toBeCloseTo(1, 12)
  }
})

it('the Shapley value of a small, a medium and a large airline is 20/3, 20/3 + 30/2 and the rest', () => {
  const [small = 0, medium = 0, large = 0] = shapleyParts(three, airport)
  expect([small, medium, large].map((part) => Math.round(part * 6_000))).toEqual([400, 1_300, 4_300])
})

it('the share by usage is the weighted mean of the parts of each use', () => {
  const [one = 0, other = 0, last = 0] = usageParts(three, weights)
  const byHand = (flights: number, passengers: number, minutes: number, size: number) =>
    (4 * (flights / 380) + 3 * (passengers / 48_700) + minutes / 675 + 2 * (size / 9)) / 10
  expect(one).toBeCloseTo(byHand(180, 5_400, 35, 1), 12)
  expect(other).toBeCloseTo(byHand(110, 15_400, 100, 3), 12)
  expect(last).toBeCloseTo(byHand(90, 27_900, 540, 5), 12)
  expect(one + other + last).toBeCloseTo(1, 12)
})

it('there are 231 ways to share in steps of five', () => {
  expect(allShares).toHaveLength(231)
  expect(new Set(allShares.map((shares) => shares.join())).size).toBe(231)
  expect(allShares.every((shares) => sumOf(shares) === 100 && shares.every((share) => share % 5 === 0))).toBe(
    true,
  )
})

it('no shares come nearer to the parts than the nearest ones', () => {
  for (let number = 0; number < 100; number++) {
    const parts = usageParts(drawn(number), weights)
    const far = (shares: readonly number[]) =>
      sumOf(shares.map((share, seat) => Math.abs(share - 100 * (parts[seat] ?? 0))))
    const least = Math.min(...allShares.map(far))
    expect(far(nearestShares(parts))).toBeCloseTo(least, 9)
  }
})
