import { fitRatings } from '@wis/ratings'
import { expect, test } from 'vitest'
import { coveredBy, cutSeasons } from './coverage.ts'
import { playField } from './played-field.ts'

const [agents, pairs, size, most] = [10, 20, 150, 30] as const

test('in short seasons of house agents, intervals contain the true value as often as they claim', () => {
  const field = { agents, pairs }
  const played = playField({ ...field, language: 'en', list: 'open', number: 0 }, size * most)
  const truth = fitRatings(played, field)
  const [first, second] = ([1, 2] as const).map((method) =>
    coveredBy(cutSeasons(played, field, { truth, size, most, method })),
  )
  // There are about 300 intervals, and chance moves the share by two or three per cent.
  for (const scale of ['overall', 'deception', 'detection', 'pairs'] as const)
    expect(second?.[scale].held).toBeGreaterThan(91)
  expect(first?.overall.held).toBeLessThan(90)
  expect(second?.overall.rmse).toBeLessThan(first?.overall.rmse ?? 0)
}, 300_000)

test('a field is the same every time for one number, and different for another', () => {
  const field = { agents: 30, pairs, language: 'zh', list: 'season', number: 0 } as const
  expect(playField(field, 5)).toEqual(playField(field, 5))
  expect(playField({ ...field, number: 1 }, 5)).not.toEqual(playField(field, 5))
})
