import { kits } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { simulateGames } from './simulate-games.ts'
import type { GameSeries } from './simulate-games.ts'

const startedAt = new Date('2026-01-31T12:00:00.000Z')

describe.each(kits)('a series of $id', (kit) => {
  const [ruleset] = kit.setup.presets
  // Different ones, because some leave nothing to chance.
  const players = Array.from(
    { length: ruleset.players },
    (_, seat) => kit.house[seat % kit.house.length] ?? kit.house[0],
  )
  const series: GameSeries = { kit, ruleset, players, games: 3, seed: 's', language: 'zh', startedAt }
  const played = (changes: Partial<GameSeries> = {}) => [...simulateGames({ ...series, ...changes })]

  it('is the same for the same seed, and different for another', () => {
    expect(played()).toEqual(played())
    expect(played({ seed: 'other' }).map(({ log }) => log)).not.toEqual(played().map(({ log }) => log))
  })

  it('begins like a shorter one, with a match every minute', () => {
    expect(played({ games: 2 })).toEqual(played().slice(0, 2))
    expect(played().map(({ log }) => log[0]?.at)).toEqual([
      '2026-01-31T12:00:00.000Z',
      '2026-01-31T12:01:00.000Z',
      '2026-01-31T12:02:00.000Z',
    ])
  })

  it('has matches that end, each by a seed of its own', () => {
    const matches = played()
    expect(matches.every(({ state }) => kit.rules.outcome(state)?.kind === 'decided')).toBe(true)
    expect(matches.map(({ seed }) => seed)).toEqual(['s-1', 's-2', 's-3'])
  })
})
