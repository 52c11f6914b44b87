import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { publicGoods } from './kit.ts'
import { atTheTable } from './testing.ts'

const [arena] = publicGoods.setup.presets

/** The results of one round, in points. */
const resultsOf = (investments: readonly number[], multiplierTenths: number) => {
  const ruleset = { players: investments.length, rounds: 1, multiplierTenths }
  const table = atTheTable({ ruleset })
  table.play(investments)
  return table.last('match-ended')?.points.map((points) => points / 600)
}

it.each([
  [[0, 0, 0], 20, [100, 100, 100]],
  [[100, 100, 100], 20, [200, 200, 200]],
  [[100, 100, 0], 15, [100, 100, 200]],
  [[30, 0, 0], 30, [100, 130, 130]],
  [[50, 20], 12, [92, 122]],
  [[100, 0, 0, 0], 25, [62.5, 162.5, 162.5, 162.5]],
  [[10, 20, 30, 40, 50], 18, [144, 134, 124, 114, 104]],
  [[60, 0, 0, 0, 0, 0], 10, [50, 110, 110, 110, 110, 110]],
])('investments of %j, times %d tenths: %j', (investments, tenths, results) => {
  expect(resultsOf(investments, tenths)).toEqual(results)
})

it('results that are no whole points are exact in six-hundredths', () => {
  const table = atTheTable({ ruleset: { rounds: 1, multiplierTenths: 25 } })
  table.play([1, 0, 0])
  expect(table.last('match-ended')?.points).toEqual([99 * 600 + 500, 100 * 600 + 500, 100 * 600 + 500])
})

it('the points are for the whole match, and nothing comes back before the end', () => {
  const { match, play, last } = atTheTable()
  play([60, 20, 0], [40, 20, 0], [0, 20, 0], [0, 20, 0])
  expect(last('match-ended')).toBeUndefined()
  play([0, 20, 3])
  const back = ((60 + 40 + 5 * 20 + 3) * 2) / 3
  expect(last('match-ended')?.points).toEqual([0, 0, 97].map((left) => 600 * left + 600 * back))
  expect(match.turns()).toEqual([])
})

it('the multipliers of the study are presets, for three seats, five rounds and 100 points', () => {
  expect(publicGoods.setup.presets.map(({ id, multiplierTenths }) => [id, multiplierTenths])).toEqual([
    ['arena', 20],
    ['magic-1', 10],
    ['magic-1.2', 12],
    ['magic-1.5', 15],
    ['magic-1.8', 18],
    ['magic-2', 20],
    ['magic-2.5', 25],
    ['magic-3', 30],
  ])
  for (const preset of publicGoods.setup.presets)
    expect(preset).toMatchObject({ players: 3, rounds: 5, endowment: 100 })
})

it('the highest result wins, and equal results share a place', () => {
  const { match, play } = atTheTable({ ruleset: { rounds: 1 } })
  play([10, 0, 0])
  const back = (600 * 10 * 2) / 3
  expect(publicGoods.rules.outcome(match.state)).toEqual({
    kind: 'decided',
    points: [90 * 600 + back, 100 * 600 + back, 100 * 600 + back],
    places: [3, 1, 1],
    teams: [0, 1, 2],
    reason: 'rounds-played',
  })
})

it('all are asked at once, and answer in any order', () => {
  const { match, answer, last } = atTheTable()
  expect(match.turns().map(({ seat, kind, round }) => [seat, kind, round])).toEqual([
    [0, 'invest', 1],
    [1, 'invest', 1],
    [2, 'invest', 1],
  ])
  answer(2, '5')
  answer(0, '10')
  expect(match.turns().map(({ seat }) => seat)).toEqual([1])
  expect(last('round-ended')).toBeUndefined()
  answer(1, '0')
  expect(last('round-ended')).toEqual({ type: 'round-ended', round: 1, investments: [10, 0, 5] })
  expect(match.turns().map(({ seat, round, step }) => [seat, round, step])).toEqual([
    [0, 2, 2],
    [1, 2, 2],
    [2, 2, 2],
  ])
})

it('a seat that has invested cannot invest again', () => {
  const { match, answer } = atTheTable()
  answer(0, '10')
  const move = { kind: 'said', said: '', move: { kind: 'invest', values: { investment: 20 } } } as const
  expect(publicGoods.rules.decide(match.state, 0, move, rngAt('', 0))).toEqual({
    ok: false,
    reason: 'not-your-turn',
  })
})

it('a seat is not asked again between its investment and the news that it has decided', () => {
  const { match, answer } = atTheTable()
  answer(0, '10')
  const events = match.log.map(({ event }) => event as Parameters<typeof publicGoods.rules.evolve>[1])
  const asked = events.map((_, index) => {
    const state = events.slice(0, index + 1).reduce(publicGoods.rules.evolve, publicGoods.rules.blank)
    return publicGoods.rules.turns(state).map(({ seat }) => seat)
  })
  expect(asked).toEqual([[], [0, 1, 2], [1, 2], [1, 2]])
})

it.each([
  [{ players: 1 }, 'players'],
  [{ players: 7 }, 'players'],
  [{ rounds: 0 }, 'rounds'],
  [{ endowment: 0 }, 'endowment'],
  [{ multiplierTenths: 9 }, 'multiplierTenths'],
  [{ multiplierTenths: 12.5 }, 'multiplierTenths'],
  [{ slips: { tries: 2, then: 'lose' } }, 'slips'],
])('a ruleset with %j is refused', (changed, field) => {
  const refused = publicGoods.setup.ruleset.safeParse({ ...arena, ...changed })
  expect(refused.error?.issues[0]?.path[0]).toBe(field)
})
