import { rngAt } from '@wis/engine'
import { fitRatings } from '@wis/ratings'
import { expect, test } from 'vitest'
import { covered, coveredBy, drawSeasons, holdSeasons, isRight } from './coverage.ts'
import { playField } from './played-field.ts'

const [agents, pairs] = [10, 20] as const

// With fewer seasons, chance would move the shares by more than what is looked for.
test(
  'in short seasons of house agents, intervals hold what is true as often as they say',
  { tags: ['nightly'], timeout: 300_000 },
  () => {
    const field = { agents, pairs }
    const played = playField({ ...field, language: 'en', list: 'open', number: 0 }, 4500)
    const truth = fitRatings(played, field)
    const seasons = drawSeasons(played, { size: 150, seasons: 30 }, rngAt('seasons', 0))
    const found = coveredBy(holdSeasons(seasons, field, truth))
    // About 300 intervals, which chance moves by two or three per cent.
    for (const scale of ['overall', 'deception', 'detection', 'pairs'] as const)
      expect(found[scale].held).toBeGreaterThan(91)
  },
)

test('no match is in two seasons before all matches are dealt out', () => {
  const played = playField({ language: 'en', agents, pairs, list: 'open', number: 0 }, 12)
  const drawn = drawSeasons(played, { size: 5, seasons: 3 }, rngAt('seasons', 0))
  expect(drawn.map((season) => season.length)).toEqual([5, 5, 5])
  expect(new Set(drawn.slice(0, 2).flat()).size).toBe(10)
})

const interval = (holds: number) => ({ low: -1, high: 1, estimate: 0, truth: 0, holds })

test('intervals of one season that stand and fall together tell as little as one', () => {
  const apart = [1, 1, 1, 0].map((holds) => [interval(holds)])
  const together = apart.map(([one]) => (one ? [one, one, one] : []))
  expect(covered(apart)).toMatchObject({ n: 4, held: 75, error: 25 })
  expect(covered(together)).toMatchObject({ n: 12, held: 75, error: 25 })
})

test('a figure is wrong only if chance cannot have taken it out of 93 to 97 per cent', () => {
  expect(isRight({ held: 91.6, error: 0.5 })).toBe(true)
  expect(isRight({ held: 91.4, error: 0.5 })).toBe(false)
  expect(isRight({ held: 98.6, error: 0.5 })).toBe(false)
})

test('a field is the same again whenever it is played, and another under another number', () => {
  const field = { agents: 30, pairs, language: 'zh', list: 'season', number: 0 } as const
  expect(playField(field, 5)).toEqual(playField(field, 5))
  expect(playField({ ...field, number: 1 }, 5)).not.toEqual(playField(field, 5))
})
