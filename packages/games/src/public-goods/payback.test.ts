import { expect, it } from 'vitest'
import { publicGoods } from './kit.ts'
import { paybackOf, pointsText, sharesPerPoint } from './payback.ts'

const [arena] = publicGoods.setup.presets
/** The multipliers of the study, as fractions. */
const multipliers = [
  [1, 1],
  [6, 5],
  [3, 2],
  [9, 5],
  [2, 1],
  [5, 2],
  [3, 1],
] as const
const seatCounts = [2, 3, 4, 5, 6]

const common = (one: bigint, other: bigint): bigint => (other === 0n ? one : common(other, one % other))

it('a share of every pot is a whole number of six-hundredths, and exactly pot × multiplier ÷ seats', () => {
  for (const players of seatCounts) {
    for (const [over, under] of multipliers) {
      const ruleset = { ...arena, players, multiplierTenths: (10 * over) / under }
      for (let pot = 0; pot <= 100 * players; pot++) {
        const share = paybackOf(ruleset, pot)
        expect(Number.isSafeInteger(share)).toBe(true)
        const exact = BigInt(pot) * BigInt(over) * BigInt(sharesPerPoint)
        expect(BigInt(share) * BigInt(under) * BigInt(players)).toBe(exact)
      }
    }
  }
})

it('no smaller unit makes all of them whole', () => {
  const denominators = seatCounts.flatMap((players) =>
    multipliers.map(([over, under]) => {
      const [top, bottom] = [BigInt(over), BigInt(under * players)]
      return bottom / common(top, bottom)
    }),
  )
  const least = denominators.reduce((unit, one) => (unit * one) / common(unit, one), 1n)
  expect(least).toBe(BigInt(sharesPerPoint))
})

it('is written in points with at most two decimals', () => {
  expect([0, 600, 900, 200, 400, 60_001].map(pointsText)).toEqual(['0', '1', '1.5', '0.33', '0.67', '100'])
})
