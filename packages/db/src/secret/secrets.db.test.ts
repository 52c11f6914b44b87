import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  agentVersions,
  agentCalls,
  listAgents,
  ownerAgent,
  readAgent,
  readFlightCheck,
  registerAgent,
  replaceToken,
} from '../doors/agents.ts'
import { createVault, openSecret, resealSecrets } from '../index.ts'
import type { Database } from '../index.ts'
import { canary, model, newVault, registered, space, webhook } from '../testing/registered.ts'

/** Everything that the package reveals about an agent without a vault. */
async function allReads(db: Database, agentId: Parameters<typeof readAgent>[1]): Promise<string> {
  const reads = [readAgent, ownerAgent, agentVersions, agentCalls, readFlightCheck].map((read) =>
    read(db, agentId),
  )
  return JSON.stringify(await Promise.all([listAgents(db), ...reads]))
}

describe('a secret', () => {
  it('is opened for the runner, and no query shows it', async () => {
    const db = await freshDatabase()
    for (const connector of [webhook, space, model]) {
      const { agentId, vault } = await registered(db, connector)
      const place = { webhook: 'webhook', 'hf-space': 'space someone/agent', openai: 'https://api.example' }
      const of = { agentId, place: place[connector.kind] }
      expect(await openSecret(db, vault, of)).toEqual({ kind: 'open', secret: canary })
      expect(await allReads(db, agentId)).not.toContain('canary')
    }
  })

  it('never appears in plain text in the database', async () => {
    const db = await freshDatabase()
    await registered(db, model)
    const { rows } = await db.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of rows) {
      const all = await db.pool.query(`select to_jsonb(t)::text as text from "${name}" t`)
      expect(JSON.stringify(all.rows), name).not.toContain('canary')
    }
  })

  it('does not open with another vault, or in the row of another agent', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db)
    const of = { agentId, place: 'webhook' }
    expect(await openSecret(db, newVault(), of)).toEqual({ kind: 'unreadable' })
    expect(await openSecret(db, undefined, of)).toEqual({ kind: 'unreadable' })
    const other = await registered(db, webhook, 'Thief')
    await db.pool.query(
      'update agent_secrets set sealed = (select sealed from agent_secrets where agent_id = $1)',
      [agentId],
    )
    expect(await openSecret(db, vault, { ...of, agentId: other.agentId })).toEqual({ kind: 'unreadable' })
  })
})

describe('a change of keys', () => {
  it('reseals an earlier secret beside its successor', async () => {
    const db = await freshDatabase()
    const [old = '', fresh = ''] = ['b2xk', 'ZnJl'].map((part) =>
      Buffer.from(part.repeat(8)).toString('base64'),
    )
    const sealer = createVault(old)
    const { ownerId } = await registered(db)
    await db.pool.query('delete from agent_secrets')
    const agent = { name: 'Fox', languages: ['en' as const], description: '', connector: webhook }
    const kept = await registerAgent(db, sealer, ownerId, agent)
    if (!kept.ok) throw new Error(kept.reason)
    const next = { token: 'the second long secret', earlierValidMs: 60_000 }
    await replaceToken(db, sealer, kept.agentId, next)
    expect(await resealSecrets(db, createVault(`${fresh},${old}`))).toEqual({ resealed: 2, unreadable: [] })
    const of = { agentId: kept.agentId, place: 'webhook' }
    expect(await openSecret(db, createVault(fresh), of)).toEqual({
      kind: 'open',
      secret: next.token,
      earlier: canary,
    })
  })

  it('reseals the old key’s secrets once, and names the secrets that no key opens', async () => {
    const db = await freshDatabase()
    const [old, fresh] = ['b2xk', 'ZnJl'].map((part) => Buffer.from(part.repeat(8)).toString('base64'))
    const sealer = createVault(old ?? '')
    const { agentId, ownerId } = await registered(db)
    await db.pool.query('delete from agent_secrets')
    const agent = { name: 'Fox', languages: ['en' as const], description: '', connector: webhook }
    const kept = await registerAgent(db, sealer, ownerId, agent)
    const lost = await registered(db, webhook, 'Lost')
    const vault = createVault(`${fresh},${old}`)
    expect(await resealSecrets(db, vault)).toEqual({
      resealed: 1,
      unreadable: [{ agentId: lost.agentId, place: 'webhook' }],
    })
    expect(await resealSecrets(db, vault)).toMatchObject({ resealed: 0 })
    const of = { agentId: kept.ok ? kept.agentId : agentId, place: 'webhook' }
    expect(await openSecret(db, createVault(fresh ?? ''), of)).toEqual({ kind: 'open', secret: canary })
  })
})
