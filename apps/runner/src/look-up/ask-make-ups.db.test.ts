import { randomBytes } from 'node:crypto'
import { createVault } from '@wis/db'
import { readAgent, registerAgent } from '@wis/db/agents'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { hubFetch } from '../connect/space-agent.ts'
import { askMakeUps } from '../look-ups.ts'
import { createLog } from '../operations/log.ts'
import { startLocalAgents } from '../testing/local-agents.ts'
import type { LocalOptions } from '../testing/local-agents.ts'

const vault = createVault(randomBytes(32).toString('base64'))
const model = { library_name: 'transformers', safetensors: { total: 7_615_616_512 } }

/** An owner's agent that plays with a model of the Hub, and a runner's beat that asks about it. */
async function asking(options: LocalOptions = {}) {
  const db = await freshDatabase()
  const hub = await startLocalAgents(options)
  const owner = await db.prisma.user.create({ data: { id: randomBytes(8).toString('hex'), name: 'Owner' } })
  const connector = { kind: 'hf-model', model: 'org/model', provider: 'auto', token: 'hf_right' } as const
  const agent = {
    name: 'Fox',
    languages: ['en' as const],
    description: '',
    connector: { ...connector, strategy: { preset: 'plain' } },
  }
  const done = await registerAgent(db, vault, owner.id, agent)
  if (!done.ok) throw new Error(done.reason)
  const lines: string[] = []
  const world = {
    db,
    hubUrl: hub.url,
    fetch: hubFetch(hub.url, []),
    log: createLog((line) => lines.push(line)),
  }
  return { db, hub, lines, agentId: done.agentId, beat: () => askMakeUps(world) }
}

const fromHub = <Value>(value: Value) => ({ value, from: 'hub' })
const madeOf = async ({ db, agentId }: Awaited<ReturnType<typeof asking>>) =>
  (await readAgent(db, agentId))?.makeUp

describe('the beat that asks the Hub what agents are made of', () => {
  it('stores the answer, and asks as a stranger', async () => {
    const asked = await asking({ model })
    await asked.beat()
    expect(await madeOf(asked)).toMatchObject({
      model: fromHub('org/model'),
      library: fromHub('transformers'),
      billions: fromHub(7.62),
    })
    expect(asked.hub.calls.map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  it('asks about a version once, however many runners there are', async () => {
    const { hub, beat } = await asking({ model })
    await Promise.all([beat(), beat()])
    await beat()
    expect(hub.calls).toHaveLength(1)
  })

  it('stores that a stranger is shown nothing, and does not ask again', async () => {
    const asked = await asking()
    await asked.beat()
    await asked.db.pool.query(`update agent_versions set hub_asked_at = hub_asked_at - interval '61 minutes'`)
    await asked.beat()
    expect(asked.hub.calls).toHaveLength(1)
    expect(await madeOf(asked)).toMatchObject({ model: { from: 'settings' }, library: null })
  })

  it('asks again in an hour if the Hub is away, and keeps what the Hub said before', async () => {
    const state = { isUp: true }
    const asked = await asking({ model, isThere: () => state.isUp })
    const later = (hours: number) =>
      asked.db.pool.query(
        `update agent_versions set hub_asked_at = hub_asked_at - $1 * interval '61 minutes'`,
        [hours],
      )
    await asked.beat()
    state.isUp = false
    await later(7 * 24)
    await asked.beat()
    await asked.beat()
    const before = asked.hub.calls.length
    expect(await madeOf(asked)).toMatchObject({ library: fromHub('transformers') })
    state.isUp = true
    await later(1)
    await asked.beat()
    expect(asked.hub.calls).toHaveLength(before + 1)
    expect(asked.lines).toEqual([])
  })
})
