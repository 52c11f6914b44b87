import { describe, expect, it } from 'vitest'
import { kitCalled } from '../kits.ts'
import { measureOf } from './normalised-table.ts'
import { normalisedTables } from './normalised-tables.ts'

describe.each(normalisedTables)('the table $id', ({ columns, published }) => {
  it.each(columns)('has a kit and a measure for $game', ({ game, value }) => {
    const kit = kitCalled(game)
    if (!kit) throw new Error('the game is not here')
    expect(() => measureOf(kit, value)).not.toThrow()
    if (value.kind === 'win-rate') expect(Object.keys(kit.results.roles)).toContain(value.role)
    if (value.kind === 'skill') expect(kit.results.shared).toBeUndefined()
  })

  it.each(columns)('names a ruleset of $game, and self-play only where it is allowed', (column) => {
    const setup = kitCalled(column.game)?.setup
    expect(setup?.presets.map(({ id }) => id)).toContain(column.ruleset)
    if (column.selfPlay) expect(setup?.selfPlay).toBe(true)
  })

  it('prints a score for each column and the average of a row', () => {
    for (const { scores, average } of published) {
      expect(scores).toHaveLength(columns.length)
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
      expect(Math.abs(mean - average)).toBeLessThan(0.01)
    }
  })
})

describe('the value of a seat', () => {
  const seat = { place: 1, team: 0, points: 350, facts: { auctions: 10, won: 4 } }
  const kit = (id: string) => {
    const found = kitCalled(id)
    if (!found) throw new Error('the game is not here')
    return found
  }

  it('by a metric adds the sums of the metric', () => {
    const measure = measureOf(kit('bid'), { kind: 'metric', metric: 'points-per-auction' })
    expect(measure({ ...seat, role: null })).toEqual({ of: 350, per: 10 })
  })

  it('by wins in a role counts only matches in this role', () => {
    const measure = measureOf(kit('who-is-spy'), { kind: 'win-rate', role: 'spy' })
    const spy = { ...seat, role: 'spy' }
    expect([measure(spy), measure({ ...spy, place: 2 }), measure({ ...seat, role: 'civilian' })]).toEqual([
      { of: 1, per: 1 },
      { of: 0, per: 1 },
      { of: 0, per: 0 },
    ])
  })

  it('by a metric that the game does not have is refused', () => {
    expect(() => measureOf(kit('bid'), { kind: 'metric', metric: 'luck' })).toThrow('no metric called luck')
  })
})
