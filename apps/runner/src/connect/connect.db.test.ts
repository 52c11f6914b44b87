import { randomBytes } from 'node:crypto'
import { systemClock } from '@wis/agents'
import { createVault } from '@wis/db'
import type { Database, Vault } from '@wis/db'
import { registerAgent, replaceToken } from '@wis/db/agents'
import { ids } from '@wis/engine'
import { experimentStrategies, strategies, strategyChoice } from '@wis/protocol'
import type { NewConnector } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startLocalAgents } from '../testing/local-agents.ts'
import type { LocalAgents } from '../testing/local-agents.ts'
import { createConnect } from './connect.ts'
import type { ConnectOptions } from './connect.ts'

const signal = new AbortController().signal
const strategy = { preset: 'plain' }
const newVault = () => createVault(randomBytes(32).toString('base64'))
const connectors = (url: string) =>
  ({
    space: { kind: 'hf-space', space: 'owner/space', token: 'hf_right' },
    model: { kind: 'hf-model', model: 'org/model', provider: 'auto', token: 'hf_right', strategy },
    endpoint: { kind: 'hf-endpoint', url, model: 'm', token: 'hf_right', strategy },
    openai: { kind: 'openai', baseUrl: `${url}/v1`, model: 'm', token: 'sk-right', strategy },
    webhook: { kind: 'webhook', url: `${url}/turn`, token: 'a secret of sixteen' },
    a2a: { kind: 'a2a', url, token: 'a2a-right' },
  }) satisfies Record<string, NewConnector>

async function registered(db: Database, vault: Vault, connector: NewConnector) {
  const owner = await db.prisma.user.create({ data: { id: randomBytes(8).toString('hex'), name: 'Owner' } })
  const name = `Fox ${owner.id}`
  const agent = { name, languages: ['en' as const], description: '', connector }
  const done = await registerAgent(db, vault, owner.id, agent)
  if (!done.ok) throw new Error(done.reason)
  const settings = Object.fromEntries(Object.entries(connector).filter(([name]) => name !== 'token'))
  return { agentId: done.agentId, slug: done.slug, kind: connector.kind, settings }
}

function reaching(
  db: Database,
  vault: Vault | undefined,
  local: LocalAgents,
  changes: Partial<ConnectOptions> = {},
) {
  const options = {
    clock: systemClock,
    db,
    vault,
    housePaceMs: 0,
    allowedHosts: [local.place],
    hubUrl: local.url,
  }
  return createConnect({ ...options, ...changes })
}

describe('an agent of every kind', () => {
  it.each(['space', 'model', 'endpoint', 'openai', 'webhook', 'a2a'] as const)(
    'is reached (%s)',
    async (kind) => {
      const db = await freshDatabase()
      const vault = newVault()
      const local = await startLocalAgents()
      const agent = reaching(db, vault, local)(await registered(db, vault, connectors(local.url)[kind]))
      expect(await agent.prepare?.(signal)).toEqual({ ready: true })
      const shown = local.calls.map(({ headers }) => headers.authorization).filter(Boolean)
      if (kind === 'model' || kind === 'endpoint') expect(shown).toContain('Bearer hf_right')
      if (kind === 'openai') expect(shown).toContain('Bearer sk-right')
      if (kind === 'a2a') expect(shown).toContain('Bearer a2a-right')
      if (kind === 'webhook') expect(shown).toEqual([])
    },
  )

  it('hears news only if it has a memory of its own', async () => {
    const db = await freshDatabase()
    const vault = newVault()
    const local = await startLocalAgents()
    const connect = reaching(db, vault, local)
    const { space, webhook } = connectors(local.url)
    expect(connect(await registered(db, vault, space)).hear).toBeDefined()
    expect(connect(await registered(db, vault, webhook)).hear).toBeUndefined()
  })
})

