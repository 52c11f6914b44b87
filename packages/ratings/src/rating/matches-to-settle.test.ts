import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { fitRatings } from './fit-ratings.ts'
import { matchesToSettle } from './rating-table.ts'
import { simulateSeason, usualPlan } from './simulate-season.ts'

const plan = { ...usualPlan, agents: 20, matches: 600, pairs: 10 }
const { matches } = simulateSeason(plan, rngAt('settle', 0))
const table = fitRatings(matches, plan)
const spread = { deception: 100, detection: 100 }

describe('the number of matches that a rating still needs', () => {
  it('is 0 if and only if the rating is not provisional', () => {
    expect(table.rows.some(({ provisional }) => provisional)).toBe(true)
    for (const { overall, provisional, deceiverMatches, voterMatches } of table.rows) {
      const lacking = matchesToSettle({ ...overall, matches: deceiverMatches + voterMatches }, table.spread)
      expect(lacking > 0).toBe(provisional)
    }
  })

  it('falls with more matches and with a narrower interval', () => {
    const lacking = (played: number, reach: number) =>
      matchesToSettle({ low: -reach, high: reach, matches: played }, spread)
    expect([lacking(10, 125), lacking(40, 100), lacking(80, 80)]).toEqual(
      [lacking(10, 125), lacking(40, 100), lacking(80, 80)].toSorted((a, b) => b - a),
    )
    expect(lacking(80, 80)).toBeLessThan(25)
  })

  it('is a number even if the matches seem to have given no information', () => {
    expect(matchesToSettle({ low: 1000, high: 2000, matches: 1 }, spread)).toBeLessThanOrEqual(400)
  })
})
