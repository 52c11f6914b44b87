import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  addVersion,
  agentsPerOwner,
  agentVersions,
  deleteAgent,
  findAgent,
  listAgents,
  ownerAgent,
  readAgent,
  registerAgent,
  retireAgent,
  rollBack,
  updateAgent,
  versionSettings,
} from '../doors/agents.ts'
import { openSecret } from '../index.ts'
import { newId } from '../new-id.ts'
import {
  canary,
  model,
  newVault,
  owner,
  passFlightCheck,
  registered,
  space,
  webhook,
} from '../testing/registered.ts'

const named = (name: string) => ({ name, languages: ['en' as const], description: '', connector: webhook })

describe('an agent that is registered', () => {
  it('is found by its id and by its slug, and shown to everybody without address or token', async () => {
    const db = await freshDatabase()
    const { agentId, slug } = await registered(db)
    expect([await findAgent(db, agentId), await findAgent(db, slug)]).toMatchObject([
      { agentId },
      { agentId },
    ])
    const profile = await readAgent(db, agentId)
    expect(profile).toMatchObject({
      slug: 'old-fox',
      kind: 'webhook',
      version: 1,
      online: false,
      badge: null,
    })
    expect(JSON.stringify(profile)).not.toMatch(/agent\.example|canary/)
  })

  it('shows its owner its settings, but only the presence of a token', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const { token: _, ...settings } = webhook
    expect((await ownerAgent(db, agentId))?.connector).toEqual({ ...settings, hasToken: true })
  })

  it('gets a slug of its own, even if several names at once are the same in Latin letters', async () => {
    const db = await freshDatabase()
    const ownerId = await owner(db)
    const vault = newVault()
    const same = [...'狐狸豹狼熊鹿兔猫'].map((sign) =>
      registerAgent(db, vault, ownerId, named(`Fox ${sign}`)),
    )
    const slugs = (await Promise.all(same)).map((done) => done.ok && done.slug)
    expect(new Set(slugs).size).toBe(8)
    expect(slugs).toContain('fox')
  })

  it('cannot take another agent’s place by being called like its id', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    await registered(db, webhook, agentId)
    expect(await findAgent(db, agentId)).toMatchObject({ agentId })
  })

  it('is one of a limited number, even if several are registered at once', async () => {
    const db = await freshDatabase()
    const ownerId = await owner(db)
    const vault = newVault()
    const many = Array.from({ length: agentsPerOwner + 3 }, (_, at) =>
      registerAgent(db, vault, ownerId, named(`Fox ${at}`)),
    )
    const done = await Promise.all(many)
    expect(done.filter(({ ok }) => ok)).toHaveLength(agentsPerOwner)
    expect(done.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too-many-agents' })
  })

  it('needs the token without which its kind cannot be reached', async () => {
    const db = await freshDatabase()
    const { token: _, ...connector } = webhook
    const refused = await registerAgent(db, newVault(), await owner(db), { ...named('Fox'), connector })
    expect(refused).toEqual({ ok: false, reason: 'token-needed' })
  })
})

