import type { SeatHeader } from '@wis/protocol'
import type { useTranslations } from 'next-intl'
import { expect, it } from 'vitest'
import { calledAfter, howItEnded } from './how-it-ended.ts'

const seats = ['Old Fox', 'Owl'].map((name, seat): SeatHeader => ({
  seat,
  alias: `Player ${seat + 1}`,
  agent: { id: name, slug: name, name, nameZh: null, kind: 'webhook', avatarVersion: null },
  version: 1,
  points: null,
}))
const t = ((key: string, { name = '' } = {}) => `${key} ${name}`) as unknown as ReturnType<
  typeof useTranslations<'scene.verdict'>
>

function ended(locale: 'en' | 'zh', said: string, name = 'Old Fox'): string {
  const outcome = { places: [1, 2], points: [1, 0], perPoint: 1, reason: 'line' }
  const scene = { decided: { text: { en: said, zh: said } } }
  const named = seats.map((seat) => (seat.seat === 0 ? { ...seat, agent: { ...seat.agent, name } } : seat))
  return howItEnded({ seats: named, outcome, scene, locale, t })
}

it('a sentence that says who won needs nobody named before it', () => {
  expect(ended('en', 'Player 1 won on move 7.')).toBe('Old Fox won on move 7.')
  expect(ended('zh', 'Player 1在第7手获胜。')).toBe('Old Fox在第7手获胜。')
})

it('a name that speaks of winning says nothing of who won', () => {
  expect(ended('zh', 'Player 1接受了第3次出价。', '常胜')).toBe('won 常胜 · 常胜接受了第3次出价。')
})

it('one that tells what the winner did says who won, too', () => {
  expect(ended('en', 'Player 1 accepted offer 3.')).toBe('won Old Fox · Old Fox accepted offer 3.')
})

it('a match of two sides is called by them once they are known, if many play', () => {
  const many = ['Old Fox', 'Owl', 'Ada', 'Bea'].flatMap((name, seat) =>
    seats.slice(0, 1).map((one) => ({ ...one, seat, agent: { ...one.agent, id: name, name } })),
  )
  const outcome = { places: [1, 2, 2, 2], points: [1, 0, 0, 0], perPoint: 1, reason: 'found' }
  const guess = { name: { en: '', zh: '' }, that: { en: '', zh: '' }, count: 1, round: 1, since: 1 }
  const called = (hidden: number[] | null, at = many) =>
    calledAfter({ seats: at, outcome, scene: { guess: { ...guess, seats: hidden } }, locale: 'en', t })
  expect(called([1])).toBe('sides \nwon Old Fox')
  expect(called(null)).toBe('won Old Fox')
  expect(called([1], seats)).toBe('won Old Fox')
})
