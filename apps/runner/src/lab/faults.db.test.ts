import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startChatModel } from '../testing/chat-model.ts'
import type { ToldToCall } from '../testing/chat-model.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { saveProbedAgent } from '../testing/probed-model.ts'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const found = (db: Database, id: string) => db.prisma.experiment.findUniqueOrThrow({ where: { id } })
const inState = (db: Database, id: string, state: string) =>
  until(state, async () => (await found(db, id)).state === state, 120_000)

/** An experiment about a model whose server tells this, and a runner for it. */
async function playedWith(tell: (call: number) => ToldToCall) {
  const db = await freshDatabase()
  await openLadderOf(db, 'dilemma')
  const model = await startChatModel({ tell })
  await saveProbedAgent(db, model, { games: ['dilemma'], concurrency: 4 })
  const id = await startedExperiment(db, {
    game: 'dilemma',
    subjects: ['model'],
    opponents: ['random'],
    design: { materials: 1, repeats: 6 },
  })
  await runHere(db.url, { WIS_LAB_HOUSE_PACE_MS: '0', WIS_ALLOWED_AGENT_HOSTS: model.place })
  return { db, id }
}

describe('the server of a subject', () => {
  it(
    'that is busy, breaks down or hangs up now and then costs no match',
    { tags: ['nightly'], timeout: 180_000 },
    async () => {
      const faults: readonly ToldToCall[] = [
        { status: 429, headers: { 'retry-after': '1' } },
        { status: 503 },
        'cut',
      ]
      const { db, id } = await playedWith((call) =>
        call % 7 === 3 ? (faults[(call % 21) % 3] ?? 'cut') : 'cooperate',
      )
      await inState(db, id, 'ended')
      expect(await found(db, id)).toMatchObject({ played: 6, failed: 0 })
      const rows = await db.prisma.experimentMatch.findMany({ where: { experimentId: id } })
      for (const { row, state } of rows) {
        expect(state).toBe('played')
        expect(row).toMatchObject({ end: 'decided', forfeits: 0 })
      }
    },
  )
})
