import { randomBytes } from 'node:crypto'
import { systemClock } from '@wis/agents'
import { createVault } from '@wis/db'
import type { Database } from '@wis/db'
import {
  ownerAgent,
  registerAgent,
  requestFlightCheck,
  resumeFlightCheck,
  setOnline,
  stopFlightCheck,
} from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { turnCount } from '@wis/protocol'
import type { NewConnector } from '@wis/protocol'
import { freshDatabase, sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { createConnect } from '../connect/connect.ts'
import { createLog } from '../operations/log.ts'
import { startLocalAgents } from '../testing/local-agents.ts'
import type { LocalOptions } from '../testing/local-agents.ts'
import { openSeason } from '../testing/season.ts'
import { runFlightCheck } from './run-flight-check.ts'
import type { CheckWorld } from './run-flight-check.ts'

const log = createLog(() => undefined)
const on = () => ({ lost: new AbortController().signal, drain: new AbortController().signal })

/** A runner's world with an agent in it, and a flight check that was ordered for the agent. */
async function asked(connectorAt: (url: string) => NewConnector, options: LocalOptions = {}) {
  const db = await freshDatabase()
  await openSeason(db)
  const local = await startLocalAgents(options)
  const vault = createVault(randomBytes(32).toString('base64'))
  const connect = createConnect({
    clock: systemClock,
    db,
    vault,
    housePaceMs: 0,
    allowedHosts: [local.place],
    hubUrl: local.url,
  })
  const owner = await db.prisma.user.create({ data: { id: 'owner', name: 'Owner' } })
  const connector = connectorAt(local.url)
  const agent = { name: 'Fox', languages: ['en' as const], description: '', connector }
  const done = await registerAgent(db, vault, owner.id, agent)
  if (!done.ok) throw new Error(done.reason)
  const world: CheckWorld = { db, clock: systemClock, log, connect }
  return { db, world, local, agentId: done.agentId, checkId: await request(db, done.agentId) }
}

async function request(db: Database, agentId: AgentId): Promise<string> {
  const requested = await requestFlightCheck(db, agentId)
  if (!requested.ok) throw new Error(requested.reason)
  return requested.checkId
}

const space = (): NewConnector => ({ kind: 'hf-space', space: 'owner/space' })
const webhook = (url: string): NewConnector => ({
  kind: 'webhook',
  url: `${url}/turn`,
  token: 'a secret of sixteen',
})
const a2a = (url: string): NewConnector => ({ kind: 'a2a', url })
const model = (url: string): NewConnector => ({
  kind: 'openai',
  baseUrl: `${url}/v1`,
  model: 'gpt-4o-mini',
  strategy: { preset: 'plain' },
})

describe('a flight check that runs to its end', () => {
  const ways = [
    ['a Space', space],
    ['a webhook', webhook],
    ['a model', model],
    ['an A2A agent', a2a],
  ] as const
  it.each(sampled(ways, 4))('by %s ends in a badge and placements', async (_, connectorAt) => {
    const { db, world, agentId, checkId } = await asked(connectorAt)
    await runFlightCheck(world, checkId, on())
    const agent = await ownerAgent(db, agentId)
    expect(agent?.check?.report?.findings.filter(({ verdict }) => verdict === 'failed')).toEqual([])
    expect(agent).toMatchObject({
      badge: { rulesetId: 'wis-2024' },
      placementsLeft: 15,
      check: { state: 'done' },
    })
    expect(await setOnline(db, agentId, { online: true })).toEqual({ ok: true })
  })

  it('clears an agent’s memory first, and tells it whole matches', { tags: ['nightly'] }, async () => {
    const { world, local, checkId } = await asked(space)
    await runFlightCheck(world, checkId, on())
    const paths = local.calls.map(({ path }) => path).filter((path) => path.startsWith('/agent/'))
    expect(paths.slice(0, 3)).toEqual(['/agent/checkHealth', '/agent/init', '/agent/perceive'])
    expect(paths.filter((path) => path === '/agent/init')).toHaveLength(1)
  })

  it('is charged to the agent’s day', { tags: ['nightly'] }, async () => {
    const { db, world, agentId, checkId } = await asked(model)
    await runFlightCheck(world, checkId, on())
    const { usage } = (await ownerAgent(db, agentId))?.check?.report ?? {}
    const today = (await ownerAgent(db, agentId))?.today
    expect(today?.tokens).toBe((usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0))
    expect(today?.dollars).toBeGreaterThan(0)
  })

  it('says what is wrong, and gives no badge', async () => {
    const { db, world, agentId, checkId } = await asked(webhook, { speech: () => 'Everybody knows it.' })
    await runFlightCheck(world, checkId, on())
    const agent = await ownerAgent(db, agentId)
    expect(agent).toMatchObject({ badge: null, placementsLeft: 0, check: { report: { passed: false } } })
    expect(agent?.check?.report?.findings.map(({ code }) => code)).toContain('repeats-itself')
    expect(agent?.notices[0]).toMatchObject({ kind: 'flight-check-done', params: { passed: false } })
  })
})

describe('a flight check that is interrupted', () => {
  it('is continued by the next runner, which repeats no finished call', async () => {
    const off = new AbortController()
    let said = 0
    const { db, world, local, agentId, checkId } = await asked(webhook, {
      speech: () => (++said === 3 && off.abort(), `Something else, number ${said}.`),
    })
    await runFlightCheck(world, checkId, { ...on(), drain: off.signal })
    expect((await ownerAgent(db, agentId))?.check).toMatchObject({
      state: 'running',
      report: null,
      progress: { steps: { length: 2 } },
    })
    const turns = () => local.calls.filter(({ path }) => path === '/turn').length
    const before = turns()
    await runFlightCheck(world, checkId, on())
    const { state, report } = (await ownerAgent(db, agentId))?.check ?? {}
    expect(state).toBe('done')
    expect(report?.spent?.turns).toBeLessThan(before + turnCount(['en']))
    expect(turns()).toBeGreaterThan(before)
    await runFlightCheck(world, checkId, on())
  })

  it(
    'by its owner ends before the next call, is neither passed nor failed, and can be continued',
    { tags: ['nightly'] },
    async () => {
      const { db, world, agentId, checkId } = await asked(model)
      const stopAt = 5
      let turns = 0
      const connect: CheckWorld['connect'] = (agent) => {
        const connected = world.connect(agent)
        const reply: typeof connected.reply = async (request, signal) => {
          turns += 1
          if (turns === stopAt) await stopFlightCheck(db, agentId)
          return connected.reply(request, signal)
        }
        return { ...connected, reply }
      }
      const run = () => runFlightCheck({ ...world, connect }, checkId, on())
      await run()
      await run()
      expect(turns).toBe(stopAt)
      const stopped = await ownerAgent(db, agentId)
      expect(stopped).toMatchObject({
        badge: null,
        placementsLeft: 0,
        check: { state: 'stopped', report: null },
      })
      const { steps = [], spent } = stopped?.check?.progress ?? {}
      expect(steps.length).toBeGreaterThan(0)
      expect(spent?.turns).toBe(stopAt)
      expect(stopped?.today.tokens).toBe((spent?.inputTokens ?? 0) + (spent?.outputTokens ?? 0))
      expect(await resumeFlightCheck(db, agentId)).toEqual({ ok: true, checkId })
      await run()
      const done = await ownerAgent(db, agentId)
      expect(done).toMatchObject({ badge: { rulesetId: 'wis-2024' }, check: { state: 'done' } })
      const report = done?.check?.report
      expect(report?.steps.slice(0, steps.length)).toEqual(steps)
      expect(report?.spent?.turns).toBe(turns)
      expect(done?.today.tokens).toBe((report?.usage.inputTokens ?? 0) + (report?.usage.outputTokens ?? 0))
    },
  )

  it('reports its progress meanwhile', { tags: ['nightly'] }, async () => {
    let seen: unknown
    const { db, world, agentId, checkId } = await asked(webhook)
    const connect: CheckWorld['connect'] = (agent) => {
      const connected = world.connect(agent)
      const reply: typeof connected.reply = async (asked, signal) => {
        seen ??= (await ownerAgent(db, agentId))?.check?.progress
        return connected.reply(asked, signal)
      }
      return { ...connected, reply }
    }
    await runFlightCheck({ ...world, connect }, checkId, on())
    expect(seen).toMatchObject({ now: { situation: 'first-speaker' }, steps: [] })
  })
})