describe('a new version', () => {
  it('has the next number and leaves the one before it as it was', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    const added = await addVersion(db, vault, agentId, { connector: model, note: 'A model now.' })
    expect(added).toMatchObject({ ok: true, number: 2 })
    const { items } = await agentVersions(db, agentId)
    expect(items).toMatchObject([
      { number: 2, note: 'A model now.', connector: { kind: 'openai', model: 'small-1' } },
      { number: 1, connector: { kind: 'webhook' } },
    ])
  })

  it('keeps the token for the same place, and never takes it to another', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, model)
    const { token: _, ...withoutToken } = model
    const added = { connector: { ...withoutToken, model: 'large-1' }, note: '' }
    await addVersion(db, vault, agentId, added)
    expect((await ownerAgent(db, agentId))?.connector).toMatchObject({ hasToken: true })
    const elsewhere = { connector: { ...withoutToken, baseUrl: 'https://evil.example/v1' }, note: '' }
    await addVersion(db, vault, agentId, elsewhere)
    expect((await ownerAgent(db, agentId))?.connector).toMatchObject({ hasToken: false })
    expect(await openSecret(db, vault, { agentId, place: 'https://evil.example' })).toEqual({ kind: 'none' })
    expect(await openSecret(db, vault, { agentId, place: 'https://api.example' })).toMatchObject({
      secret: canary,
    })
  })

  it('of a kind with one memory plays one match at a time, under any limit of its owner', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, model)
    await updateAgent(db, agentId, { limits: { concurrency: 4 } })
    expect((await ownerAgent(db, agentId))?.limits.concurrency).toBe(4)
    await addVersion(db, vault, agentId, { connector: space, note: '' })
    expect((await ownerAgent(db, agentId))?.limits.concurrency).toBe(1)
    await updateAgent(db, agentId, { limits: { concurrency: 4 } })
    expect((await ownerAgent(db, agentId))?.limits.concurrency).toBe(1)
  })

  it('gets a number of its own even if several are added at once', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    const added = Array.from({ length: 5 }, () =>
      addVersion(db, vault, agentId, { connector: space, note: '' }),
    )
    const numbers = (await Promise.all(added)).map((done) => done.ok && done.number)
    expect(numbers.toSorted()).toEqual([2, 3, 4, 5, 6])
  })
})

describe('going back to an old version', () => {
  it('repeats it as a new one', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    await addVersion(db, vault, agentId, { connector: model, note: '' })
    expect(await rollBack(db, agentId, { number: 1, note: 'Back.' })).toMatchObject({ ok: true, number: 3 })
    const { items } = await agentVersions(db, agentId)
    expect(items[0]).toMatchObject({ number: 3, repeats: 1, connector: { kind: 'webhook' }, badge: null })
    expect(await readAgent(db, agentId)).toMatchObject({ kind: 'webhook', version: 3 })
  })

  it('keeps what a version has passed that plays on, and has an older one checked anew', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    await passFlightCheck(db, agentId)
    await addVersion(db, vault, agentId, { connector: model, note: '' })
    await rollBack(db, agentId, { number: 1, note: '', playsOn: true })
    await rollBack(db, agentId, { number: 1, note: '' })
    const { rows } = await db.pool.query<{ number: number; score: number }>(
      `select v.number, f.score from flight_checks f join agent_versions v on v.id = f.version_id
       where f.agent_id = $1 and f.passed order by v.number`,
      [agentId],
    )
    expect(rows).toEqual([
      { number: 1, score: 90 },
      { number: 3, score: 90 },
    ])
  })

  it('is refused for a version that does not exist', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const refused = await rollBack(db, agentId, { number: 7, note: '' })
    expect(refused).toEqual({ ok: false, reason: 'no-such-version' })
  })
})

describe('the fields that change without a new version', () => {
  it('changes only in the named fields', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    await updateAgent(db, agentId, { name: 'Young Fox', limits: { dollarsPerDay: 1.5, tokensPerDay: 1000 } })
    expect(await ownerAgent(db, agentId)).toMatchObject({
      name: 'Young Fox',
      slug: 'old-fox',
      description: 'Tested.',
      limits: { dollarsPerDay: 1.5, tokensPerDay: 1000, matchesPerDay: 500, prices: null },
    })
    await updateAgent(db, agentId, { limits: { dollarsPerDay: null, prices: { input: 2, output: 8 } } })
    expect((await ownerAgent(db, agentId))?.limits).toMatchObject({
      dollarsPerDay: null,
      tokensPerDay: 1000,
      prices: { input: 2, output: 8 },
    })
  })

  it('decides whether prompts and the name of a Space are public', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, space)
    expect((await readAgent(db, agentId))?.connector.space).toBeNull()
    await updateAgent(db, agentId, { published: true })
    expect((await readAgent(db, agentId))?.connector.space).toBe('someone/agent')
  })
})

