import { kitCalled, otherKits } from '@wis/games'
import { emptyTally } from '@wis/ratings'
import { describe, expect, it } from 'vitest'
import { gameNumbersOf, gameOfBoard } from './game-of-board.ts'

const dilemma = kitCalled('dilemma')

describe('the numbers of a board', () => {
  it('are those of the kit: first the metrics that it wants, then all others, each in both languages', () => {
    for (const kit of otherKits) {
      const { order, matchesToLead, metrics } = gameOfBoard(kit)
      expect([order, matchesToLead]).toEqual([kit.board.order, kit.board.order === 'total' ? 0 : 20])
      expect(metrics.slice(0, kit.board.columns.length).map(({ id }) => id)).toEqual(kit.board.columns)
      expect(metrics).toHaveLength(kit.results.metrics.length)
      for (const { name, formula } of metrics)
        expect([name.en, name.zh, formula.en, formula.zh].every((text) => text.length > 0)).toBe(true)
    }
  })

  it('follow from the sums of points and facts', () => {
    if (!dilemma) throw new Error('the game is not here')
    const facts = { rounds: 10, decisions: 10, defections: 4, provoked: 0, answers: 10, refused: 0 }
    const tally = { ...emptyTally, matches: 2, points: 40 * 15, wins: 1, facts }
    const pointsSquared = 15 ** 2 * (15 ** 2 + 25 ** 2)
    const trueSkill = { mean: 27, deviation: 3 }
    const found = gameNumbersOf(dilemma, { tally, sums: { draws: 1, pointsSquared }, trueSkill })
    const metric = (wanted: string) => found.metrics.find(({ id }) => id === wanted)
    expect(metric('defection-rate')).toEqual({ id: 'defection-rate', value: 0.4, sum: 4, of: 10 })
    expect(metric('retaliation-rate')).toMatchObject({ value: null, of: 0 })
    expect(metric('points-per-round')).toMatchObject({ value: 4, sum: 40, of: 10 })
    expect(found).toMatchObject({ draws: 1, losses: 0, fewMatches: true })
    expect(found.meanPoints.value).toBe(20)
    expect(found.meanPoints.high).toBeCloseTo(20 + 12.7062 * 5, 8)
    expect(found.trueSkill).toEqual({ mean: 27, deviation: 3, floor: 18 })
  })

  it('have no draws, losses and skill where all play on one side', () => {
    const hanabi = kitCalled('hanabi')
    if (!hanabi) throw new Error('the game is not here')
    const tally = { ...emptyTally, matches: 30, points: 30 * 15 * 8 }
    const found = gameNumbersOf(hanabi, {
      tally,
      sums: { draws: 0, pointsSquared: 0 },
      trueSkill: null,
    })
    expect(found).toMatchObject({ draws: null, losses: null, trueSkill: null, fewMatches: false })
  })
})
