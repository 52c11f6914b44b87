import { mainFinding } from '@wis/lab'
import type { Difference, Results } from '@wis/lab'
import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import messages from '../../../messages/en/lab.json' with { type: 'json' }
import { answerOf, boundsOf, detectableIn, settledBy } from './answer.ts'

type Pair = Results['contrasts'][number]

const pair = (value: number, [low, high]: readonly [number, number], more: Partial<Pair> = {}) =>
  ({
    measure: 'win-rate',
    first: 'fox',
    second: 'granny',
    difference: { value, low, high, deals: 24 },
    corrected: 0.2,
    comparisons: 1,
    isTold: false,
    sentence: { en: 'They do not differ, 24 deals, about 1,007 more deals needed.', zh: '' },
    ...more,
  }) as unknown as Pair

const reported = (contrasts: readonly Difference[]) =>
  ({
    effects: [],
    contrasts,
    cells: [],
    measures: [{ id: 'win-rate', name: { en: 'Win rate', zh: '胜率' }, unit: 'share', better: 'more' }],
    names: { conditions: {} },
    spec: { conditions: ['none'], subjects: ['fox', 'granny'] },
  }) as unknown as Results

function toldOf(...contrasts: readonly Pair[]) {
  const report = reported(contrasts)
  const main = mainFinding(report) ?? expect.fail('nothing is compared')
  const t = createTranslator({ locale: 'en', messages: { lab: messages }, namespace: 'lab.report' })
  const answer = answerOf(main, { report, names: undefined, locale: 'en', t: t as never })
  return { ...answer, main, bounds: boundsOf(main.asked), settled: settledBy(main.asked) }
}

it('a pair has one direction: the higher one first, in its headline, limits, estimate and what would settle it', () => {
  const { headline, evidence, bounds, settled } = toldOf(pair(-0.21, [-0.46, 0.09]))
  expect(headline).toBe('granny and fox do not differ significantly in win rate.')
  expect(bounds).toMatchObject({ low: -0.09, high: 0.46 })
  expect(evidence).toContain('between −9.0 and +46.0 percentage points. Estimate +21.0 pp')
  expect(settled).toMatchObject({ count: 1007, areContents: false, largest: { difference: { value: 0.21 } } })
})

it('of several pairs nobody is higher, and no difference exceeds the widest end', () => {
  const { headline, evidence } = toldOf(pair(-0.21, [-0.46, 0.09]), pair(0.1, [-0.1, 0.3]))
  expect(headline).toBe('No two subjects differ significantly in win rate.')
  expect(evidence).toContain('Any difference is below 46.0 percentage points. Estimates +10.0 … +21.0 pp')
})

it.each([
  ['about 12 more deals would tell', { count: 12, areContents: false }],
  ['about 7 more contents, dealt as often, would tell', { count: 7, areContents: true }],
  ['about 7 more contents needed, dealt as often', { count: 7, areContents: true }],
  ['about 1 more deal needed', { count: 1, areContents: false }],
])('a report that says “%s” is taken at its word', (said, settled) => {
  const sentence = { en: `They do not differ: +21, 24 deals, ${said}.`, zh: '' }
  expect(toldOf(pair(0.21, [-0.09, 0.46], { sentence })).settled).toMatchObject(settled)
})

it.each(['help', 'tell'])('that more deals would hardly %s is said, and only then', (word) => {
  const sentence = (en: string) => ({ sentence: { en, zh: '' } })
  const hardly = sentence(`They do not differ: 0.0, 24 deals, more deals would hardly ${word}.`)
  expect(toldOf(pair(0, [-0.1, 0.1], hardly)).settled).toBe('hardly')
  expect(
    toldOf(pair(0.2, [-0.1, 0.5], sentence('They do not differ: +20, 24 deals.'))).settled,
  ).toBeUndefined()
})

it('nothing would settle what was not tested', () => {
  expect(toldOf(pair(0.2, [-0.1, 0.5], { comparisons: 0 })).settled).toBeUndefined()
})

it('a single pair whose interval excludes 0 is no “no difference”: the sentence names the higher one, and that p decides', () => {
  const sentence = {
    en: 'fox and granny do not differ significantly in win rate: −33 percentage points, 95% −60 to −4, 24 deals.',
    zh: '',
  }
  const { headline, evidence } = toldOf(pair(-0.33, [-0.6, -0.04], { sentence, corrected: 0.0625 }))
  expect(headline).toBe(
    'granny has a higher win rate than fox, but the evidence is weak: +33 percentage points.',
  )
  expect(evidence).toBe('95% interval 4.0\u00A0…\u00A060.0 · n = 24 deals · p =\u00a00.063 (p decides)')
})

it('of several pairs it says how many intervals exclude 0 all the same', () => {
  const { headline, evidence } = toldOf(pair(-0.21, [-0.46, -0.02]), pair(0.1, [-0.1, 0.3]))
  expect(headline).toBe('No two subjects differ significantly in win rate.')
  expect(evidence).toContain('1 interval excludes 0, but p decides.')
})

it('two shares of one difference stand in its headline, and moves are chosen more often', () => {
  const sentence = {
    en: 'fox has a higher share of actions: fold than granny: +16 percentage points, 95% 9 to 25, 100 deals.',
    zh: '',
  }
  const found = pair(0.16, [0.09, 0.25], { measure: 'share-fold', sentence, corrected: 0.001, isTold: true })
  const cell = (subject: string, value: number) => ({
    measure: 'share-fold',
    subject,
    condition: found.condition,
    estimate: { value },
  })
  const report = {
    ...reported([found]),
    measures: [{ id: 'share-fold', name: { en: 'Share of actions: fold', zh: '' }, unit: 'share' }],
    cells: [cell('fox', 0.16), cell('granny', 0)],
  } as unknown as Results
  const t = createTranslator({ locale: 'en', messages: { lab: messages }, namespace: 'lab.report' })
  const { headline, evidence } = answerOf(mainFinding(report) ?? expect.fail('nothing is compared'), {
    report,
    names: undefined,
    locale: 'en',
    t: t as never,
  })
  expect(headline).toBe('fox chooses “fold” more often than granny: 16.0% v. 0.0%.')
  expect(evidence).toContain('+16 percentage points · 95% interval 9.0\u00A0…\u00A025.0')
})

it('what so many deals find is larger than half of their interval', () => {
  const { main } = toldOf(pair(0.1, [-0.1, 0.3]))
  const seen = detectableIn(main.asked)
  expect(seen?.deals).toBe(24)
  expect(seen?.value).toBeGreaterThan(0.2)
  expect(seen?.value).toBeLessThan(0.35)
})