describe('an agent whose token is being replaced', () => {
  it.each([
    ['the new one', 'sk-new', 1],
    ['the earlier one', 'sk-right', 2],
  ])('is reached while its server knows only %s', async (_, onlyToken, calls) => {
    const db = await freshDatabase()
    const vault = newVault()
    const local = await startLocalAgents({ onlyToken })
    const { agentId, ...agent } = await registered(db, vault, connectors(local.url).openai)
    await replaceToken(db, vault, agentId, { token: 'sk-new', earlierValidMs: 60_000 })
    const ready = await reaching(db, vault, local)({ agentId, ...agent }).prepare?.(signal)
    expect(ready).toEqual({ ready: true })
    expect(local.calls).toHaveLength(calls)
  })

  it('is not reached by the earlier one when its time is over', async () => {
    const db = await freshDatabase()
    const vault = newVault()
    const local = await startLocalAgents({ onlyToken: 'sk-right' })
    const { agentId, ...agent } = await registered(db, vault, connectors(local.url).openai)
    await replaceToken(db, vault, agentId, { token: 'sk-new', earlierValidMs: 60_000 })
    await db.pool.query(`update earlier_secrets set valid_until = now() - interval '1 second'`)
    const ready = await reaching(db, vault, local)({ agentId, ...agent }).prepare?.(signal)
    expect(ready).toMatchObject({ ready: false, verdict: 'agent' })
    expect(local.calls).toHaveLength(1)
  })
})

describe('a Space', () => {
  it.each([
    ['private', true, 'Bearer hf_right'],
    ['public', false, undefined],
  ] as const)('that is %s is shown the token only if it needs it', async (_, isPrivate, shown) => {
    const db = await freshDatabase()
    const vault = newVault()
    const local = await startLocalAgents({ private: isPrivate })
    const agent = reaching(db, vault, local)(await registered(db, vault, connectors(local.url).space))
    await agent.prepare?.(signal)
    const toSpace = local.calls.filter(({ path }) => path.startsWith('/agent/'))
    expect(toSpace.map(({ headers }) => headers.authorization)).toEqual([shown])
  })

  it('is looked up at the Hub once, not for every match', async () => {
    const db = await freshDatabase()
    const vault = newVault()
    const local = await startLocalAgents()
    const connect = reaching(db, vault, local)
    const agent = await registered(db, vault, connectors(local.url).space)
    for (let match = 0; match < 3; match++) await connect(agent).prepare?.(signal)
    expect(local.calls.filter(({ path }) => path.endsWith('/host'))).toHaveLength(1)
  })
})

describe('an agent that cannot be reached says why, and never throws', () => {
  it('where no key opens its token, which is the platform’s fault', async () => {
    const db = await freshDatabase()
    const local = await startLocalAgents()
    const agent = await registered(db, newVault(), connectors(local.url).webhook)
    for (const vault of [newVault(), undefined]) {
      const { prepare } = reaching(db, vault, local)(agent)
      expect(await prepare?.(signal)).toMatchObject({ ready: false, verdict: 'platform' })
    }
  })

  it.each([
    ['its address is not on the open internet', { allowedHosts: [] }, 'webhook', 'not on the open internet'],
    ['the Hub does not show its Space', { hubUrl: 'http://127.0.0.1:9' }, 'space', 'did not say where'],
  ] as const)('where %s', async (_, changes, kind, why) => {
    const db = await freshDatabase()
    const vault = newVault()
    const local = await startLocalAgents()
    const agent = reaching(
      db,
      vault,
      local,
      changes,
    )(await registered(db, vault, connectors(local.url)[kind]))
    const readiness = await agent.prepare?.(signal)
    expect(readiness?.ready === false && readiness.detail).toContain(why)
  })

  it.each([
    ['its settings are of no form that is known', { kind: 'webhook', settings: { persona: 'x' } }],
    [
      'its strategy is gone',
      {
        kind: 'openai',
        settings: { baseUrl: 'https://a.example', model: 'm', strategy: { preset: 'gone' } },
      },
    ],
    ['its house agent is gone', { kind: 'house', slug: 'nobody', settings: { persona: 'nobody' } }],
  ])('where %s', async (_, agent) => {
    const db = await freshDatabase()
    const local = await startLocalAgents()
    const connected = reaching(db, newVault(), local)({ agentId: ids.agent('a'), slug: 'a', ...agent })
    expect(await connected.prepare?.(signal)).toMatchObject({ ready: false })
    expect(await connected.reply({} as never, signal)).toMatchObject({ ok: false })
  })
})

it('every strategy can be chosen by name', () => {
  for (const { id } of [...strategies, ...experimentStrategies]) {
    expect(strategyChoice.safeParse({ preset: id }).success, id).toBe(true)
  }
})
