import type { AgentId } from '@wis/engine'
import type { AgentDeed } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteUser, exportUser, readmitUser, suspendUser } from '../../doors/accounts.ts'
import {
  addVersion,
  agentsPerOwner,
  declineOffer,
  findAgent,
  invitationBy,
  invite,
  join,
  listAgents,
  offerAgent,
  readPeople,
  recordDeed,
  removePerson,
  replaceToken,
  requestFlightCheck,
  setOnline,
  setRights,
  takeOver,
  withdrawInvitation,
  withdrawOffer,
} from '../../doors/agents.ts'
import type { Database } from '../../index.ts'
import { canary, newVault, owner, registered, webhook } from '../../testing/registered.ts'
import { keptApart } from '../../ticket/meetings.ts'

let db: Database
let agentId: AgentId
let ownerId: string
let ada: string

const reads = { change: false, spend: false }

beforeEach(async () => {
  db = await freshDatabase()
  ;({ agentId, ownerId } = await registered(db))
  ada = await owner(db, 'Ada')
})

async function secretOf(rights = reads): Promise<string> {
  const invited = await invite(db, { agentId, by: ownerId, rights })
  return invited.ok ? invited.secret : invited.reason
}

async function joined(userId = ada, rights = reads): Promise<void> {
  expect(await join(db, await secretOf(rights), userId)).toMatchObject({ ok: true })
}

const deeds = async () => (await readPeople(db, agentId))?.deeds.map(({ deed }) => deed)
const noticesOf = async (userId: string) =>
  (await db.prisma.notice.findMany({ where: { userId } })).map(({ params }) => params)

