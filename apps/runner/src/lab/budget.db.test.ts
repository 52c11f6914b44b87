import type { Database } from '@wis/db'
import { freshDatabase, sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startChatModel } from '../testing/chat-model.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { saveProbedAgent } from '../testing/probed-model.ts'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const aboutModel = {
  game: 'dilemma',
  subjects: ['model'],
  opponents: ['random'],
  design: { materials: 1, repeats: 40 },
}

const found = (db: Database, id: string) => db.prisma.experiment.findUniqueOrThrow({ where: { id } })

const paused = (db: Database, id: string) =>
  until('the pause', async () => (await found(db, id)).state === 'paused', 90_000)

/** Two runners play it with four places each, until its budget pauses it. */
async function spent(budget: object, tokens: number) {
  const db = await freshDatabase()
  await openLadderOf(db, 'dilemma')
  const model = await startChatModel({ tell: () => 'cooperate', tokens })
  await saveProbedAgent(db, model, { games: ['dilemma'], inputPrice: 1, outputPrice: 1, concurrency: 50 })
  const id = await startedExperiment(db, { ...aboutModel, budget })
  const env = {
    WIS_LAB_HOUSE_PACE_MS: '0',
    WIS_LAB_MATCHES_AT_ONCE: '4',
    WIS_ALLOWED_AGENT_HOSTS: model.place,
  }
  await Promise.all([runHere(db.url, env), runHere(db.url, env)])
  await paused(db, id)
  return { experiment: await found(db, id), asked: model.calls() }
}

describe('a budget', () => {
  // A call uses far more than the 12,000 tokens that are presumed for the first match of an agent.
  it.each(
    sampled([
      [{ tokens: 1_000_000 }, 'tokens'],
      [{ usd: 1 }, 'usd'],
    ]),
  )(
    'of %o holds before it is spent, with several matches at once on several runners',
    async (budget, detail) => {
      const { experiment, asked } = await spent(budget, 20_000)
      const used = Number(experiment.tokens)
      expect(experiment.pause).toMatchObject({ reason: 'budget-spent', detail })
      expect(used).toBe(20_000 * asked)
      expect(used).toBeLessThanOrEqual(1_000_000)
      expect(experiment.played).toBeGreaterThan(1)
      expect(used + used / experiment.played).toBeGreaterThan(1_000_000)
    },
    180_000,
  )

  it('of hours lets nothing begin when they are over', { tags: ['nightly'], timeout: 120_000 }, async () => {
    const db = await freshDatabase()
    await openLadderOf(db, 'dilemma')
    const budget = { hours: 1 }
    const id = await startedExperiment(db, { ...aboutModel, subjects: ['grim'], budget })
    await db.prisma.experiment.update({ where: { id }, data: { ranMs: 3_600_000 } })
    await runHere(db.url, { WIS_LAB_HOUSE_PACE_MS: '0' })
    await paused(db, id)
    expect((await found(db, id)).pause).toMatchObject({ reason: 'budget-spent', detail: 'hours' })
    expect(await db.prisma.match.count()).toBe(0)
  })
})
