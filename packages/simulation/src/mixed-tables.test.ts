import { createHouseAgent } from '@wis/agents'
import { playMatch } from '@wis/engine'
import type { Known, Turn } from '@wis/engine'
import { kitCalled, kits } from '@wis/games'
import { wordPairs } from '@wis/games/who-is-spy'
import { olderRequestOf } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { mixedTables } from './mixed-tables.ts'
import type { MixedSeries, MixedTable } from './mixed-tables.ts'

const spy = kitCalled('who-is-spy') ?? expect.fail('the game is gone')
const series: MixedSeries = {
  kit: spy,
  games: 5,
  seed: 'seed',
  ruleset: spy.setup.presets[0],
  language: 'zh',
  startedAt: new Date('2026-01-31T12:00:00.000Z'),
  seated: (_, slugs) => slugs,
}
const played = (changes: Partial<MixedSeries> = {}) => [...mixedTables({ ...series, ...changes })]

const never = new AbortController().signal

/** The facts of the same match, played by the loop that also asks over the network. */
async function asked({ matchId, seed, players, material }: MixedTable) {
  const agents = players.map((slug) => createHouseAgent(slug, { seed }))
  const ask = async (turn: Turn, known: Known<unknown>, signal: AbortSignal) => {
    const request = olderRequestOf({ kit: spy, matchId, turn, known, deadline: '' })
    const reply = request && (await agents[turn.seat]?.reply(request, signal))
    if (!reply?.ok) throw new Error(`seat ${turn.seat} is silent`)
    const { text } = reply
    return { move: () => spy.rules.readMove(known.state, turn, text), call: undefined }
  }
  const config = { ruleset: spy.setup.ruleset.parse(series.ruleset), language: series.language, material }
  const table = { game: spy.rules, config, seats: [...players.keys()], seed, now: () => '', ask }
  const facts = []
  for await (const { entries } of playMatch(table, [], { lost: never, drain: never }))
    facts.push(...entries.map(({ event }) => event))
  return facts
}

describe('mixed tables', () => {
  it('are exactly the matches that are played by asking', async () => {
    for (const table of played({ games: 3 }))
      expect(await asked(table)).toEqual(table.log.map(({ event }) => event))
  })

  it.each(kits.map((kit) => [kit.id, kit] as const))('of %s are the same for the same seed', (_, kit) => {
    const one = { kit, ruleset: kit.setup.presets[0], games: 2 }
    expect(played(one)).toEqual(played(one))
    expect(played({ ...one, seed: 'other' }).map(({ log }) => log)).not.toEqual(
      played(one).map(({ log }) => log),
    )
  })

  it('begin like a shorter series', () => {
    expect(played({ games: 2 })).toEqual(played().slice(0, 2))
  })

  it('have different agents and words', () => {
    const matches = played({ games: 20 })
    expect(new Set(matches.map(({ players }) => players.toSorted().join())).size).toBeGreaterThan(10)
    expect(new Set(matches.map(({ material }) => JSON.stringify(material))).size).toBeGreaterThan(10)
  })

  it('are played with words of their language', () => {
    const words = new Set(wordPairs.filter(({ language }) => language === 'zh').flatMap((pair) => pair.words))
    for (const { material } of played())
      expect(Array.isArray(material) && material.every((word) => words.has(String(word)))).toBe(true)
  })

  it('begin every minute', () => {
    expect(played().map(({ log }) => log[0]?.at.slice(11, 19))).toEqual(
      [0, 1, 2, 3, 4].map((minute) => `12:0${minute}:00`),
    )
  })

  it.each(spy.setup.presets)('of $id seat as many agents as it takes, each once', (ruleset) => {
    for (const { players } of played({ ruleset, games: 3 }))
      expect(new Set(players).size).toBe(ruleset.players)
  })

  it('seat agents more than once if there are too few', () => {
    const ruleset = { ...spy.setup.presets[0], id: 'crowd', players: 12, pot: 0, spyRoundPoints: [0] }
    expect(played({ ruleset, games: 1 })[0]?.players).toHaveLength(12)
  })
})
