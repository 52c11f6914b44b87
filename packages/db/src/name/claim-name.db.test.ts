import type { SeasonId } from '@wis/engine'
import { newSeason } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { createUser, openUser } from '../doors/accounts.ts'
import { registerAgent, retireAgent, saveHouseAgents, updateAgent } from '../doors/agents.ts'
import { changeSeason, moveSeason, organizeSeason, readSeason } from '../doors/seasons.ts'
import { fillAllSkeletons, hideAgent, showAgent } from '../index.ts'
import type { Database } from '../index.ts'
import type { SeasonCreated } from '../season/create-season.ts'
import { newVault, owner, webhook } from '../testing/registered.ts'

const vault = newVault()

async function register(db: Database, name: string, ownerId?: string) {
  const agent = { name, languages: ['en' as const], description: '', connector: webhook }
  return registerAgent(db, vault, ownerId ?? (await owner(db)), agent)
}

const blurt = {
  slug: 'blurt',
  game: 'who-is-spy',
  name: 'Blurt',
  nameZh: '快嘴',
  description: '',
  descriptionZh: '',
}

describe('an agent', () => {
  it.each(['B1urt', 'bІurt', 'Blurt 🤖', 'ВLURT', '快 嘴'])(
    'called %s is taken for a house agent, and refused',
    async (name) => {
      const db = await freshDatabase()
      await saveHouseAgents(db, [blurt])
      expect(await register(db, name)).toEqual({ ok: false, reason: 'name-taken', resembles: 'Blurt' })
    },
  )

  it.each(['Admin', '\u0430dmin', 'House', '官方智能体'])('called %s is refused', async (name) => {
    expect(await register(await freshDatabase(), name)).toEqual({ ok: false, reason: 'name-reserved' })
  })

  it('may resemble one that is retired, but no other, whoever owns it', async () => {
    const db = await freshDatabase()
    const ada = await owner(db)
    const first = await register(db, 'Old Fox', ada)
    for (const id of [ada, undefined])
      expect(await register(db, 'Old Fоx', id)).toMatchObject({ reason: 'name-taken', resembles: 'Old Fox' })
    if (!first.ok) throw new Error(first.reason)
    await retireAgent(db, first.agentId)
    expect(await register(db, 'Old F0x', ada)).toMatchObject({ ok: true })
  })

  it('cannot be renamed to what it may not be called, and keeps an old name with its other changes', async () => {
    const db = await freshDatabase()
    await saveHouseAgents(db, [blurt])
    const fox = await register(db, 'Fox')
    if (!fox.ok) throw new Error(fox.reason)
    const refused = { ok: false, reason: 'name-taken', resembles: 'Blurt' }
    expect(await updateAgent(db, fox.agentId, { name: 'B1urt', description: 'Changed.' })).toEqual(refused)
    const stored = () => db.prisma.agent.findUniqueOrThrow({ where: { id: fox.agentId } })
    expect(await stored()).toMatchObject({ name: 'Fox', description: '' })
    await db.prisma.agent.update({ where: { id: fox.agentId }, data: { name: 'B1urt' } })
    expect(await updateAgent(db, fox.agentId, { name: 'B1urt', description: 'Changed.' })).toBe(true)
    expect(await updateAgent(db, fox.agentId, { name: 'Lynx' })).toBe(true)
    expect(await updateAgent(db, fox.agentId, { name: 'LYNX' })).toBe(true)
    expect(await register(db, 'Fox')).toMatchObject({ ok: true })
    expect(await register(db, 'Lуnx')).toMatchObject({ reason: 'name-taken', resembles: 'LYNX' })
  })

  it('keeps its name from others while a moderator hides it', async () => {
    const db = await freshDatabase()
    const fox = await register(db, 'Fox')
    if (!fox.ok) throw new Error(fox.reason)
    const actor = { id: await owner(db), name: 'Mod' }
    await hideAgent(db, actor, fox.agentId, 'Rude.')
    expect(await register(db, 'F0x')).toMatchObject({ reason: 'name-taken', resembles: 'Hidden agent' })
    await showAgent(db, actor, fox.agentId)
    expect(await register(db, 'F0x')).toMatchObject({ reason: 'name-taken', resembles: 'Fox' })
  })

  it('gets a name only once, however many ask for it at the same moment', async () => {
    const db = await freshDatabase()
    const owners = await Promise.all(Array.from({ length: 6 }, () => owner(db)))
    const names = ['Lynx', 'Lуnx', 'LYNX', 'L y n x', 'Lýnx', 'Ｌｙｎｘ']
    const asked = await Promise.all(owners.map((id, at) => register(db, names[at] ?? '', id)))
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('rows without skeletons', () => {
  it('are filled when a runner starts, and before a name is compared', async () => {
    const db = await freshDatabase()
    const data = { slug: 'a', kind: 'house', languages: ['en'] }
    await db.prisma.agent.create({ data: { id: 'a', ...data, name: 'Blurt', nameZh: '快嘴' } })
    expect(await register(db, 'B1urt')).toMatchObject({ reason: 'name-taken' })
    await db.prisma.user.create({ data: { id: 'u', name: 'Ada' } })
    await fillAllSkeletons(db)
    expect(await db.prisma.user.findUnique({ where: { id: 'u' } })).toMatchObject({ nameSkeletons: ['ada'] })
    expect(await db.prisma.agent.findUnique({ where: { id: 'a' } })).toMatchObject({
      nameSkeletons: ['blurt', '快嘴'],
    })
  })
})

describe('an account', () => {
  const user = (name: string, email: string) => ({ name, email, passwordHash: 'hash', firstIsAdmin: false })

  it('that looks like another or is reserved is refused to a person, whatever the address', async () => {
    const db = await freshDatabase()
    expect(await openUser(db, user('Ada', 'ada@example.org'))).toMatchObject({ ok: true })
    for (const email of ['ada@example.org', 'new@example.org'])
      expect(await openUser(db, user('\u0410da', email))).toMatchObject({ ok: false, reason: 'name-taken' })
    expect(await openUser(db, user('Admin', 'x@example.org'))).toMatchObject({ reason: 'name-reserved' })
  })

  it('may be called so by the person who looks after the installation', async () => {
    const db = await freshDatabase()
    const first = { ...user('Admin', 'a@example.org'), firstIsAdmin: true }
    expect(await openUser(db, first)).toMatchObject({ ok: true })
  })

  it('from a profile gets a number, or a neutral name', async () => {
    const db = await freshDatabase()
    const names = ['Ada', '\u0410da', 'Admin', 'Moderator']
    for (const [at, name] of names.entries()) await createUser(db, user(name, `${at}@example.org`))
    const stored = await db.prisma.user.findMany({ orderBy: { email: 'asc' } })
    expect(stored.map(({ name }) => name)).toEqual(['Ada', '\u0410da 2', 'Somebody', 'Somebody 2'])
  })
})

describe('a season', () => {
  async function seasonOf(created: SeasonCreated, db: Database): Promise<SeasonId> {
    const season = created.ok ? await readSeason(db, created.slug) : undefined
    if (!season) throw new Error('no season')
    return season.id
  }
  const wish = (name: string) => newSeason.parse({ name, languages: ['en'], ruleset: 'wis-2024' })

  it('resembles none that is open, when it is set up, renamed and opened', async () => {
    const db = await freshDatabase()
    const [olga, mia] = [
      { id: await owner(db), name: 'Olga' },
      { id: await owner(db), name: 'Mia' },
    ]
    const first = await seasonOf(await organizeSeason(db, olga, wish('Spring cup')), db)
    const twin = await seasonOf(await organizeSeason(db, mia, wish('Spring Сup')), db)
    expect(await moveSeason(db, olga, first, 'open')).toEqual({ ok: true })
    const refused = { ok: false, reason: 'name-taken', resembles: 'Spring cup' }
    expect(await moveSeason(db, mia, twin, 'open')).toEqual(refused)
    expect(await organizeSeason(db, mia, wish('Ѕpring Cup'))).toEqual(refused)
    expect(await organizeSeason(db, mia, wish('Official'))).toEqual({ ok: false, reason: 'name-reserved' })
    const id = await seasonOf(await organizeSeason(db, mia, wish('Autumn cup')), db)
    expect(await changeSeason(db, mia, id, { name: 'SPRING-CUP' })).toEqual(refused)
    await db.prisma.season.updateMany({ where: { slug: 'spring-cup' }, data: { state: 'closed' } })
    expect(await changeSeason(db, mia, id, { name: 'SPRING-CUP' })).toEqual({ ok: true })
  })
})