describe('an agent that is retired', () => {
  it('keeps its record and loses its token, and nothing can be done with it any more', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    expect(await retireAgent(db, agentId)).toBe(true)
    expect(await openSecret(db, vault, { agentId, place: 'webhook' })).toEqual({ kind: 'none' })
    expect(await readAgent(db, agentId)).toMatchObject({ retired: true, online: false })
    expect((await listAgents(db)).items).toEqual([])
    expect((await listAgents(db, { retired: true })).items).toHaveLength(1)
    const refused = await addVersion(db, vault, agentId, { connector: space, note: '' })
    expect([refused, await updateAgent(db, agentId, { name: 'X' })]).toEqual([
      { ok: false, reason: 'retired' },
      false,
    ])
  })
})

describe('the addresses of an agent’s versions', () => {
  it('is shown to its owner, who could not tell the versions apart without it', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    await addVersion(db, vault, agentId, {
      connector: { ...webhook, url: 'https://two.example/turn' },
      note: '',
    })
    expect([...(await versionSettings(db, agentId, [1, 2]))]).toEqual([
      [1, { kind: 'webhook', url: webhook.url }],
      [2, { kind: 'webhook', url: 'https://two.example/turn' }],
    ])
    expect((await versionSettings(db, agentId, [])).size).toBe(0)
  })
})

describe('an agent that is deleted', () => {
  it('is gone with all that belongs to it, if it never played', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    expect(await deleteAgent(db, agentId)).toEqual({ ok: true })
    expect(await readAgent(db, agentId)).toBeUndefined()
    expect(await openSecret(db, vault, { agentId, place: 'webhook' })).toEqual({ kind: 'none' })
  })

  it('is not deleted once a schedule names it, because its matches would wait for ever', async () => {
    const db = await freshDatabase()
    const [{ agentId }, { agentId: other }] = [await registered(db), await registered(db)]
    const season = { id: newId(), slug: 'cup', name: 'Cup', game: 'who-is-spy', ruleset: {}, languages: [] }
    const entries = { create: [agentId, other].map((one) => ({ agentId: one, state: 'entered' })) }
    const fixtures = { create: { id: newId(), language: 'en', stage: 1, number: 1, agentIds: [agentId] } }
    await db.prisma.season.create({ data: { ...season, state: 'open', entries, fixtures } })
    expect(await deleteAgent(db, agentId)).toEqual({ ok: false, reason: 'has-played' })
    expect(await deleteAgent(db, other)).toEqual({ ok: true })
  })

  it('is not, once it has been at a table', async () => {
    const db = await freshDatabase()
    const { agentId, versionId } = await registered(db)
    const season = {
      id: newId(),
      slug: 's',
      name: 'S',
      game: 'who-is-spy',
      ruleset: {},
      languages: [],
      state: 'open',
    }
    const secret = { pair: ['a', 'b'], seed: '', salt: '', commitment: '' }
    const match = {
      id: newId(),
      game: 'who-is-spy',
      mode: 'ranked',
      language: 'en',
      status: 'void',
      ruleset: {},
    }
    const seats = { create: { seat: 0, alias: 'Player 1', agentId, versionId } }
    await db.prisma.season.create({
      data: { ...season, matches: { create: { ...match, ...secret, seats } } },
    })
    expect(await deleteAgent(db, agentId)).toEqual({ ok: false, reason: 'has-played' })
  })
})

describe('the directory', () => {
  it('is read page by page, newest first, and filtered', async () => {
    const db = await freshDatabase()
    for (const name of ['Ant', 'Bee', 'Cat', '100% Dog'])
      await registered(db, name === 'Bee' ? space : webhook, name)
    const first = await listAgents(db, { limit: 3 })
    expect(first.items.map(({ name }) => name)).toEqual(['100% Dog', 'Cat', 'Bee'])
    const second = await listAgents(db, { limit: 3, cursor: first.nextCursor ?? '' })
    expect(second).toMatchObject({ items: [{ name: 'Ant' }], nextCursor: null })
    expect((await listAgents(db, { kind: 'hf-space' })).items).toMatchObject([{ name: 'Bee' }])
    expect((await listAgents(db, { q: '0%' })).items).toMatchObject([{ name: '100% Dog' }])
    expect((await listAgents(db, { language: 'zh' })).items).toEqual([])
  })
})
