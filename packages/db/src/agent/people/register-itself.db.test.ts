import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { findPuller } from '../../outbound/pull.ts'
import { createVault } from '../../secret/vault.ts'
import { hashToken } from '../../tokens.ts'
import { listAgents } from '../agent-directory.ts'
import { join } from './invitations.ts'
import { claimJoined, isUnclaimed, mostUnclaimed, registerItself } from './register-itself.ts'

const vault = createVault(Buffer.alloc(32, 1).toString('base64'))

async function introduced(name = 'Quick fox') {
  const db = await freshDatabase()
  const person = await db.prisma.user.create({ data: { id: 'ada', name: 'Ada' } })
  const made = await introduce(db, name)
  if (!made.ok) throw new Error(made.reason)
  return { db, person: person.id, ...made }
}

const introduce = (db: Awaited<ReturnType<typeof freshDatabase>>, name: string) =>
  registerItself(db, vault, {
    agent: { name, languages: ['en'], description: '' },
    token: { hash: hashToken(`wis_${name}`), ending: 'abcd' },
  })

describe('an agent that registered itself', () => {
  it('plays every game, is in no list, and has a token that can only play', async () => {
    const { db, agentId } = await introduced()
    expect(await isUnclaimed(db, agentId)).toBe(true)
    const { items } = await listAgents(db, { q: 'fox' })
    expect(items.map(({ name }) => name)).not.toContain('Quick fox')
    const agent = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
    expect(agent).toMatchObject({ games: [], playsRanked: false, concurrency: 1, matchesPerDay: 30 })
    const [token] = await db.prisma.apiToken.findMany()
    expect(token).toMatchObject({ scopes: ['agents:connect'], userId: agent.ownerId })
  })

  it('belongs to whoever opens its link first, and its token ends', async () => {
    const { db, agentId, slug, secret, person } = await introduced()
    const owner = (await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })).ownerId ?? ''
    expect(await join(db, secret, person)).toMatchObject({ ok: true, slug })
    expect(await claimJoined(db, { slug, by: person })).toBe(true)
    expect(await isUnclaimed(db, agentId)).toBe(false)
    expect((await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })).ownerId).toBe(person)
    expect(await db.prisma.apiToken.count()).toBe(0)
    expect(await db.prisma.user.findUnique({ where: { id: owner } })).toBeNull()
    expect(await findPuller(db, { userId: person })).toMatchObject({ ok: true, puller: { slug } })
    const other = await db.prisma.user.create({ data: { id: 'bob', name: 'Bob' } })
    expect(await join(db, secret, other.id)).toMatchObject({ ok: false, reason: 'invitation-over' })
    const { items } = await listAgents(db, { q: 'fox' })
    expect(items.map(({ name }) => name)).toContain('Quick fox')
  })

  it('is offered to that person while it plays', async () => {
    const { db, agentId, slug, secret, person } = await introduced()
    await db.pool.query(
      `insert into flight_checks (id, agent_id, version_id, ruleset_id, ruleset, languages, state)
       select 'check', $1, id, 'wis-2024', '{}', '{en}', 'running' from agent_versions where agent_id = $1`,
      [agentId],
    )
    await join(db, secret, person)
    expect(await claimJoined(db, { slug, by: person })).toBe(false)
    expect(await isUnclaimed(db, agentId)).toBe(true)
    expect(await db.prisma.agentOffer.findUnique({ where: { agentId } })).toMatchObject({ userId: person })
  })

  it('is deleted if nobody took it over in time, and its name is free', async () => {
    const { db, agentId } = await introduced()
    await db.pool.query(
      `update users set unclaimed_until = now() - interval '1 second' where unclaimed_until is not null`,
    )
    expect(await introduce(db, 'Slow owl')).toMatchObject({ ok: true })
    const agent = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
    expect([agent.ownerId, agent.retiredAt !== null]).toEqual([null, true])
  })

  it('is refused if its name is taken or too many wait, and leaves no account behind', async () => {
    const { db } = await introduced()
    const accounts = await db.prisma.user.count()
    expect(await introduce(db, 'Quick fox')).toMatchObject({ ok: false })
    expect(await db.prisma.user.count()).toBe(accounts)
    await db.pool.query(
      `insert into users (id, name, unclaimed_until) select 'u' || n, 'U' || n, now() + interval '1 day' from generate_series(2, $1) n`,
      [mostUnclaimed],
    )
    expect(await introduce(db, 'Slow owl')).toEqual({ ok: false, reason: 'too-many-unclaimed' })
  })
})

it('nobody takes over another agent by its invitation', async () => {
  const { db, slug, secret, person } = await introduced()
  await join(db, secret, person)
  await claimJoined(db, { slug, by: person })
  expect(await claimJoined(db, { slug, by: 'stranger' })).toBe(false)
})
