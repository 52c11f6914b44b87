import { rulesets } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { saveAgent } from '../agent/save-agent.ts'
import { newId } from '../new-id.ts'
import { saveSeason } from '../season/save-season.ts'
import { openPlacements } from './open-placements.ts'

it('a placement is opened once, however many runners look at once', async () => {
  const db = await freshDatabase()
  const ruleset = rulesets['wis-2024']
  const season = {
    slug: 's',
    name: 'S',
    game: 'who-is-spy',
    ruleset,
    languages: ['en' as const],
    demo: false,
  }
  await saveSeason(db, season)
  const owner = { name: 'O', email: 'o@example.invalid' }
  const agent = { slug: 'a', name: 'A', kind: 'webhook', description: '', owner, settings: {} }
  const { agentId, versionId } = await saveAgent(db, agent)
  const badge = {
    agentId,
    versionId,
    rulesetId: ruleset.id,
    ruleset: {},
    languages: ['en'],
    state: 'done',
    passed: true,
  }
  await db.prisma.flightCheck.create({ data: { id: newId(), ...badge } })
  await db.pool.query('update agents set online = true')
  await db.pool.query('update agent_versions set placements_left = 3')
  await Promise.all(Array.from({ length: 8 }, () => openPlacements(db)))
  const { rows } = await db.pool.query(
    'select (select count(*)::int from tickets) as tickets, placements_left as left from agent_versions',
  )
  expect(rows).toEqual([{ tickets: 1, left: 2 }])
})
