import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { agreementOf, meanRating } from './agreement-of-judges.ts'
import { dueJudgements, judgementRequest, judgementRow } from './judging.ts'
import type { JudgementRow } from './judging.ts'
import { ratingField } from './rubric.ts'
import type { JudgedItem, Rubric } from './rubric.ts'
import { rubricCalled, rubrics } from './rubrics.ts'

const rubric = rubricCalled('description-match') ?? expect.fail('there is no such rubric')
const truthOf = (item: JudgedItem) => 1 + (Number(item.id) % 5)
const items = Array.from({ length: 60 }, (_, index): JudgedItem => ({
  id: String(100 + index),
  parts: { word: `word ${index}`, description: 'It is a thing.', author: 'fox' },
}))
const judges = [
  { agent: 'strict', times: 2 },
  { agent: 'kind', times: 1 },
]
const due = dueJudgements({ rubric, items, judges, seed: 'seed' })

/** Ratings of judges who answer what this says. */
function rowsOf(answer: (judge: string, item: JudgedItem, time: number) => unknown): readonly JudgementRow[] {
  return due.map((one) => {
    const rating = answer(one.judge, one.item, one.time)
    const values = typeof rating === 'number' ? { rating } : null
    return judgementRow(rubric, one, { prompt: '', raw: [String(rating)], values })
  })
}

const clamped = (rating: number) => Math.min(5, Math.max(1, rating))

describe('what is due', () => {
  it('every judge rates every item as often as it is asked, in another order each time', () => {
    const orders = ['strict/1', 'strict/2', 'kind/1'].map((name) =>
      due.filter(({ judge, time }) => `${judge}/${time}` === name).map(({ item }) => item.id),
    )
    for (const order of orders) expect(order.toSorted()).toEqual(items.map(({ id }) => id))
    expect(new Set(orders.map(String)).size).toBe(3)
  })

  it('does not depend on how the items were listed', () => {
    expect(dueJudgements({ rubric, items: items.toReversed(), judges, seed: 'seed' })).toEqual(due)
  })
})

describe.each(rubrics)('the question of $id', (one: Rubric) => {
  it.each(['en', 'zh'] as const)(
    'in %s shows the parts and the scale, and hides who made them',
    (language) => {
      const parts = Object.fromEntries(Object.keys(one.parts).map((name) => [name, `text of ${name}`]))
      const item = { id: 'secret-author/7', parts: { ...parts, author: 'fox' } }
      const request = judgementRequest({
        rubric: one,
        due: { judge: 'fox', time: 1, place: 4, item },
        language,
        deadline: '2030-01-01T00:00:00Z',
      })
      const { matchId: _, ...shown } = request
      for (const text of Object.values(parts)) expect(request.observation.text).toContain(text)
      for (const { means } of one.scale) expect(request.question).toContain(means[language])
      expect(JSON.stringify(shown)).not.toMatch(/fox|secret-author/)
      expect(request.aliases).toEqual([])
    },
  )

  it('is answered by a number of the scale', () => {
    const values = one.scale.map(({ value }) => value)
    expect(ratingField(one)).toMatchObject({ kind: 'number', least: values[0], most: values.at(-1) })
  })
})

describe('a rating', () => {
  it('that is nonsense or off the scale is missing, and never the middle', () => {
    const [one] = due
    if (!one) throw new Error('something is due')
    for (const values of [null, {}, { rating: 3.4 }, { rating: 9 }, { rating: '3' }])
      expect(judgementRow(rubric, one, { prompt: '', raw: [], values }).rating).toBeNull()
    expect(judgementRow(rubric, one, { prompt: '', raw: [], values: { rating: 4 } }).rating).toBe(4)
  })

  it('that is missing is left out of means', () => {
    expect(meanRating([{ rating: 5 }, { rating: null }, { rating: 2 }])).toBe(3.5)
    expect(meanRating([{ rating: null }])).toBeNull()
  })
})

describe('agreement', () => {
  it('is 1 between judges who say the truth, and counts what is missing', () => {
    const rows = rowsOf((judge, item) => (judge === 'kind' && item.id === '100' ? 'well' : truthOf(item)))
    expect(agreementOf(rubric, rows)).toEqual({
      raters: ['kind', 'strict'],
      items: 59,
      missing: 1,
      alpha: 1,
      kappas: [{ raters: ['kind', 'strict'], kappa: 1 }],
    })
  })

  it('suffers from a judge who is one too kind, and more from one who is two', () => {
    const alpha = (bias: number) =>
      agreementOf(
        rubric,
        rowsOf((judge, item) => clamped(truthOf(item) + (judge === 'kind' ? bias : 0))),
      )
    const [none, one, two] = [alpha(0), alpha(1), alpha(2)]
    expect(none.alpha).toBe(1)
    expect(one.alpha).toBeLessThan(0.95)
    expect(two.alpha).toBeLessThan(one.alpha ?? 0)
    expect(two.kappas[0]?.kappa).toBeLessThan(one.kappas[0]?.kappa ?? 0)
  })

  it('is about none with a judge who throws dice', () => {
    const dice = rngAt('dice', 0)
    const rows = rowsOf((judge, item) => (judge === 'kind' ? 1 + dice.int(5) : truthOf(item)))
    const { alpha } = agreementOf(rubric, rows)
    expect(Math.abs(alpha ?? 1)).toBeLessThan(0.3)
  })
})
