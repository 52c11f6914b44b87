import { languages } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { playHouse } from './contract/play-house.ts'
import { kits } from './kits.ts'

/** Not every match has a turning point, and some games have few. */
const seeds = Array.from({ length: 24 }, (_, number) => `turn-${number}`)

describe.each(kits.map((kit) => [kit.id, kit] as const))('%s', (_, kit) => {
  const [ruleset] = kit.setup.presets
  // Each match at another table, with some house players twice.
  const logs = seeds.map((seed, number) => {
    const playerAt = (seat: number) =>
      kit.house[(number + seat * (number % 3)) % kit.house.length] ?? kit.house[0]
    const players = Array.from({ length: ruleset.players }, (__, seat) => playerAt(seat))
    return playHouse(kit, { seed, ruleset, language: 'en', players }).log
  })
  const nameOf = (seat: number) => `Agent ${seat}`

  it('has turning points, in both languages, at steps that a reader can go to', () => {
    const told = logs.flatMap((log) => (kit.moments?.(log, nameOf) ?? []).map((moment) => ({ moment, log })))
    expect(kit.moments).toBeDefined()
    // Equal bids, and bids above the value, are too rare among house players.
    if (kit.id !== 'bid') expect(told.length).toBeGreaterThan(0)
    for (const { moment, log } of told) {
      const { seq, seat, text } = moment
      for (const language of languages) expect(text[language]).not.toBe('')
      expect(text.en).not.toMatch(/Player \d|[{}]/u)
      expect(text.zh).toMatch(/\p{Script=Han}/u)
      expect(log.map((entry) => entry.seq)).toContain(seq)
      if (seat !== null) expect(seat).toBeLessThan(ruleset.players)
    }
  })

  it('has metrics of its own beside those about answers', () => {
    const own = kit.results.metrics.filter(({ of, per }) =>
      [...of, ...per].some((fact) => !['answers', 'refused', 'missed', 'points', 'matches'].includes(fact)),
    )
    expect(own.length).toBeGreaterThan(0)
  })
})
