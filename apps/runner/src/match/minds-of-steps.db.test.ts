import { createOpenAiAgent, guardedFetch } from '@wis/agents'
import type { Agent } from '@wis/agents'
import { publishedThoughts } from '@wis/db/matches'
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

const expected = { 'Player 1': { 'Player 2': 0.7, 'Player 3': 0.2 }, 'Player 3': { 'Player 1': 0.9 } }
/** A model that gives the same object to every question: its table, and its choice. */
const said = JSON.stringify({
  minds: { 'Player 1': { 'Player 2': 70, 'Player 3': 20 }, 'Player 3': { 'Player 1': 90 } },
  choice: 'defect',
})

it(
  'the tables of a model are kept beside its answers, told after the end, and stand in no log',
  { tags: ['nightly'], timeout: 180_000 },
  async () => {
    const db = await freshDatabase()
    const models = await startLocalAgents({ speech: () => said })
    const strategy = findStrategy('pgm-matrix') ?? expect.fail('there is no such strategy')
    const model: Agent = createOpenAiAgent(
      { baseUrl: `${models.url}/v1`, model: 'm', strategy },
      { fetch: guardedFetch({ allow: [models.place] }) },
    )
    const players = ['grim', 'grim', 'grim']
    const season = await kitSeason(db, {
      game: 'dilemma',
      ruleset: 'arena',
      format: 'round-robin',
      players,
      deals: 1,
    })
    await playOut(db, (slug) => (slug === 'dilemma-0' ? model : season.agentFor(slug)))
    const [fixture] = await fixturesOf(db, season.seasonId)
    const matchId = ids.match(fixture?.matchId ?? '')
    await db.pool.query('update agents set published = true')
    const thoughts = await publishedThoughts(db, matchId, undefined, { seesWithheld: true })
    const telling = thoughts.filter(({ minds }) => minds)
    expect(telling).toHaveLength(5)
    for (const { minds, beliefs } of telling) {
      expect(minds).toEqual(expected)
      expect(beliefs).toBeNull()
    }
    expect(new Set(telling.map(({ seat }) => seat)).size).toBe(1)
    for (const to of ['closing', 'closed'] as const) await moveSeason(db, season.actor, season.seasonId, to)
    const exported = await exportedLines(db, season.slug)
    expect(exported.filter((line) => line.includes('minds'))).toEqual([])
    expect(await verifySeason(exported)).toMatchObject({ ok: true, isFinal: true })
  },
)
