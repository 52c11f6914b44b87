import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { bestFive } from '../hand-flow.ts'
import { bruteKind, bruteScore } from '../testing/brute-score.ts'
import { deck } from './card.ts'
import type { Card } from './card.ts'
import { handName } from './hand-name.ts'
import { handKinds, readScore, scoreBySuits, scoreOf } from './score.ts'

const cards = (text: string) => text.split(' ') as Card[]

/** Counts the kinds of all hands of five cards. */
function countKinds(): number[] {
  const counts = handKinds.map(() => 0)
  const held: [number, number, number, number] = [0, 0, 0, 0]
  const take = (from: number, left: number) => {
    if (left === 0) {
      const kind = scoreBySuits(...held) >> 26
      counts[kind] = (counts[kind] ?? 0) + 1
      return
    }
    for (let place = from; place <= deck.length - left; place++) {
      const suit = (place & 3) as 0 | 1 | 2 | 3
      held[suit] ^= 1 << (place >> 2)
      take(place + 1, left - 1)
      held[suit] ^= 1 << (place >> 2)
    }
  }
  take(0, 5)
  return counts
}

it('all 2,598,960 hands of five cards fall into the nine kinds as often as they should', () => {
  const counts = countKinds()
  expect(counts.reduce((sum, count) => sum + count)).toBe(2_598_960)
  expect(Object.fromEntries(handKinds.map((kind, index) => [kind, counts[index]]))).toEqual({
    'high-card': 1_302_540,
    pair: 1_098_240,
    'two-pair': 123_552,
    three: 54_912,
    straight: 10_200,
    flush: 5_108,
    'full-house': 3_744,
    four: 624,
    'straight-flush': 40,
  })
})

/** Seven cards and two hole cards more, drawn without replacement. */
function nineCards(number: number): Card[] {
  const rng = rngAt('nine-cards', number)
  const taken = new Set<number>()
  while (taken.size < 9) taken.add(rng.int(52))
  return [...taken].flatMap((place) => deck[place] ?? [])
}

const hands = 100_000

it(
  `${hands} hands of seven cards compare as the best of their 21 hands of five do`,
  { timeout: 60_000 },
  () => {
    let unlike = 0
    for (let number = 0; number < hands / 2; number++) {
      const nine = nineCards(number)
      const [one, other] = [nine.slice(0, 7), nine.slice(2)]
      const byScore = Math.sign(scoreOf(one) - scoreOf(other))
      const [first, second] = [bruteScore(one), bruteScore(other)]
      const isLike = byScore === Math.sign(first - second)
      if (!isLike || readScore(scoreOf(one)).kind !== handKinds[bruteKind(first)]) unlike++
    }
    expect(unlike).toBe(0)
  },
)

it('the best five of seven are worth as much as the seven', () => {
  for (let number = 0; number < 500; number++) {
    const seven = nineCards(number).slice(0, 7)
    const five = bestFive(seven)
    expect(five).toHaveLength(5)
    expect(scoreOf(five)).toBe(scoreOf(seven))
    expect(seven).toEqual(expect.arrayContaining([...five]))
  }
})

const inOrder = [
  ['7c 5d 4h 3s 2c', 'seven high', '7高牌'],
  ['Ac Kd Qh Js 9c', 'ace high', 'A高牌'],
  ['2c 2d 5h 4s 3c', 'a pair of twos', '一对2'],
  ['6c 6d Ah Ks Qc', 'a pair of sixes', '一对6'],
  ['3c 3d 2h 2s 4c', 'two pair, threes and twos', '两对，3和2'],
  ['3c 3d 2h 2s 5c', 'two pair, threes and twos', '两对，3和2'],
  ['2c 2d 2h 4s 3c', 'three twos', '三条2'],
  ['Ac 2d 3h 4s 5c', 'a straight up to the five', '顺子，最大5'],
  ['6c 2d 3h 4s 5c', 'a straight up to the six', '顺子，最大6'],
  ['Ac Kd Qh Js Tc', 'a straight up to the ace', '顺子，最大A'],
  ['7c 5c 4c 3c 2c', 'a flush, seven high', '同花，最大7'],
  ['2c 2d 2h Ks Kc', 'a full house, twos over kings', '葫芦，三条2带一对K'],
  ['3c 3d 3h 2s 2c', 'a full house, threes over twos', '葫芦，三条3带一对2'],
  ['2c 2d 2h 2s 3c', 'four twos', '四条2'],
  ['Ah 2h 3h 4h 5h', 'a straight flush up to the five', '同花顺，最大5'],
  ['Ts Js Qs Ks As', 'a royal flush', '皇家同花顺'],
] as const

it('these hands stand in this order, and have these names', () => {
  const scores = inOrder.map(([text]) => scoreOf(cards(text)))
  expect(scores).toEqual(scores.toSorted((one, other) => one - other))
  expect(new Set(scores).size).toBe(scores.length)
  expect(scores.map((score) => handName(score))).toEqual(inOrder.map(([, en, zh]) => ({ en, zh })))
})

it.each([
  ['a board that plays', 'As Ks Qs Js Ts 2c 3d', 'As Ks Qs Js Ts 4h 4d'],
  ['a third pair that is no better than a kicker', 'Ac Ad Kc Kd Qh Qs 2c', 'Ac Ad Kc Kd Qh 3s 2c'],
  ['a sixth card of a suit that is not among the best', 'Ah Kh 9h 7h 5h 3h 2c', 'Ah Kh 9h 7h 5h 4c 2d'],
])('%s changes nothing', (_, one, other) => {
  expect(scoreOf(cards(one))).toBe(scoreOf(cards(other)))
})
