import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { claimsIn } from './claims.ts'
import { bargain } from './kit.ts'
import { atTheTable } from './testing.ts'
import type { BargainTestMatch } from './testing.ts'
import { drawInstance, isParetoOptimal } from './things.ts'

const factsOf = (table: BargainTestMatch) => table.results().map(({ facts }) => facts)

it('counts an agreement, its sum and the best sum', () => {
  const table = atTheTable()
  table.play('3/0/1', '0/2/1', 'accept')
  expect(factsOf(table)).toMatchObject([
    { agreements: 1, sum: 16, 'best-sum': 16, 'agreed-best-sum': 16, pareto: 1, offers: 2, 'own-offers': 1 },
    { agreements: 1, sum: 16, 'own-offers': 1 },
  ])
})

it('counts nothing but offers without an agreement', () => {
  const table = atTheTable({ ruleset: { offers: 3 } })
  table.play('1/0/0', '?', '?', '1/0/0', 'reject')
  expect(factsOf(table)).toMatchObject([
    { agreements: 0, sum: 0, 'best-sum': 16, 'agreed-best-sum': 0, pareto: 0, offers: 2, answers: 2 },
    { 'own-offers': 0, answers: 3, refused: 2 },
  ])
})

it('finds the Pareto-optimal divisions that trying all of them finds', () => {
  for (let number = 0; number < 60; number++) {
    const instance = drawInstance(rngAt(`pareto-${number}`, 0))
    const [a, b, c] = instance.counts
    const [[x, y, z], [u, v, w]] = instance.values
    const divisions: { take: readonly [number, number, number]; pays: readonly [number, number] }[] = []
    for (let i = 0; i <= a; i++)
      for (let j = 0; j <= b; j++)
        for (let k = 0; k <= c; k++) {
          const pays = [i * x + j * y + k * z, (a - i) * u + (b - j) * v + (c - k) * w] as const
          divisions.push({ take: [i, j, k], pays })
        }
    const isBeaten = ([one, two]: readonly [number, number]) =>
      divisions.some(({ pays: [p, q] }) => p >= one && q >= two && p + q > one + two)
    for (const { take, pays } of divisions) expect(isParetoOptimal(instance, take)).toBe(!isBeaten(pays))
  }
})

it.each([
  ['A hat is worth 4 to me.', [['hats', 4]]],
  [
    'Hats are worth nothing, but each ball is worth two.',
    [
      ['hats', 0],
      ['balls', 2],
    ],
  ],
  ['I value apples at 5', [['apples', 5]]],
  ['The value of a ball is 3.', [['balls', 3]]],
  ['I get 4 points per hat', [['hats', 4]]],
  ['一顶帽子对我值4分', [['hats', 4]]],
  [
    '球的价值是2，苹果值零分',
    [
      ['balls', 2],
      ['apples', 0],
    ],
  ],
  ['I take 2 hats and 1 ball', []],
  ['A hat is worth 4 to you.', []],
  ['The hats are worth 8 together', []],
  ['帽子对你值4分', []],
  ['我要2顶帽子', []],
])('“%s” tells %j', (text, claims) => {
  const told = new Set(claimsIn(text).map(({ kind, value }) => `${kind} ${value}`))
  expect([...told]).toEqual(claims.map(([kind, value]) => `${kind} ${value}`))
})

it('counts values told truly and falsely in numbers, each of them once', () => {
  const table = atTheTable()
  table.play(
    '{"hats":3,"say":"A hat is worth 2 to me, and a ball is worth 9 to me."}',
    '{"hats":0,"balls":2,"say":"Hats are worth nothing to me."}',
    '{"hats":3,"say":"As I said, a hat is worth 2 to me."}',
    '{"move":"accept","say":"An apple is worth 4 to me."}',
  )
  expect(factsOf(table)).toMatchObject([
    { 'told-truly': 1, 'told-falsely': 1 },
    { 'told-truly': 2, 'told-falsely': 0 },
  ])
})

it('makes metrics of what it counts', () => {
  const rates = bargain.results.metrics.map(({ id, of, per }) => [id, of.join('+'), per.join('+')])
  expect(rates).toEqual([
    ['agreement-rate', 'agreements', 'matches'],
    ['efficiency', 'sum', 'best-sum'],
    ['efficiency-agreed', 'sum', 'agreed-best-sum'],
    ['pareto-rate', 'pareto', 'agreements'],
    ['offers-per-match', 'offers', 'matches'],
    ['truth-rate', 'told-truly', 'told-truly+told-falsely'],
    ['refused-rate', 'refused', 'answers'],
  ])
})
