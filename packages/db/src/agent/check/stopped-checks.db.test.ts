import type { AgentId } from '@wis/engine'
import type { FlightProgress } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  addVersion,
  callOffFlightCheck,
  claimFlightCheck,
  endStoppedCheck,
  finishFlightCheck,
  openFlightChecks,
  ownerAgent,
  requestFlightCheck,
  resumeFlightCheck,
  saveFlightProgress,
  stopFlightCheck,
  updateAgent,
} from '../../doors/agents.ts'
import type { ClaimedCheck } from '../../doors/agents.ts'
import { openTicket } from '../../doors/matches.ts'
import type { Database } from '../../index.ts'
import { model, registered, space } from '../../testing/registered.ts'
import { deal, openSeason } from '../../testing/settled.ts'

const spent = { turns: 1, tookMs: 900, inputTokens: 80, outputTokens: 20, costMicros: 30 }
const progress: FlightProgress = { now: null, total: 28, steps: [], spent, turnsLeft: 50 }
const none = { ok: false, reason: 'no-stopped-check' }

async function asked(db: Database, agentId: AgentId): Promise<string> {
  const requested = await requestFlightCheck(db, agentId)
  if (!requested.ok) throw new Error(requested.reason)
  return requested.checkId
}

async function claimed(db: Database, agentId: AgentId): Promise<ClaimedCheck> {
  const check = await claimFlightCheck(db, await asked(db, agentId))
  if (!check || check === 'busy') throw new Error('not to be had')
  return check
}

/** A check that was under way and is stopped now. */
async function stopped(db: Database, connector: Parameters<typeof registered>[1] = model) {
  const agent = await registered(db, connector)
  const check = await claimed(db, agent.agentId)
  await stopFlightCheck(db, agent.agentId)
  expect(await endStoppedCheck(db, check, progress)).toBe(true)
  return { ...agent, check }
}

describe('a flight check that its owner stops', () => {
  it('is stopped at once while it waits, and never flown', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const checkId = await asked(db, agentId)
    expect(await stopFlightCheck(db, agentId)).toEqual({ ok: true })
    expect(await openFlightChecks(db)).toEqual([])
    expect(await claimFlightCheck(db, checkId)).toBeUndefined()
    expect(await ownerAgent(db, agentId)).toMatchObject({ check: { state: 'stopped', stopping: false } })
  })

  it('is left to its runner, which learns of the stop with its next report', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const check = await claimed(db, agentId)
    await stopFlightCheck(db, agentId)
    expect(await ownerAgent(db, agentId)).toMatchObject({ check: { state: 'running', stopping: true } })
    expect(await saveFlightProgress(db, check, progress)).toBe('stopping')
    expect(await endStoppedCheck(db, check, progress)).toBe(true)
    expect(await ownerAgent(db, agentId)).toMatchObject({ check: { state: 'stopped', progress } })
  })

  it('is over for its runner: nothing that comes later is stored or counted', async () => {
    const db = await freshDatabase()
    const { agentId, check } = await stopped(db)
    const later = { ...progress, spent: { ...spent, inputTokens: 9_000 } }
    expect(await saveFlightProgress(db, check, later)).toBe('lost')
    expect(await endStoppedCheck(db, check, later)).toBe(false)
    const report = {
      passed: true,
      score: 100,
      findings: [],
      steps: [],
      rulesetId: 'wis-2024',
      version: 1,
      languages: ['en' as const],
      startedAt: '',
      endedAt: '',
      usage: spent,
    }
    expect(await finishFlightCheck(db, check, { report, placements: 15, costMicros: 0 })).toBe(false)
    expect(await callOffFlightCheck(db, check.checkId)).toBe(false)
    expect(await ownerAgent(db, agentId)).toMatchObject({
      badge: null,
      placementsLeft: 0,
      today: { tokens: 100, dollars: 3e-5 },
      check: { state: 'stopped', progress },
    })
  })

  it('whose runner died is stopped by the next one', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const check = await claimed(db, agentId)
    await saveFlightProgress(db, check, progress)
    await stopFlightCheck(db, agentId)
    expect(await openFlightChecks(db)).toEqual([check.checkId])
    expect(await claimFlightCheck(db, check.checkId)).toBeUndefined()
    expect(await openFlightChecks(db)).toEqual([])
    expect(await ownerAgent(db, agentId)).toMatchObject({ check: { state: 'stopped', progress } })
  })

  it('gives no admission to ranked matches, and keeps no agent from a table', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const { agentId } = await stopped(db, space)
    const ticket = { agentId, seasonId, mode: 'ranked', language: 'en' } as const
    expect(await openTicket(db, ticket)).toMatchObject({ reason: 'flight-check-needed' })
    expect(await deal(db, seasonId, [agentId])).not.toHaveProperty('refused')
  })
})

describe('a stopped flight check', () => {
  it('continues after its finished part, which is counted once', async () => {
    const db = await freshDatabase()
    const { agentId, check } = await stopped(db)
    expect(await resumeFlightCheck(db, agentId)).toEqual({ ok: true, checkId: check.checkId })
    const again = await claimed(db, agentId)
    expect(again).toMatchObject({ checkId: check.checkId, attempt: 2, progress })
    expect(await saveFlightProgress(db, again, progress)).toBe('saved')
    expect((await ownerAgent(db, agentId))?.today.tokens).toBe(100)
  })

  it('continues without a break if its runner has not stopped it yet', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    const check = await claimed(db, agentId)
    await stopFlightCheck(db, agentId)
    expect(await resumeFlightCheck(db, agentId)).toEqual({ ok: true, checkId: check.checkId })
    expect(await endStoppedCheck(db, check, progress)).toBe(false)
    expect(await openFlightChecks(db)).toEqual([check.checkId])
  })

  it('can be begun anew instead', async () => {
    const db = await freshDatabase()
    const { agentId, check } = await stopped(db)
    const anew = await asked(db, agentId)
    expect(anew).not.toBe(check.checkId)
    expect(await ownerAgent(db, agentId)).toMatchObject({ check: { id: anew, progress: null } })
  })

  it('does not go on for an agent that was changed since, or has used up its day', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await stopped(db)
    await updateAgent(db, agentId, { languages: ['en', 'zh'] })
    expect(await resumeFlightCheck(db, agentId)).toEqual(none)
    await updateAgent(db, agentId, { languages: ['en'], limits: { tokensPerDay: 10 } })
    expect(await resumeFlightCheck(db, agentId)).toEqual({ ok: false, reason: 'budget-spent' })
    await addVersion(db, vault, agentId, { connector: model, note: '' })
    expect(await resumeFlightCheck(db, agentId)).toEqual(none)
  })

  it('does not exist before a stop', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    expect(await resumeFlightCheck(db, agentId)).toEqual(none)
    expect(await stopFlightCheck(db, agentId)).toEqual({ ok: false, reason: 'no-check-under-way' })
  })
})
