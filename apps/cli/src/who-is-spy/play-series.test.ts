import { rulesets, wordPairs } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { playSeries } from './play-series.ts'
import type { Series } from './play-series.ts'

const series: Series = {
  games: 5,
  seed: 'seed',
  ruleset: rulesets['wis-2024'],
  language: 'zh',
  startedAt: new Date('2026-01-31T12:00:00.000Z'),
}
const played = (changes: Partial<Series> = {}) => [...playSeries({ ...series, ...changes })]

describe('a series', () => {
  it('is the same for the same seed, and different for another', () => {
    expect(played()).toEqual(played())
    expect(played({ seed: 'other' }).map(({ log }) => log)).not.toEqual(played().map(({ log }) => log))
  })

  it('begins like a shorter one', () => {
    expect(played({ games: 2 })).toEqual(played().slice(0, 2))
  })

  it('has different agents and words at its tables', () => {
    const matches = played({ games: 20 })
    expect(new Set(matches.map(({ players }) => players.toSorted().join())).size).toBeGreaterThan(10)
    expect(new Set(matches.map(({ config }) => config.pair.join())).size).toBeGreaterThan(10)
  })

  it('is played with words of its language', () => {
    const words = new Set(wordPairs.filter(({ language }) => language === 'zh').flatMap((pair) => pair.words))
    expect(played().every(({ config }) => config.pair.every((word) => words.has(word)))).toBe(true)
  })

  it('begins a match every minute', () => {
    expect(played().map(({ log }) => log[0]?.at.slice(11, 19))).toEqual(
      [0, 1, 2, 3, 4].map((minute) => `12:0${minute}:00`),
    )
  })

  it.each(Object.values(rulesets))('of $id seats as many agents as it takes, each once', (ruleset) => {
    for (const { players } of played({ ruleset, games: 3 }))
      expect(new Set(players).size).toBe(ruleset.players)
  })

  it('seats agents more than once if there are too few', () => {
    const ruleset = { ...rulesets['wis-2024'], id: 'crowd', players: 12, pot: 0, spyRoundPoints: [0] }
    expect(played({ ruleset, games: 1 })[0]?.players).toHaveLength(12)
  })
})
