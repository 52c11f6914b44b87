import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { krippendorffAlpha, weightedAlpha } from '../statistics/agreement/coefficients.ts'
import { agreementOf } from './agreement-of-judges.ts'
import type { Rated } from './agreement-of-judges.ts'
import { singleAgreement } from './agreement-tally.ts'
import { rubricCalled } from './rubrics.ts'

const rubric = rubricCalled('description-match') ?? expect.fail('there is no such rubric')

const said = (judge: string, item: string, ratings: readonly number[]): readonly Rated[] =>
  ratings.map((rating, at) => ({ judge, item, time: at + 1, rating }))

describe('agreement on single ratings', () => {
  it('is Krippendorff’s alpha where everybody rates once', () => {
    const rng = rngAt('once', 0)
    const table = Array.from({ length: 50 }, () => [
      1 + rng.int(5),
      1 + rng.int(5),
      rng.int(4) === 0 ? null : 3,
    ])
    for (const scale of ['nominal', 'ordinal', 'interval'] as const)
      expect(
        weightedAlpha(
          table.map((item) => item.map((rating) => (rating === null ? [] : [rating]))),
          scale,
        ),
      ).toBeCloseTo(krippendorffAlpha(table, scale) ?? 9, 10)
  })

  it('sees judges differ whose means are the same step of the scale', () => {
    // The means of 2 and 3 are rounded to 2, which is what the other judge says each time.
    const rows = Array.from({ length: 40 }, (_, at) => [
      ...said('steady', `${at + 1}/target`, [at % 2 === 0 ? 2 : 4]),
      ...said('torn', `${at + 1}/target`, at % 2 === 0 ? [2, 3] : [4, 5]),
    ]).flat()
    expect(agreementOf(rubric, rows).alpha).toBe(1)
    const { alpha, own } = singleAgreement(rubric, rows)
    expect(alpha.value).toBeLessThan(0.9)
    expect(alpha).toMatchObject({ n: 40, deals: 40 })
    expect(own.map(({ rater }) => rater)).toEqual(['torn'])
    // Half of the ratings of the other are a step away: ½ seen, of ½ · (0 + 1 + 4 + 9) ÷ 2 by chance.
    expect(agreementOf(rubric, rows).kappas[0]?.kappa).toBe(1)
    expect(singleAgreement(rubric, rows).kappas?.[0]?.kappa).toBeCloseTo(
      1 - 0.5 / ((0 + 1 + 4 + 9 + 4 + 1 + 0 + 1) / 8),
      12,
    )
  })

  it('is the usual kappa where everybody rates once', () => {
    const rng = rngAt('kappa once', 0)
    const rows = Array.from({ length: 30 }, (_, at) => [
      ...said('a', `${at + 1}/x`, [1 + rng.int(5)]),
      ...said('b', `${at + 1}/x`, [1 + rng.int(5)]),
    ]).flat()
    expect(singleAgreement(rubric, rows).kappas).toEqual(agreementOf(rubric, rows).kappas)
  })

  it('weighs each judge the same, however often it rates', () => {
    const rng = rngAt('often', 0)
    const truth = Array.from({ length: 60 }, () => 1 + rng.int(5))
    const rows = (times: number) =>
      truth.flatMap((value, at) => [
        ...said('right', `${at + 1}/target`, [value]),
        ...said('wrong', `${at + 1}/target`, new Array<number>(times).fill(6 - value)),
      ])
    const alpha = (times: number) => singleAgreement(rubric, rows(times)).alpha.value
    expect(alpha(7)).toBeCloseTo(alpha(1) ?? 9, 10)
  })

  it('takes the items of a match for drawn together', () => {
    const rng = rngAt('clustered', 0)
    const matches = Array.from({ length: 30 }, () => rng.int(2) === 0)
    // In a match, judges agree about everything or about nothing.
    const rows = matches.flatMap((agree, match) =>
      Array.from({ length: 6 }, (_, at) => [
        ...said('a', `${match + 1}/${at}`, [1 + (at % 5)]),
        ...said('b', `${match + 1}/${at}`, [agree ? 1 + (at % 5) : 5 - (at % 5)]),
      ]).flat(),
    )
    const apart = rows.map((row, at) => ({ ...row, item: `${1 + Math.floor(at / 2)}/x` }))
    const width = ({ low, high }: { low: number | null; high: number | null }) => (high ?? 0) - (low ?? 0)
    const [byMatch, byItem] = [singleAgreement(rubric, rows).alpha, singleAgreement(rubric, apart).alpha]
    expect(byMatch.value).toBeCloseTo(byItem.value ?? 9, 10)
    expect(byMatch.deals).toBe(30)
    expect(width(byMatch)).toBeGreaterThan(1.3 * width(byItem))
  })
})
