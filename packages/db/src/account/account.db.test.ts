import { newSeason } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  createUser,
  deleteUser,
  exportUser,
  linkIdentity,
  readCredentials,
  readUser,
  readUserByIdentity,
  setRole,
} from '../doors/accounts.ts'
import { saveAgent, saveAvatar } from '../doors/agents.ts'
import { createSeason, readSeason } from '../doors/seasons.ts'
import { hideAgent } from '../index.ts'
import type { Database } from '../index.ts'
import { namedAgents, playedOut } from '../testing/played-out.ts'
import { owner } from '../testing/registered.ts'
import { openSeason } from '../testing/settled.ts'

const ada = { name: 'Ada', email: 'ada@example.org', passwordHash: 'hash', firstIsAdmin: false }

async function created(db: Database, user: Partial<Parameters<typeof createUser>[1]> = {}): Promise<string> {
  const id = await createUser(db, { ...ada, ...user })
  if (id === undefined) throw new Error('not created')
  return id
}

describe('an account', () => {
  it('is found by its address, and is a member’s', async () => {
    const db = await freshDatabase()
    const id = await created(db)
    expect(await readCredentials(db, ada.email)).toMatchObject({
      user: { id, role: 'member', hasPassword: true, sessionVersion: 1 },
      passwordHash: 'hash',
    })
    expect(await readCredentials(db, 'nobody@example.org')).toBeUndefined()
  })

  it('keeps its address: a second account with the same address is refused, and the first is unchanged', async () => {
    const db = await freshDatabase()
    await created(db)
    expect(await createUser(db, { ...ada, passwordHash: 'other' })).toBeUndefined()
    expect((await readCredentials(db, ada.email))?.passwordHash).toBe('hash')
  })

  it('is found by its owner’s account at a provider', async () => {
    const db = await freshDatabase()
    const identity = { provider: 'huggingface', subject: '42' }
    const id = await created(db, { email: null, passwordHash: null })
    await linkIdentity(db, id, identity)
    expect(await readUserByIdentity(db, identity)).toMatchObject({ id, hasPassword: false })
    expect(await readUserByIdentity(db, { ...identity, provider: 'github' })).toBeUndefined()
    await expect(linkIdentity(db, await created(db), identity)).rejects.toThrow()
  })
})

describe('the admin of an installation', () => {
  it('is the first who can sign in, if that is the rule', async () => {
    const db = await freshDatabase()
    const owner = { name: 'Seed', email: 'seed@example.invalid' }
    await saveAgent(db, { slug: 'a', name: 'A', kind: 'webhook', description: '', owner, settings: {} })
    const ids = await Promise.all(
      [1, 2, 3].map((n) => created(db, { email: `${n}@example.org`, firstIsAdmin: true })),
    )
    const roles = await Promise.all(ids.map(async (id) => (await readUser(db, id))?.role))
    expect(roles.sort()).toEqual(['admin', 'member', 'member'])
  })

  it('is nobody by default if that is not the rule', async () => {
    const db = await freshDatabase()
    expect((await readUser(db, await created(db)))?.role).toBe('member')
  })

  it('can be changed by an operator with access to the database', async () => {
    const db = await freshDatabase()
    const id = await created(db)
    expect(await setRole(db, 'Ada@Example.org', 'admin')).toBe(true)
    expect(await setRole(db, 'nobody@example.org', 'admin')).toBe(false)
    expect((await readUser(db, id))?.role).toBe('admin')
  })
})

