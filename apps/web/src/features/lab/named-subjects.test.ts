import { inTwo, readable } from '@wis/lab'
import { expect, it } from 'vitest'
import { withNames } from './subject-names.ts'

const names = new Map([
  ['fox', 'Old Fox'],
  ['fox-2', 'Marten'],
  ['granny', 'Granny Rose'],
])

it('a sentence calls its subjects by their names, and nothing else', () => {
  expect(withNames('fox-2 has a higher win rate than fox.', names)).toBe(
    'Marten has a higher win rate than Old Fox.',
  )
  expect(withNames('fox 与 granny 的胜率没有显著差异。', names)).toBe(
    'Old Fox 与 Granny Rose 的胜率没有显著差异。',
  )
  expect(withNames('foxes and granny-x do not differ', names)).toBe('foxes and granny-x do not differ')
  expect(withNames('granny−fox', undefined)).toBe('granny−fox')
})

it('a subject that is called like an ordinary word is renamed only where it is the subject', () => {
  const odd = new Map([
    ['win', 'Winner'],
    ['a', 'Alpha'],
    ['fox', 'Old Fox'],
  ])
  expect(withNames('win (baseline) has a higher win rate than fox (baseline).', odd)).toBe(
    'Winner (baseline) has a higher win rate than Old Fox (baseline).',
  )
  expect(withNames('a and win do not differ significantly in win rate: +0.5, a third.', odd)).toBe(
    'Alpha and Winner do not differ significantly in win rate: +0.5, a third.',
  )
})

it('a Chinese name stands in a Chinese sentence without spaces', () => {
  const names = new Map([['fox', '老狐狸']])
  expect(withNames('fox 比 granny 的胜率更高', names)).toBe('老狐狸比 granny 的胜率更高')
  expect(withNames('granny（攻击） 的胜率高于 fox（攻击）', names)).toBe(
    'granny（攻击） 的胜率高于老狐狸（攻击）',
  )
  expect(withNames('在“投入”上，fox 高于 granny', names)).toBe('在“投入”上，老狐狸高于 granny')
})

it('a finding is parted from how sure it is', () => {
  expect(inTwo('A has a higher win rate than B: +25 percentage points, 95% −1 to 39, 48 deals.')).toEqual({
    finding: 'A has a higher win rate than B: +25 percentage points.',
    evidence: '95% interval −1 to 39, 48 deals.',
  })
  expect(inTwo('A 比 B 的胜率更高：+25 个百分点，95% 区间 9 至 39。')).toEqual({
    finding: 'A 比 B 的胜率更高：+25 个百分点。',
    evidence: '95% 区间 9 至 39。',
  })
  expect(inTwo('A and B do not differ.')).toEqual({ finding: 'A and B do not differ.', evidence: null })
})

it('a headline has no brackets in brackets, and no comma within the name of a measure', () => {
  const measures = [{ id: 'win-rate-spy', name: { en: 'Win rate, spy', zh: '胜率（卧底）' } }] as const
  const conditions = {
    baseline: { name: { en: 'Baseline', zh: '基准' } },
    attack: { name: { en: 'Attack', zh: '攻击' } },
  }
  const about = {
    measures: measures.map((one) => ({ ...one, unit: 'share', better: 'more' })),
    names: { conditions },
  } as never
  expect(readable('Old Fox has a higher win rate, spy than Granny Rose: +60 points.', about)).toBe(
    'Old Fox has a higher win rate (spy) than Granny Rose: +60 points.',
  )
  expect(readable('Fox (Attack (warned)) fouls more', about)).toBe('Fox (Attack, warned) fouls more')
  expect(readable('Fox (Baseline) has a higher win rate than Rose (Baseline): +6 points.', about)).toBe(
    'Fox has a higher win rate than Rose (Baseline): +6 points.',
  )
  const named = 'Qwen (fast) has a higher win rate than Llama (fast): +6 points.'
  expect(readable(named, about)).toBe(named)
  expect(readable('Fox (Attack) has a higher win rate than Fox (Baseline): +6 points.', about)).toBe(
    'Fox (Attack) has a higher win rate than Fox (Baseline): +6 points.',
  )
  expect(readable('王奶奶（基准） 比老狐狸（基准） 的胜率更高：+6 分。', about)).toBe(
    '王奶奶比老狐狸（基准）的胜率更高：+6 分。',
  )
})