describe('an invitation', () => {
  it('lets one account in, once, with its rights, and the owner is told', async () => {
    const secret = await secretOf({ change: true, spend: false })
    expect(await invitationBy(db, secret)).toMatchObject({
      agentId,
      owner: 'Owner',
      rights: { change: true },
    })
    expect(await join(db, secret, ada)).toMatchObject({ ok: true })
    expect(await join(db, secret, await owner(db, 'Eve'))).toMatchObject({ reason: 'invitation-over' })
    expect(await invitationBy(db, secret)).toBeUndefined()
    expect(await readPeople(db, agentId)).toMatchObject({
      owner: { id: ownerId },
      people: [{ account: { id: ada, name: 'Ada' }, rights: { change: true, spend: false } }],
      invitations: [],
      deeds: [
        { deed: 'joined', by: { name: 'Ada' } },
        { deed: 'invited', by: { id: ownerId } },
      ],
    })
    expect(await noticesOf(ownerId)).toMatchObject([{ deed: 'joined', by: 'Ada' }])
    expect((await findAgent(db, agentId))?.helpers).toEqual([
      { userId: ada, mayChange: true, maySpend: false },
    ])
    expect((await listAgents(db, { workerId: ada })).items.map(({ id }) => id)).toEqual([agentId])
    expect((await listAgents(db, { workerId: ada, spends: true })).items).toEqual([])
  })

  it('of two who open it in the same moment, only one comes in', async () => {
    const secret = await secretOf()
    const eve = await owner(db, 'Eve')
    const both = await Promise.all([join(db, secret, ada), join(db, secret, eve)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('lets nobody in who is suspended, who owns the agent, or who works on it already', async () => {
    const secret = await secretOf()
    expect(await join(db, secret, ownerId)).toMatchObject({ reason: 'own-agent' })
    const eve = await owner(db, 'Eve')
    await suspendUser(db, { id: ownerId, name: 'Owner' }, eve, 'Spam.')
    expect(await join(db, secret, eve)).toMatchObject({ reason: 'invitation-over' })
    expect(await join(db, secret, 'nobody')).toMatchObject({ reason: 'invitation-over' })
    await joined()
    expect(await join(db, secret, ada)).toMatchObject({ reason: 'works-already' })
    expect(await join(db, secret, await owner(db, 'Bob'))).toMatchObject({ ok: true })
  })

  it('ends when it is withdrawn, when it expires, and when the agent retires', async () => {
    const withdrawn = await secretOf()
    const id = (await readPeople(db, agentId))?.invitations[0]?.id ?? ''
    expect(await withdrawInvitation(db, { agentId, by: ownerId, id })).toBe(true)
    expect(await withdrawInvitation(db, { agentId, by: ownerId, id })).toBe(false)
    const expired = await secretOf()
    await db.pool.query(`update agent_invitations set expires_at = now() - interval '1 second'`)
    for (const secret of [withdrawn, expired])
      expect(await join(db, secret, ada)).toMatchObject({ reason: 'invitation-over' })
    const late = await secretOf()
    await db.prisma.agent.update({ where: { id: agentId }, data: { retiredAt: new Date() } })
    expect(await join(db, late, ada)).toMatchObject({ reason: 'invitation-over' })
    expect(await secretOf()).toBe('retired')
  })

  it('is made by the owner alone, and for at most ten people', async () => {
    await joined(ada, { change: true, spend: true })
    expect(await invite(db, { agentId, by: ada, rights: reads })).toMatchObject({ reason: 'no-such-agent' })
    for (let n = 0; n < 9; n++) expect(await secretOf()).toHaveLength(43)
    expect(await secretOf()).toBe('too-many-people')
  })

  it('is stored without the secret', async () => {
    const secret = await secretOf()
    const { rows } = await db.pool.query<{ all: string }>(
      'select to_json(i)::text as all from agent_invitations i',
    )
    expect(rows[0]?.all).not.toContain(secret)
  })
})

describe('who works on an agent', () => {
  it('gets other rights, leaves, and is sent away; every step is on the list', async () => {
    await joined()
    const rights = { change: false, spend: true }
    expect(await setRights(db, { agentId, by: ada, person: ada, rights })).toMatchObject({ ok: false })
    expect(await setRights(db, { agentId, by: ownerId, person: ada, rights })).toEqual({ ok: true })
    expect((await readPeople(db, agentId))?.people).toMatchObject([{ rights }])
    expect(await removePerson(db, { agentId, by: ada, person: ada })).toEqual({ ok: true })
    await joined()
    const open = await secretOf()
    expect(await removePerson(db, { agentId, by: ownerId, person: ada })).toEqual({ ok: true })
    expect(await removePerson(db, { agentId, by: ownerId, person: ada })).toMatchObject({
      reason: 'no-such-person',
    })
    expect(await join(db, open, ada)).toMatchObject({ reason: 'invitation-over' })
    expect((await findAgent(db, agentId))?.helpers).toEqual([])
    expect(await deeds()).toEqual([
      ...['removed', 'invited', 'joined', 'invited', 'left', 'rights-changed', 'joined', 'invited'],
    ])
    expect(await noticesOf(ada)).toMatchObject([{ deed: 'removed', agent: 'Old Fox' }])
  })

  it('is in the export of the account, and gone with it; the list names nobody then', async () => {
    await joined(ada, { change: true, spend: false })
    await recordDeed(db.pool, { agentId, by: ada, deed: 'settings-changed' })
    expect((await exportUser(db, ada))?.worksOn).toMatchObject([{ id: agentId, mayChange: true }])
    await deleteUser(db, ada)
    const page = await readPeople(db, agentId)
    expect(page?.people).toEqual([])
    expect(page?.deeds[0]).toMatchObject({ deed: 'settings-changed', by: null })
    expect(JSON.stringify(page)).not.toContain('Ada')
  })

  it('works on nothing any more once the owner’s account is deleted', async () => {
    await joined()
    const secret = await secretOf()
    await deleteUser(db, ownerId)
    expect(await readPeople(db, agentId)).toMatchObject({
      owner: null,
      people: [],
      invitations: [],
      deeds: [],
    })
    expect(await join(db, secret, await owner(db, 'Eve'))).toMatchObject({ reason: 'invitation-over' })
    expect(await listAgents(db, { workerId: ada, retired: true })).toMatchObject({ items: [] })
  })

  it('may do nothing with it while its owner is suspended', async () => {
    await joined(ada, { change: true, spend: true })
    const admin = { id: ada, name: 'Ada' }
    await suspendUser(db, admin, ownerId, 'Spam.')
    expect((await findAgent(db, agentId))?.helpers).toEqual([])
    await readmitUser(db, admin, ownerId)
    expect((await findAgent(db, agentId))?.helpers).toMatchObject([{ userId: ada }])
  })

  it('counts as its owner at ranked tables', async () => {
    const kind = { seasonId: 's', language: 'en', players: 4 } as const
    const [own, others] = [await registered(db), await registered(db)]
    const bob = own.ownerId
    const agents = [
      { agentId, ownerId },
      { agentId: own.agentId, ownerId: bob },
      { agentId: others.agentId, ownerId: others.ownerId },
    ]
    const apart = async () => {
      const client = await db.pool.connect()
      const found = await keptApart(client as never, kind as never, {
        agents,
        owners: new Set([ownerId, bob, others.ownerId]),
      })
      client.release()
      return agents.map((agent) => [...(found.get(agent.agentId) ?? [])].sort())
    }
    expect(await apart()).toEqual([[], [], []])
    await joined(bob)
    expect(await apart()).toEqual([[bob], [ownerId], []])
    const invited = await invite(db, { agentId: others.agentId, by: others.ownerId, rights: reads })
    await join(db, invited.ok ? invited.secret : '', bob)
    expect(await apart()).toEqual([
      [bob, others.ownerId].sort(),
      [ownerId, others.ownerId].sort(),
      [ownerId, bob].sort(),
    ])
  })
})

describe('a handover', () => {
  const secretsLeft = async () => (await db.pool.query('select 1 from agent_secrets')).rowCount

  it('moves the agent with its people as readers, without keys, offline until the new owner gives one', async () => {
    const eve = await owner(db, 'Eve')
    await joined(eve, { change: true, spend: true })
    await joined(ada, { change: true, spend: true })
    const open = await secretOf()
    await db.prisma.agent.update({ where: { id: agentId }, data: { online: true, playsRanked: true } })
    expect(await offerAgent(db, { agentId, by: ownerId, to: ada })).toEqual({ ok: true })
    expect(await takeOver(db, agentId, eve)).toMatchObject({ reason: 'no-offer' })
    expect(await takeOver(db, agentId, ada)).toEqual({ ok: true })
    expect(await db.prisma.agent.findUnique({ where: { id: agentId } })).toMatchObject({
      ownerId: ada,
      online: false,
      playsRanked: false,
      needsKey: true,
    })
    expect((await findAgent(db, agentId))?.helpers).toEqual([
      { userId: eve, mayChange: false, maySpend: false },
    ])
    expect(await readPeople(db, agentId)).toMatchObject({
      invitations: [],
      offer: null,
      deeds: [
        { deed: 'taken-over', by: { id: ada }, about: { id: ownerId } },
        { deed: 'offered' },
        {},
        {},
        {},
        {},
        {},
      ],
    })
    expect(await secretsLeft()).toBe(0)
    expect(await join(db, open, ownerId)).toMatchObject({ reason: 'invitation-over' })
    expect(await setOnline(db, agentId, { online: true })).toMatchObject({ reason: 'key-needed' })
    expect(await requestFlightCheck(db, agentId)).toMatchObject({ reason: 'key-needed' })
    expect(
      await replaceToken(db, newVault(), agentId, { token: `${canary}-new-and-long`, earlierValidMs: 0 }),
    ).toEqual({
      ok: true,
    })
    expect(await setOnline(db, agentId, { online: true })).toEqual({ ok: true })
    expect(await noticesOf(ownerId)).toMatchObject([{}, {}, { deed: 'taken-over', by: 'Ada' }])
  })

  it('a new version gives the new owner’s key, too', async () => {
    await joined()
    await offerAgent(db, { agentId, by: ownerId, to: ada })
    await takeOver(db, agentId, ada)
    expect(await addVersion(db, newVault(), agentId, { connector: webhook, note: '' })).toMatchObject({
      ok: true,
    })
    expect(await setOnline(db, agentId, { online: true })).toEqual({ ok: true })
  })

  it('goes to nobody but a person of the agent: not to its owner, nor to a stranger', async () => {
    expect(await offerAgent(db, { agentId, by: ownerId, to: ownerId })).toMatchObject({
      reason: 'no-such-person',
    })
    expect(await offerAgent(db, { agentId, by: ownerId, to: ada })).toMatchObject({
      reason: 'no-such-person',
    })
    expect(await takeOver(db, agentId, ownerId)).toMatchObject({ reason: 'no-offer' })
    await joined(ada, { change: true, spend: true })
    expect(await offerAgent(db, { agentId, by: ada, to: ada })).toMatchObject({ reason: 'no-such-agent' })
  })

  it('ends when it is declined, withdrawn or expired, and when the person leaves', async () => {
    await joined()
    const offered = () => offerAgent(db, { agentId, by: ownerId, to: ada })
    await offered()
    expect(await declineOffer(db, agentId, ownerId)).toMatchObject({ reason: 'no-offer' })
    expect(await declineOffer(db, agentId, ada)).toEqual({ ok: true })
    expect(await takeOver(db, agentId, ada)).toMatchObject({ reason: 'no-offer' })
    await offered()
    expect(await withdrawOffer(db, agentId, ada)).toMatchObject({ reason: 'no-offer' })
    expect(await withdrawOffer(db, agentId, ownerId)).toEqual({ ok: true })
    expect(await takeOver(db, agentId, ada)).toMatchObject({ reason: 'no-offer' })
    await offered()
    await db.pool.query(`update agent_offers set expires_at = now() - interval '1 second'`)
    expect(await takeOver(db, agentId, ada)).toMatchObject({ reason: 'no-offer' })
    await offered()
    await removePerson(db, { agentId, by: ada, person: ada })
    expect((await readPeople(db, agentId))?.offer).toBeNull()
    expect(await db.prisma.agent.findUnique({ where: { id: agentId } })).toMatchObject({ ownerId })
    expect(await secretsLeft()).toBe(1)
  })

  it('is refused to an account that has all the agents it may, and while the agent is tested', async () => {
    await joined()
    await offerAgent(db, { agentId, by: ownerId, to: ada })
    const rows = Array.from({ length: agentsPerOwner }, (_, n) => ({
      id: `full-${n}`,
      slug: `full-${n}`,
      name: `Full ${n}`,
      languages: ['en'],
      kind: 'webhook',
      ownerId: ada,
    }))
    await db.prisma.agent.createMany({ data: rows })
    expect(await takeOver(db, agentId, ada)).toMatchObject({ reason: 'too-many-agents' })
    await db.prisma.agent.delete({ where: { id: 'full-0' } })
    await requestFlightCheck(db, agentId)
    await db.pool.query(`update flight_checks set state = 'running'`)
    expect(await takeOver(db, agentId, ada)).toMatchObject({ reason: 'agent-plays' })
    await db.pool.query(`update flight_checks set state = 'done'`)
    expect(await takeOver(db, agentId, ada)).toEqual({ ok: true })
  })

  it('leaves the agent apart from its former owner’s for a month', async () => {
    await joined()
    const bob = await registered(db)
    await db.pool.query('update agents set owner_id = $2 where id = $1', [bob.agentId, ownerId])
    await offerAgent(db, { agentId, by: ownerId, to: ada })
    await takeOver(db, agentId, ada)
    const client = await db.pool.connect()
    const among = {
      agents: [
        { agentId, ownerId: ada },
        { agentId: bob.agentId, ownerId },
      ],
      owners: new Set([ada, ownerId]),
    }
    const kind = { seasonId: 's', language: 'en', players: 4 }
    const before = await keptApart(client, kind as never, among)
    await db.pool.query(`update agent_deeds set at = now() - interval '31 days'`)
    const after = await keptApart(client, kind as never, among)
    client.release()
    expect([before, after].map((apart) => [...(apart.get(agentId) ?? [])])).toEqual([[ownerId], []])
  })
})

describe('the list of what was done', () => {
  it('counts what the same person does again, and begins a line for anything else', async () => {
    const record = async (by: string, deed: AgentDeed, detail = {}) => {
      await recordDeed(db.pool, { agentId, by, deed, detail })
    }
    for (let time = 1; time <= 3; time++) await record(ownerId, 'asked-again')
    for (const version of [2, 3]) await record(ownerId, 'version-added', { version })
    await record(ada, 'asked-again')
    await record(ownerId, 'asked-again')
    await db.pool.query(`update agent_deeds set at = at - interval '2 hours'`)
    await record(ownerId, 'asked-again')
    const list = (await readPeople(db, agentId))?.deeds ?? []
    expect(list.map(({ by, deed, detail }) => [by?.name, deed, detail])).toEqual([
      ['Owner', 'asked-again', {}],
      ['Owner', 'asked-again', {}],
      ['Ada', 'asked-again', {}],
      ['Owner', 'version-added', { version: 3 }],
      ['Owner', 'version-added', { version: 2 }],
      ['Owner', 'asked-again', { times: 3 }],
    ])
  })
})
