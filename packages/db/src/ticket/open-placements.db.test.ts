import type { AgentId } from '@wis/engine'
import { rulesets } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { registerAgent, setOnline } from '../doors/agents.ts'
import { openPlacements } from '../doors/matches.ts'
import { saveSeason } from '../doors/seasons.ts'
import type { Database } from '../index.ts'
import { newId } from '../new-id.ts'
import { newVault, owner, webhook } from '../testing/registered.ts'

const ruleset = rulesets['wis-2024']

/** An agent that is online, with a checked first version and three placements due. */
async function measured(db: Database): Promise<AgentId> {
  const season = {
    slug: 's',
    name: 'S',
    game: 'who-is-spy',
    ruleset,
    languages: ['en' as const],
    demo: false,
  }
  await saveSeason(db, season)
  const agent = { name: 'A', languages: ['en' as const], description: '', connector: webhook }
  const registered = await registerAgent(db, newVault(), await owner(db), agent)
  if (!registered.ok) throw new Error(registered.reason)
  const { agentId, versionId } = registered
  const badge = { agentId, versionId, rulesetId: ruleset.id, ruleset: {}, languages: ['en'] }
  await db.prisma.flightCheck.create({ data: { id: newId(), ...badge, state: 'done', passed: true } })
  await db.pool.query('update agents set online = true')
  await db.prisma.placement.create({ data: { versionId, game: 'who-is-spy', left: 3 } })
  return agentId
}

async function opened(db: Database) {
  await openPlacements(db)
  const { rows } = await db.pool.query(
    'select (select count(*)::int from tickets) as tickets, matches_left as left from placements',
  )
  return rows
}

it('a placement is opened once, even by several runners', async () => {
  const db = await freshDatabase()
  await setOnline(db, await measured(db), { online: true })
  await Promise.all(Array.from({ length: 8 }, () => openPlacements(db)))
  expect(await opened(db)).toEqual([{ tickets: 1, left: 2 }])
})

it('no placement is opened before the owner permits ranked matches, even if the agent comes online', async () => {
  const db = await freshDatabase()
  const agentId = await measured(db)
  expect(await opened(db)).toEqual([{ tickets: 0, left: 3 }])
  await setOnline(db, agentId, { online: true, ranked: false })
  expect(await opened(db)).toEqual([{ tickets: 0, left: 3 }])
  await setOnline(db, agentId, { online: true })
  expect(await opened(db)).toEqual([{ tickets: 1, left: 2 }])
})
