import type { Database } from '@wis/db'
import { isUnderWay, moveExperiment } from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startChatModel } from '../testing/chat-model.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { saveProbedAgent } from '../testing/probed-model.ts'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const refused = { ok: false, reason: 'not-in-that-state' }
const slow = { WIS_LAB_HOUSE_PACE_MS: '400', WIS_LAB_MATCHES_AT_ONCE: '3' }

const found = (db: Database, id: string) => db.prisma.experiment.findUniqueOrThrow({ where: { id } })
const rowsOf = (db: Database, id: string) =>
  db.prisma.experimentMatch.findMany({
    where: { experimentId: id },
    orderBy: { number: 'asc' },
    include: { match: true },
  })
const ended = (db: Database, id: string) =>
  until('the end', async () => (await found(db, id)).state === 'ended', 120_000)
const quiet = (db: Database, id: string) =>
  until(
    'the last match',
    async () => (await rowsOf(db, id)).every(({ state }) => state !== 'playing'),
    60_000,
  )

/** An experiment of which two matches are played and others are under way. */
async function underWay() {
  const db = await freshDatabase()
  await openLadderOf(db, 'tic-tac-toe')
  const id = await startedExperiment(db, {
    game: 'tic-tac-toe',
    subjects: ['random', 'perfect'],
    opponents: ['wins-and-blocks'],
    design: { materials: 1, repeats: 6 },
  })
  await runHere(db.url, slow)
  await until('results', async () => (await found(db, id)).played >= 2)
  return { db, id }
}

describe('an experiment that is paused while matches are played', { tags: ['nightly'] }, () => {
  it('begins none, plays on those under way, and goes on with exactly the missing ones', async () => {
    const { db, id } = await underWay()
    expect(await moveExperiment(db, id, 'pause')).toEqual({ ok: true })
    const begun = await db.prisma.match.findMany({ where: { status: { not: 'waiting' } } })
    await quiet(db, id)
    const finished = await db.prisma.match.findMany({ where: { status: 'finished' } })
    // One more may have begun between the pause and the look at it.
    expect(finished.length).toBeLessThanOrEqual(begun.length + 1)
    const rows = await rowsOf(db, id)
    expect(rows.filter(({ state }) => state === 'played')).toHaveLength(finished.length)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['played', 'again']))
    expect(await found(db, id)).toMatchObject({ state: 'paused', played: finished.length, voided: 0 })
    expect(await moveExperiment(db, id, 'pause')).toEqual(refused)
    expect(await moveExperiment(db, id, 'resume')).toEqual({ ok: true })
    await ended(db, id)
    for (const { state, attempts, faults, match } of await rowsOf(db, id))
      expect({ state, attempts, faults, status: match?.status }).toEqual({
        state: 'played',
        attempts: 1,
        faults: [],
        status: 'finished',
      })
    expect(await found(db, id)).toMatchObject({ played: 12, failed: 0, voided: 0, next: 13 })
    expect(await db.prisma.match.count({ where: { status: 'finished' } })).toBe(12)
    for (const move of ['resume', 'pause', 'cancel', 'start'] as const)
      expect(await moveExperiment(db, id, move)).toEqual(refused)
  }, 240_000)
})

describe('an experiment that is cancelled while matches are played', { tags: ['nightly'] }, () => {
  it('ends them, counts none of them, and deals none again', async () => {
    const { db, id } = await underWay()
    await moveExperiment(db, id, 'pause')
    await until('a match to deal again', async () =>
      (await rowsOf(db, id)).some(({ state }) => state === 'again'),
    )
    expect(await moveExperiment(db, id, 'cancel')).toEqual({ ok: true })
    await quiet(db, id)
    const rows = await rowsOf(db, id)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['played', 'dropped']))
    const played = rows.filter(({ state }) => state === 'played').length
    expect(await found(db, id)).toMatchObject({ state: 'cancelled', played, voided: 0 })
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
    expect(await isUnderWay(db, id)).toBe(false)
    expect(await db.prisma.match.count({ where: { status: { in: ['waiting', 'running'] } } })).toBe(0)
    for (const move of ['cancel', 'pause', 'resume', 'start'] as const)
      expect(await moveExperiment(db, id, move)).toEqual(refused)
  }, 180_000)
})

describe('an experiment that is paused while it is rated', { tags: ['nightly'] }, () => {
  it('stores the answer under way, asks nothing more, and goes on with the next item', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    let pause: () => Promise<unknown> = () => Promise.resolve()
    const judge = await startChatModel({
      tell: async (call) => {
        if (call === 2) await pause()
        return '{"rating": 1}'
      },
    })
    await saveProbedAgent(db, judge)
    const model = {
      agentId: ids.agent('model'),
      versionId: ids.version('model'),
      slug: 'model',
      version: 1,
      kind: 'openai',
    }
    const id = await startedExperiment(
      db,
      {
        game: 'who-is-spy',
        subjects: ['fox', 'granny'],
        design: { materials: 2, repeats: 1 },
        judges: [{ agent: 'model', rubric: 'clue-fit' }],
      },
      { model },
    )
    pause = () => moveExperiment(db, id, 'pause')
    const env = { WIS_LAB_HOUSE_PACE_MS: '0', WIS_ALLOWED_AGENT_HOSTS: judge.place }
    await runHere(db.url, env)
    await until('the third rating', async () => (await found(db, id)).judged === 3, 90_000)
    expect(await found(db, id)).toMatchObject({ state: 'paused', judged: 3 })
    expect(judge.calls()).toBe(3)
    expect(await moveExperiment(db, id, 'resume')).toEqual({ ok: true })
    await ended(db, id)
    const { judged } = await found(db, id)
    expect(judged).toBe(await db.prisma.judgedItem.count({ where: { experimentId: id } }))
    expect(judge.calls()).toBe(judged)
  }, 180_000)
})
