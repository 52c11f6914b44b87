import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { AgreementTally } from '../judges/agreement-tally.ts'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { rubricCalled } from '../judges/rubrics.ts'
import { agreementOfPeople } from './agreement-of-people.ts'

const rubric = rubricCalled('description-match') ?? expect.fail('there is no such rubric')

const said = (judge: string, ratings: readonly (number | null)[]): readonly GivenRating[] =>
  ratings.map((rating, at) => ({ rubric: rubric.id, judge, time: 1, item: `${at + 1}/target`, rating }))

describe('the agreement of people', { tags: ['nightly'] }, () => {
  it('is that of a table that can be counted by hand', () => {
    // Of four items the first two people rate three alike, and the third person each in another way than both.
    const found = agreementOfPeople(rubric, [
      ...said('person 1', [1, 1, 5, 5]),
      ...said('person 2', [1, 1, 5, 1]),
      ...said('person 10', [5, 5, 1, null]),
    ])
    expect(found?.people).toEqual(['person 1', 'person 2', 'person 10'])
    const { between } = found ?? expect.fail('nobody has rated')
    expect(between.pairwise).toMatchObject({ mean: 0.25, pairs: 3 })
    expect(between.pairwise?.deviation).toBeCloseTo(0.433, 3)
    // Three items that all have rated: a third of the pairs agree, and by chance 41 of 81 would.
    expect(between.fleissItems).toBe(3)
    expect(between.fleiss).toBeCloseTo((1 / 3 - 41 / 81) / (1 - 41 / 81), 10)
  })

  it('is told of two groups, too, where a rubric has a step above which all counts as so', () => {
    const follows = rubricCalled('speech-follows') ?? expect.fail('there is no such rubric')
    // Ratings 1 and 3, and 4 and 5, are of one group each. The last item is of both.
    const rows = [...said('person 1', [1, 4, 5, 5]), ...said('person 2', [3, 5, 4, 2])]
    const { between, grouped } = agreementOfPeople(follows, rows) ?? expect.fail('nobody has rated')
    expect(between.pairwise?.mean).toBe(0)
    expect(grouped).toMatchObject({ above: 3, items: 4, pairwise: { mean: 0.75, pairs: 1 } })
    // Five ratings of eight lie above: by chance 25 + 9 of 64 agree.
    expect(grouped?.fleiss).toBeCloseTo((0.75 - 34 / 64) / (1 - 34 / 64), 10)
    expect(agreementOfPeople(rubric, rows)?.grouped).toBeUndefined()
  })

  it('is found where it was planted, between people and with a judge', () => {
    const rng = rngAt('people', 0)
    const values = rubric.scale.map(({ value }) => value)
    const truth = Array.from({ length: 600 }, () => rng.pick(values))
    // With chance 0.7 a person says the truth, and otherwise anything. Two then agree with 0.49 + 0.51 / 5.
    const person = () => truth.map((value) => (rng.next() < 0.7 ? value : rng.pick(values)))
    const rows = [
      ...['person 1', 'person 2', 'person 3'].flatMap((name) => said(name, person())),
      ...said('right', truth),
      ...said(
        'blind',
        truth.map(() => rng.pick(values)),
      ),
    ]
    const found = agreementOfPeople(rubric, rows) ?? expect.fail('nobody has rated')
    expect(found.between.pairwise?.mean).toBeCloseTo(0.592, 1)
    expect(found.between.fleiss).toBeCloseTo(0.49, 1)
    const [blind, right] = found.judges
    expect([blind?.judge, right?.judge]).toEqual(['blind', 'right'])
    expect(right?.pairwise?.mean).toBeCloseTo(0.76, 1)
    expect(blind?.pairwise?.mean).toBeCloseTo(0.2, 1)
    expect(right?.alpha.low).toBeGreaterThan(0.6)
    expect(blind?.alpha.low).toBeLessThan(0)
    expect(blind?.alpha.high).toBeGreaterThan(0)
  })

  it('stands beside that of the judges, which people do not change', () => {
    const judges = [...said('kind', [5, 4, 3, 2]), ...said('strict', [4, 3, 2, 1])]
    const reportOf = (rows: readonly GivenRating[]) => {
      const tally = new AgreementTally()
      tally.add(rows)
      return tally.reports()[0] ?? expect.fail('no ratings')
    }
    const { people, raters, ...agreement } = reportOf([...judges, ...said('person 1', [1, 1, null, 5])])
    const { raters: before, ...alone } = reportOf(judges)
    expect(agreement).toEqual(alone)
    expect(raters).toEqual([...before, { rater: 'person 1', mean: 7 / 3, ratings: 3, missing: 1 }])
    expect(people?.people).toEqual(['person 1'])
  })
})
