import { createOpenAiAgent, guardedFetch } from '@wis/agents'
import type { Agent } from '@wis/agents'
import { agentCalls, matchCalls } from '@wis/db/agents'
import { readEntries } from '@wis/db/matches'
import { moveSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { verifySeason } from '@wis/proof'
import { findStrategy } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { exportedLines } from '../testing/lab-rows.ts'
import { startLocalAgents } from '../testing/local-agents.ts'
import { playOut } from '../testing/play-tables.ts'
import { fixturesOf, kitSeason } from '../testing/scheduled-season.ts'

/** A model that gives the same object to every question. Every turn finds what it asks for in it. */
const said = JSON.stringify({
  guesses: { 'Player 1': { guess: 'evil', certainty: 70 }, 'Player 2': { guess: 'good', certainty: 40 } },
  intentions: ['stay-vague', 'follow-majority'],
  thinking: 'I wait.',
  expects: 'They shrug.',
  team: ['Player 1', 'Player 2'],
  say: 'Let us see.',
  vote: 'approve',
  card: 'success',
})

it(
  'a speech of six calls is one entry with its notes, and its owner sees each call',
  { tags: ['nightly'], timeout: 180_000 },
  async () => {
    const db = await freshDatabase()
    const models = await startLocalAgents({ speech: () => said })
    const strategy = findStrategy('interintent') ?? expect.fail('there is no such strategy')
    const model: Agent = createOpenAiAgent(
      { baseUrl: `${models.url}/v1`, model: 'm', strategy },
      { fetch: guardedFetch({ allow: [models.place] }) },
    )
    const players = ['clerk', 'clerk', 'clerk', 'clerk', 'clerk']
    const season = await kitSeason(db, {
      game: 'avalon',
      ruleset: 'interintent',
      format: 'round-robin',
      players,
      deals: 1,
    })
    await playOut(db, (slug) => (slug === 'avalon-0' ? model : season.agentFor(slug)))
    const [fixture] = await fixturesOf(db, season.seasonId)
    const matchId = ids.match(fixture?.matchId ?? '')
    const [agentId = ids.agent('')] = season.entrants
    const { items } = await agentCalls(db, agentId, { matchId })
    const talks = items.filter(({ kind }) => kind === 'discuss')
    expect(talks.length).toBeGreaterThan(0)
    for (const { exchange, inputTokens, outputTokens } of talks) {
      expect(exchange.map(({ call }) => call?.place)).toEqual([1, 2, 3, 4, 5, 6])
      expect([inputTokens, outputTokens]).toEqual([600, 60])
      for (const { call, request, status } of exchange) {
        expect(call).toMatchObject({ of: 6, said, usage: { inputTokens: 100, outputTokens: 10 } })
        expect(status).toBe(200)
        expect(request?.body).toContain(`of 6 of your turn: ${call?.name.en}.`)
      }
    }
    for (const { exchange } of items.filter(({ kind }) => kind === 'vote')) expect(exchange).toHaveLength(1)
    const seat = talks[0]?.seat
    const log = await readEntries(db, matchId, 'director')
    const noted = log.filter(
      ({ event }) => event.type === 'thoughts-noted' && 'seat' in event && event.seat === seat,
    )
    expect(noted.length).toBeGreaterThanOrEqual(talks.length)
    expect(noted[0]?.event).toMatchObject({
      notes: { intentions: ['stay-vague', 'follow-majority'], thinking: 'I wait.', expects: 'They shrug.' },
    })
    expect((await matchCalls(db, agentId, matchId))?.calls).toHaveLength(items.length)
    for (const to of ['closing', 'closed'] as const) await moveSeason(db, season.actor, season.seasonId, to)
    const exported = await exportedLines(db, season.slug)
    expect(await verifySeason(exported)).toMatchObject({ ok: true, isFinal: true, standings: 5 })
    const at = exported.findIndex((line) => line.includes('"I wait."'))
    const forged = exported.with(at, (exported[at] ?? '').replace('I wait.', 'I lie.'))
    expect(await verifySeason(forged)).toMatchObject({ ok: false, line: at + 1 })
  },
)
