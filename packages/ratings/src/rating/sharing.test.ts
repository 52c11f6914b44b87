import { expect, test } from 'vitest'
import { Sharing } from './sharing.ts'

/** Every way of sharing, ballot by ballot, counted one by one. */
function countWays(strengths: number[], asked: number, total: number) {
  const ballots = strengths.flatMap((strength, member) =>
    Array.from({ length: asked }, () => ({ strength, member })),
  )
  const mean = strengths.map(() => 0)
  const product = strengths.map(() => strengths.map(() => 0))
  let all = 0
  for (let way = 0; way < 2 ** ballots.length; way++) {
    const correct = ballots.filter((_, i) => (way >> i) & 1)
    if (correct.length !== total) continue
    const odds = Math.exp(correct.reduce((sum, { strength }) => sum + strength, 0))
    const own = strengths.map((_, i) => correct.filter(({ member }) => member === i).length)
    all += odds
    own.forEach((a, i) => (mean[i] = (mean[i] ?? 0) + a * odds))
    own.forEach((a, i) =>
      own.forEach((b, j) => ((product[i] ??= [])[j] = (product[i]?.[j] ?? 0) + a * b * odds)),
    )
  }
  const means = mean.map((value) => value / all)
  const covariance = product.flatMap((row, i) =>
    row.map((value, j) => value / all - (means[i] ?? 0) * (means[j] ?? 0)),
  )
  return { all, means, covariance }
}

test.each([
  { strengths: [0.3, -1.2, 0.8, 0], asked: 1, total: 2 },
  { strengths: [2, -2, 0.5], asked: 3, total: 4 },
  { strengths: [0.1, 0.4], asked: 2, total: 1 },
])(
  'sharing $total correct of $asked ballots each agrees with counting every way',
  ({ strengths, asked, total }) => {
    const sharing = new Sharing({ members: strengths.length, asked, total })
    sharing.strength.set(strengths)
    const logAll = sharing.expect()
    const covariance = new Float64Array(strengths.length ** 2)
    sharing.covary(covariance, 0)
    const counted = countWays(strengths, asked, total)
    expect(logAll).toBeCloseTo(Math.log(counted.all), 10)
    counted.means.forEach((mean, i) => expect(sharing.mean[i]).toBeCloseTo(mean, 10))
    counted.covariance.forEach((value, i) => expect(covariance[i]).toBeCloseTo(value, 10))
  },
)

test('members of equal strength are expected to share equally', () => {
  const sharing = new Sharing({ members: 5, asked: 2, total: 3 })
  sharing.strength.fill(7)
  sharing.expect()
  for (const mean of sharing.mean) expect(mean).toBeCloseTo(0.6, 12)
})

test('strengths far from the average overflow nothing', () => {
  const sharing = new Sharing({ members: 3, asked: 3, total: 4 })
  sharing.strength.set([800, 801, 799])
  expect(Number.isFinite(sharing.expect())).toBe(true)
  expect([...sharing.mean].reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(4, 10)
})
