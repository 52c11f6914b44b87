import { expect, it } from 'vitest'
import { talliesOfPlaces } from './tally.ts'

const placed = (...places: readonly (readonly [number, number])[]) =>
  places.map(([place, points]) => ({ place, points }))

it('a match counts once for each seat, with its points in fifteenths', () => {
  const [first, second] = talliesOfPlaces(placed([1, 2], [2, -1]))
  expect(first).toMatchObject({ matches: 1, points: 30, wins: 1 })
  expect(second).toMatchObject({ matches: 1, points: -15, wins: 0 })
})

it('a game may count in parts of a point', () => {
  expect(talliesOfPlaces(placed([1, 2], [2, 1]), { perPoint: 3 }).map(({ points }) => points)).toEqual([
    10, 5,
  ])
})

it('nobody wins a draw', () => {
  expect(talliesOfPlaces(placed([1, 0], [1, 0])).map(({ wins }) => wins)).toEqual([0, 0])
})

it('shares that are finer than a fifteenth are units of their own, so that nothing is rounded', () => {
  const tallies = talliesOfPlaces(placed([1, 84_411], [2, 71_803], [3, 1]), { perPoint: 600 })
  expect(tallies.map(({ points }) => points)).toEqual([84_411, 71_803, 1])
})

it('counts shares that are finer than asked for as the nearest unit, as earlier versions did', () => {
  const tallies = talliesOfPlaces(placed([1, 84_410], [2, 71_800], [3, 40], [4, 19]), {
    perPoint: 600,
    units: 15,
  })
  expect(tallies.map(({ points }) => points)).toEqual([2_110, 1_795, 1, 0])
})

it('counts what happened in roles that are told apart beside the facts of the game', () => {
  const [spy, other] = talliesOfPlaces(
    [
      { place: 2, points: -5, role: 'spy', facts: { fouls: 1 } },
      { place: 1, points: 1, role: 'civilian', facts: {} },
    ],
    { byRole: ['spy'] },
  )
  expect(spy?.facts).toEqual({ fouls: 1, 'spy-matches': 1, 'spy-points': -75, 'spy-wins': 0 })
  expect(other?.facts).toEqual({})
})