describe('an account that is deleted', () => {
  it('leaves its agents retired, without an owner, an address or a secret', async () => {
    const db = await freshDatabase()
    const settings = { kind: 'webhook', url: 'https://secret-host.example/agent' }
    const owner = { name: 'Ada', email: ada.email }
    const { agentId } = await saveAgent(db, {
      slug: 'a',
      name: 'A',
      kind: 'webhook',
      description: 'about me',
      owner,
      settings,
    })
    await db.prisma.agentSecret.create({ data: { agentId, place: 'webhook', keyId: 'k', sealed: 's' } })
    const { id } = (await readCredentials(db, ada.email))?.user ?? { id: '' }
    await deleteUser(db, id)
    const agent = await db.prisma.agent.findUniqueOrThrow({
      where: { id: agentId },
      include: { versions: true, secrets: true },
    })
    expect(agent).toMatchObject({ ownerId: null, description: '', online: false, secrets: [] })
    expect(agent.retiredAt).not.toBeNull()
    expect(JSON.stringify(agent)).not.toContain('secret-host')
    expect(await readUser(db, id)).toBeUndefined()
  })

  it('leaves nothing that its owner wrote about or showed of an agent: no picture, no link, no hidden texts', async () => {
    const db = await freshDatabase()
    const about = { slug: 'a', name: 'A', kind: 'webhook', description: 'about me', settings: {} } as const
    const { agentId } = await saveAgent(db, { ...about, owner: { name: 'Ada', email: ada.email } })
    const { id } = (await readCredentials(db, ada.email))?.user ?? { id: '' }
    const sourceUrl = 'https://code.example/ada'
    await db.prisma.agent.update({ where: { id: agentId }, data: { sourceUrl } })
    await saveAvatar(db, agentId, Buffer.from('a picture'))
    await hideAgent(db, { id, name: 'Ada' }, agentId, 'Rude.')
    await db.prisma.agent.update({ where: { id: agentId }, data: { sourceUrl } })
    await deleteUser(db, id)
    const agent = await db.prisma.agent.findUniqueOrThrow({
      where: { id: agentId },
      include: { avatar: true },
    })
    expect(agent).toMatchObject({ sourceUrl: '', avatar: null, hiddenTexts: { name: 'A', description: '' } })
    expect(JSON.stringify(agent)).not.toMatch(/about me|code\.example/)
  })

  it('leaves no word of what its agents answered beside the matches of experiments', async () => {
    const db = await freshDatabase()
    const about = { slug: 'a', name: 'A', kind: 'webhook', description: '', settings: {} } as const
    const { agentId } = await saveAgent(db, { ...about, owner: { name: 'Ada', email: ada.email } })
    const experiment = { name: 'E', game: 'who-is-spy', spec: {}, text: '', players: {}, share: 's' }
    const { id: experimentId } = await db.prisma.experiment.create({
      data: { id: 'e', ...experiment, deals: 1, matches: 1 },
    })
    await db.prisma.experimentMatch.create({ data: { experimentId, number: 1, plan: {} } })
    const answer = { outcome: 'answered', raw: ['my secret'], reasoning: 'my secret', detail: 'my secret' }
    const asked = { entry: 3, seat: 0, probe: 'belief', agentId, prompt: 'Who?', score: { brier: 0.25 } }
    await db.prisma.experimentProbe.create({
      data: { experimentId, number: 1, place: 1, ...asked, ...answer, exchange: ['my secret'] },
    })
    const { id } = (await readCredentials(db, ada.email))?.user ?? { id: '' }
    await deleteUser(db, id)
    const kept = await db.prisma.experimentProbe.findFirstOrThrow()
    expect(kept).toMatchObject({ outcome: 'answered', score: { brier: 0.25 }, raw: [], exchange: null })
    expect(JSON.stringify(kept)).not.toContain('my secret')
  })

  it('leaves its seasons to an admin, and none to the platform', async () => {
    const db = await freshDatabase()
    const [organizer, admin] = [await owner(db, 'Olga'), await owner(db, 'Ada')]
    await db.prisma.user.update({ where: { id: admin }, data: { role: 'admin' } })
    const about = newSeason.parse({ name: 'Cup', languages: ['en'], ruleset: 'wis-2024' })
    const slug = await createSeason(db, { id: organizer, name: 'Olga' }, about)
    await deleteUser(db, organizer)
    expect(await readSeason(db, slug)).toMatchObject({ ownerId: admin })
    expect(await readUser(db, organizer)).toBeUndefined()
  })

  it('exports nothing about the course of a match that is kept back', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
    await playedOut(db, { seasonId, agents, seed: 'one' })
    const { id } = (await readCredentials(db, 'ant@example.invalid'))?.user ?? { id: '' }
    const matches = async () => (await exportUser(db, id))?.agents[0]?.matches
    expect(await matches()).toMatchObject([{ role: expect.any(String), points: expect.any(Number) }])
    await db.prisma.match.updateMany({ data: { withheld: true } })
    expect(await matches()).toMatchObject([{ role: null, points: null }])
  })

  it('can be taken along before', async () => {
    const db = await freshDatabase()
    const agent = { slug: 'a', name: 'A', kind: 'webhook', description: '', settings: {} } as const
    await saveAgent(db, { ...agent, owner: { name: 'Ada', email: ada.email } })
    const { id } = (await readCredentials(db, ada.email))?.user ?? { id: '' }
    expect(await exportUser(db, id)).toMatchObject({
      profile: { email: ada.email },
      agents: [{ slug: 'a', versions: [{ number: 1 }], matches: [] }],
    })
  })
})
