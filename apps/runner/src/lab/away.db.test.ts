import type { Database } from '@wis/db'
import { moveExperiment } from '@wis/db/experiments'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startChatModel } from '../testing/chat-model.ts'
import type { ToldToCall } from '../testing/chat-model.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { experimentOf, inState, isQuiet, plansOf } from '../testing/lab-rows.ts'
import { saveProbedAgent } from '../testing/probed-model.ts'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf, openSeason, queueHouseTables } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const turnMs = 2000
const quick = {
  game: 'dilemma',
  opponents: ['random'],
  conditions: ['quick'],
  own: { quick: { rules: { rounds: 2, turnLimitMs: turnMs } } },
}

/** An experiment about a model that has answered in two matches, and a runner for it. */
async function playing(tell: { told: ToldToCall }) {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  await openLadderOf(db, 'dilemma')
  const model = await startChatModel({ tell: () => tell.told })
  await saveProbedAgent(db, model, { games: ['dilemma'], concurrency: 2 })
  const id = await startedExperiment(db, {
    ...quick,
    subjects: ['model'],
    design: { materials: 1, repeats: 24 },
  })
  const env = { WIS_LAB_HOUSE_PACE_MS: '0', WIS_LAB_MATCHES_AT_ONCE: '4' }
  await runHere(db.url, { ...env, WIS_ALLOWED_AGENT_HOSTS: model.place })
  await until('two results', async () => (await experimentOf(db, id)).played >= 2)
  return { db, seasonId, model, id }
}

/** The pause, which was told to the owner as well. */
async function paused(db: Database, id: string) {
  await inState(db, id, 'paused')
  const { pause, name: experiment } = await experimentOf(db, id)
  const told = await db.prisma.notice.findMany({ where: { kind: 'experiment-paused' } })
  expect(told.at(-1)).toMatchObject({
    userId: 'experimenter',
    agentId: null,
    params: { ...(pause as object), id, experiment },
  })
  await isQuiet(db, id)
  return { pause: pause as { since: string }, notices: told.length }
}

describe('a subject whose provider stays away', { tags: ['nightly'] }, () => {
  it('pauses its experiment, which says so, spends nothing and goes on when told; all else goes on meanwhile', async () => {
    const tell = { told: 'cooperate' as ToldToCall }
    const { db, seasonId, model, id } = await playing(tell)
    const left = Date.now()
    await model.leave()
    const first = await paused(db, id)
    expect(first).toMatchObject({
      pause: { reason: 'agent-silent', agent: 'model', detail: 'the connection was refused' },
      notices: 1,
    })
    const tookMs = Date.parse(first.pause.since) - left
    expect(tookMs).toBeGreaterThan(0)
    // One turn in which it is asked again and again, and one question whether it is there.
    expect(tookMs).toBeLessThan(turnMs + 25_000)
    const spent = await experimentOf(db, id)

    tell.told = { status: 503 }
    await model.comeBack()
    const calls = model.calls()
    const other = await startedExperiment(db, {
      ...quick,
      subjects: ['always'],
      design: { materials: 1, repeats: 2 },
    })
    await queueHouseTables(db, seasonId, 1)
    await inState(db, other, 'ended')
    await until('a match of the arena', async () => (await db.prisma.ledgerRow.count()) > 0)
    expect(model.calls()).toBe(calls)
    expect(await experimentOf(db, id)).toEqual(spent)

    expect(await moveExperiment(db, id, 'resume')).toEqual({ ok: true })
    expect(await paused(db, id)).toMatchObject({
      pause: { reason: 'agent-silent', agent: 'model', detail: 'the server has a failure of its own (503)' },
      notices: 2,
    })
    expect(await experimentOf(db, id)).toMatchObject({
      tokens: spent.tokens,
      played: spent.played,
      failed: 0,
    })

    tell.told = 'cooperate'
    expect(await moveExperiment(db, id, 'resume')).toEqual({ ok: true })
    await inState(db, id, 'ended')
    for (const { state, row } of await plansOf(db, id))
      expect({ state, row }).toMatchObject({ state: 'played', row: { end: 'decided', forfeits: 0 } })
    expect(await experimentOf(db, id)).toMatchObject({ played: 24, failed: 0 })
    const over = { mode: 'experiment', status: 'finished' }
    expect(await db.prisma.match.count({ where: over })).toBe(24 + 2)
    const { offlineReason } = await db.prisma.agent.findUniqueOrThrow({ where: { id: 'model' } })
    expect(offlineReason).toBeNull()
  }, 240_000)
})
