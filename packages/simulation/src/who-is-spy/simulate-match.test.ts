import { createHouseAgent } from '@wis/agents'
import { playMatch } from '@wis/engine'
import type { Known, Turn } from '@wis/engine'
import { houseAgents, kitCalled, languages, rulesets, whoIsSpy } from '@wis/games'
import type { SpyEvent, SpyState } from '@wis/games'
import { olderRequestOf } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { simulateMatch } from './simulate-match.ts'
import type { Simulation } from './simulate-match.ts'

const slugs = houseAgents.map(({ slug }) => slug)
const simulation = {
  matchId: 'm',
  seed: 'seed',
  config: { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] },
  players: slugs.slice(0, 6),
  startedAt: new Date(0),
} satisfies Simulation

const never = new AbortController().signal

/** The facts of the same match, played by the loop that also asks over the network. */
async function asked({ matchId, seed, config, players }: typeof simulation) {
  const agents = players.map((slug) => createHouseAgent(slug, { seed }))
  const ask = async (turn: Turn, known: Known<SpyState, SpyEvent>, signal: AbortSignal) => {
    const { seat } = turn
    const { state } = known
    const kit = kitCalled(whoIsSpy.id)
    const request = kit && olderRequestOf({ kit, matchId, turn, known, deadline: '' })
    if (!request) throw new Error(`seat ${seat} has no turn`)
    const reply = await agents[seat]?.reply(request, signal)
    if (!reply?.ok) throw new Error(`seat ${seat} is silent`)
    return { move: whoIsSpy.readMove(state, turn, reply.text), call: undefined }
  }
  const table = { game: whoIsSpy, config, seats: [...players.keys()], seed, now: () => '', ask }
  const facts = []
  for await (const { entries } of playMatch(table, [], { lost: never, drain: never }))
    facts.push(...entries.map(({ event }) => event))
  return facts
}

describe('a simulated match', () => {
  it.each(['one seed', 'another', 'a third'])(
    'is exactly the match that is played by asking (%s)',
    async (seed) => {
      const { log } = simulateMatch({ ...simulation, seed })
      expect(await asked({ ...simulation, seed })).toEqual(log.map(({ event }) => event))
    },
  )

  it.each(
    Object.values(rulesets).flatMap((ruleset) =>
      languages.map((language) => [ruleset.id, language, ruleset] as const),
    ),
  )('of %s in %s ends', (_, language, ruleset) => {
    const pair = language === 'zh' ? (['牛奶', '豆浆'] as const) : (['tea', 'coffee'] as const)
    const players = slugs.slice(0, ruleset.players)
    const { state } = simulateMatch({ ...simulation, config: { ruleset, language, pair }, players })
    expect(whoIsSpy.outcome(state)).toBeDefined()
  })

  it('is the same for the same input, and differs for another seed', () => {
    const { log } = simulateMatch(simulation)
    expect(simulateMatch(simulation).log).toEqual(log)
    expect(simulateMatch({ ...simulation, seed: 'other' }).log).not.toEqual(log)
  })

  it('is played by house agents only', () => {
    expect(() => simulateMatch({ ...simulation, players: ['nobody', ...slugs.slice(1, 6)] })).toThrow(
      /nobody/,
    )
  })
})
