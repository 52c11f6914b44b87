import type { Agent } from '@wis/agents'
import { agentCalls, matchCalls } from '@wis/db/agents'
import { ids } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { playOut } from '../testing/play-tables.ts'
import { fixturesOf, kitSeason } from '../testing/scheduled-season.ts'

it('an owner reads what became of each answer in another game, and why one was refused', async () => {
  const db = await freshDatabase()
  const players = ['perfect', 'perfect']
  const about = { game: 'tic-tac-toe', ruleset: 'arena', format: 'round-robin', players, deals: 1 } as const
  const season = await kitSeason(db, about)
  /** Names a square of another board when it is asked for the first time in a match. */
  const clumsy = (agent: Agent): Agent => {
    const heard = new Set<string>()
    return {
      reply: async (request, signal, seen) => {
        if (heard.has(request.matchId)) return agent.reply(request, signal, seen)
        heard.add(request.matchId)
        return { ok: true, text: '9,9' }
      },
    }
  }
  const agents = new Map(
    ['tic-tac-toe-0', 'tic-tac-toe-1'].map((slug) => [slug, clumsy(season.agentFor(slug))]),
  )
  await playOut(db, (slug) => agents.get(slug) ?? season.agentFor(slug))
  const [fixture] = await fixturesOf(db, season.seasonId)
  const matchId = ids.match(fixture?.matchId ?? '')
  const [agentId = ids.agent('')] = season.entrants
  const { items } = await agentCalls(db, agentId, { matchId })
  const [first, second] = items.toReversed()
  expect(first).toMatchObject({ reply: '9,9', heldAgainst: 'unreadable' })
  expect(first?.readAs?.en).toMatch(/^Player \d's answer “9,9” is refused: no move can be read from it\.$/)
  expect(first?.readAs?.zh).toContain('不被接受')
  expect(second).toMatchObject({ heldAgainst: null, failure: null })
  expect(second?.readAs?.en).toMatch(/^Player \d/)
  const failed = await agentCalls(db, agentId, { matchId, failed: true })
  expect(failed.items.map(({ seq }) => seq)).toEqual([first?.seq])
  expect((await matchCalls(db, agentId, matchId))?.calls).toHaveLength(items.length)
})
