import { describe, expect, it } from 'vitest'
import { SeriesTally } from './series-tally.ts'

type Ended = readonly (readonly [place: number, points: number])[] | 'void'

/** A game whose last state is only its result. Fifteen of its shares are a point. */
const kit: ConstructorParameters<typeof SeriesTally>[0] = {
  rules: {
    outcome: (state) => {
      if (state === null) return undefined
      const ended = state as Ended
      if (ended === 'void') return { kind: 'void', reason: 'all-gone' }
      const lists = { places: ended.map(([place]) => place), points: ended.map(([, points]) => points) }
      return { kind: 'decided', ...lists, teams: ended.map(() => 0), reason: 'time-up' }
    },
  },
  results: {
    perPoint: 15,
    roles: {},
    facts: { moves: { en: 'Moves', zh: '步数' }, slips: { en: 'Slips', zh: '失误' } },
    metrics: [],
    of: (state) =>
      (state as Exclude<Ended, 'void'>).map(([place, points]) => {
        return { place, team: 0, role: null, points, facts: { moves: 2, slips: 0 } }
      }),
  },
}

function tallied(seats: number, ...matches: readonly Ended[]): SeriesTally {
  const tally = new SeriesTally(kit, seats)
  for (const match of matches) tally.add(match)
  return tally
}

const verdicts = (tally: SeriesTally) => tally.seats().map(({ wins, draws, losses }) => [wins, draws, losses])

describe('a tally', () => {
  it('counts a first place with somebody behind as a win, and any other place as a loss', () => {
    const tally = tallied(3, [
      [1, 30],
      [1, 30],
      [3, 0],
    ])
    expect(verdicts(tally)).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 1],
    ])
  })

  it('counts a match in which all share the first place as a draw, as of a game that all play together', () => {
    expect(
      verdicts(
        tallied(2, [
          [1, 7],
          [1, 7],
        ]),
      ),
    ).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ])
  })

  it('gives the mean in whole points, and half of its 95% interval', () => {
    const [first, second] = tallied(
      2,
      [
        [1, 30],
        [2, 1],
      ],
      [
        [2, 0],
        [1, 1],
      ],
    ).seats()
    expect(first?.meanPoints).toBe(1)
    expect(first?.spread).toBeCloseTo(1.96, 10)
    expect(second).toMatchObject({ meanPoints: 2 / 30, spread: 0 })
  })

  it('has no mean without a decided match, and no interval for a single one', () => {
    expect(tallied(1, 'void').seats()).toEqual([
      { wins: 0, draws: 0, losses: 0, meanPoints: null, spread: null },
    ])
    expect(tallied(1, [[1, 15]]).seats()).toMatchObject([{ meanPoints: 1, spread: null }])
  })

  it('counts void matches only among the endings', () => {
    const tally = tallied(1, [[1, 15]], 'void', [[1, 15]])
    expect(verdicts(tally)).toEqual([[0, 2, 0]])
    expect(Object.entries(tally.endings())).toEqual([
      ['all-gone', 1],
      ['time-up', 2],
    ])
    expect(tally.facts()).toEqual({ moves: 4, slips: 0 })
  })

  it('takes no match that goes on', () => {
    expect(() => new SeriesTally(kit, 1).add(null)).toThrow('not ended')
  })
})
