import type { AgentId, SeasonId } from '@wis/engine'
import { newSeason } from '@wis/protocol'
import type { NewConnector } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { addVersion, rollBack } from '../../agent/version/add-version.ts'
import type { Database } from '../../database.ts'
import {
  canary,
  model,
  newVault,
  owner,
  passFlightCheck,
  registered,
  webhook,
} from '../../testing/registered.ts'
import { openTicket } from '../../ticket/open-ticket.ts'
import { organizeSeason } from '../create-season.ts'
import { moveSeason } from '../move-season.ts'
import { readSeason } from '../read-season.ts'
import { enterSeason, withdrawEntry } from './enter-season.ts'

const asked = { ...model, baseUrl: 'https://api.openai.com/v1' } as const satisfies NewConnector
const basics = { name: 'Cup', languages: ['en'], ruleset: 'wis-2024' }

async function season(db: Database, terms: object = { vouched: true }) {
  const actor = { id: await owner(db, 'Olga'), name: 'Olga' }
  const made = await organizeSeason(db, actor, newSeason.parse({ ...basics, terms }))
  if (!made.ok) throw new Error(made.reason)
  const id = (await readSeason(db, made.slug))?.id as SeasonId
  await moveSeason(db, actor, id, 'open')
  return {
    id,
    enter: (agentId: AgentId) => enterSeason(db, { seasonId: id, agentId }),
    join: (agentId: AgentId) => openTicket(db, { agentId, seasonId: id, mode: 'ranked', language: 'en' }),
  }
}

async function badged(db: Database, connector: NewConnector, name: string) {
  const agent = await registered(db, connector, name)
  await passFlightCheck(db, agent.agentId)
  return agent.agentId
}

const change = (db: Database, agentId: AgentId, connector: NewConnector) =>
  addVersion(db, newVault(), agentId, { connector, note: '' })

describe('a season for agents that the platform vouches for', () => {
  it('takes a model that the platform asks, and no program and no address of an owner', async () => {
    const db = await freshDatabase()
    const { enter, join } = await season(db)
    const plain = await badged(db, asked, 'Plain')
    expect(await enter(plain)).toEqual({ ok: true, state: 'entered' })
    expect(await join(plain)).toMatchObject({ ok: true })
    for (const connector of [webhook, model])
      expect(await enter(await badged(db, connector, 'Odd'))).toEqual({ ok: false, reason: 'not-vouched' })
  })

  it('is never played by a new version that the platform does not vouch for', async () => {
    const db = await freshDatabase()
    const { id, enter, join } = await season(db)
    const agentId = await badged(db, webhook, 'Plain')
    expect(await change(db, agentId, asked)).toMatchObject({ ok: true })
    await passFlightCheck(db, agentId)
    await enter(agentId)
    const refused = { ok: false, reason: 'vouched-season' }
    expect(await change(db, agentId, { ...webhook, token: `${canary}2` })).toEqual(refused)
    expect(await rollBack(db, agentId, { number: 1, note: '' })).toEqual(refused)
    expect(await change(db, agentId, { ...asked, model: 'small-2' })).toMatchObject({ ok: true })
    await withdrawEntry(db, { seasonId: id, agentId })
    expect(await change(db, agentId, webhook)).toMatchObject({ ok: true })
    expect(await enter(agentId)).toMatchObject({ reason: 'not-vouched' })
    expect(await join(agentId)).toMatchObject({ reason: 'not-vouched' })
  })

  it('leaves an agent free to change once its version is frozen', async () => {
    const db = await freshDatabase()
    const { id, enter } = await season(db)
    const agentId = await badged(db, asked, 'Plain')
    await enter(agentId)
    const { id: versionId } = await db.prisma.agentVersion.findFirstOrThrow({ where: { agentId } })
    await db.prisma.seasonEntry.updateMany({ where: { seasonId: id }, data: { versionId } })
    expect(await change(db, agentId, webhook)).toMatchObject({ ok: true })
  })

  it('is one only if its organizer says so', async () => {
    const db = await freshDatabase()
    const { enter } = await season(db, {})
    expect(await enter(await badged(db, webhook, 'Odd'))).toMatchObject({ ok: true })
  })
})
