import type { Database } from '@wis/db'
import { experimentReport, judgingsOf, moveExperiment } from '@wis/db/experiments'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startChatModel } from '../../testing/chat-model.ts'
import type { ChatModel, ToldToCall } from '../../testing/chat-model.ts'
import { ratingsOf, startedJudged } from '../../testing/experiment.ts'
import { experimentOf, inState } from '../../testing/lab-rows.ts'
import { saveProbedAgent } from '../../testing/probed-model.ts'
import { runHere, startRunner } from '../../testing/runner-process.ts'
import { openSeason } from '../../testing/season.ts'
import { until } from '../../testing/until.ts'

const good = '{"rating":4}'
/** What a connector sends to find out whether anybody is there. */
const isCheck = (asked: string) => asked.includes('Reply with OK.')

interface Asked {
  readonly call: number
  readonly judge: ChatModel
}

/** An experiment of which the model rates the clues. Checks whether it is there are no calls. */
async function judged(tell: (asked: Asked) => ToldToCall | Promise<ToldToCall>) {
  const db = await freshDatabase()
  await openSeason(db)
  let call = 0
  const judge: ChatModel = await startChatModel({
    tell: (_, asked) => (isCheck(asked) ? 'OK' : tell({ call: call++, judge })),
  })
  await saveProbedAgent(db, judge)
  const id = await startedJudged(db)
  const patience = { WIS_LAB_QUESTION_MS: '5000' }
  const env = { WIS_LAB_HOUSE_PACE_MS: '0', ...patience, WIS_ALLOWED_AGENT_HOSTS: judge.place }
  const runner = await startRunner(db.url, env)
  return { db, id, judge, runner, env, asked: () => call }
}

async function reported(db: Database, id: string) {
  await until('the report', async () => {
    const { judged: ratings, reportJudged } = await experimentOf(db, id)
    return ratings === reportJudged
  })
  return (await experimentReport(db, id))?.report
}

const items = (db: Database, id: string) => db.prisma.judgedItem.count({ where: { experimentId: id } })

describe('a judge that goes away in its work', { tags: ['nightly'] }, () => {
  it('pauses the experiment, loses nothing it has rated, and rates the rest when it is back', async () => {
    const { db, id, judge, asked } = await judged(async ({ call, judge: own }) => {
      if (call !== 3) return good
      await own.leave()
      return 'cut'
    })
    await inState(db, id, 'paused', 120_000)
    expect((await experimentOf(db, id)).pause).toMatchObject({
      reason: 'agent-silent',
      agent: 'model',
      detail: 'the connection was refused',
    })
    const before = await ratingsOf(db, id)
    expect(before.map(({ rating }) => rating)).toEqual([4, 4, 4])
    await judge.comeBack()
    expect(await moveExperiment(db, id, 'resume')).toEqual({ ok: true })
    await inState(db, id, 'ended')
    const after = await ratingsOf(db, id)
    expect(after.slice(0, 3)).toEqual(before)
    expect(after).toHaveLength(await items(db, id))
    expect(new Set(after.map(({ rating }) => rating))).toEqual(new Set([4]))
    // The one that it did not answer, and nothing else, was asked again.
    expect(asked()).toBe(after.length + 1)
  }, 240_000)

  it('for good leaves the rest missing if its round is cancelled, and the report says how many', async () => {
    const { db, id } = await judged(async ({ call, judge: own }) => {
      if (call !== 2) return good
      await own.leave()
      return 'cut'
    })
    await inState(db, id, 'paused', 120_000)
    expect(await moveExperiment(db, id, 'cancel')).toEqual({ ok: true })
    const due = await items(db, id)
    await until('the missing ones', async () => (await ratingsOf(db, id)).length === due)
    expect(await judgingsOf(db, id)).toMatchObject([{ state: 'dropped', due, done: due }])
    const ratings = await ratingsOf(db, id)
    expect(ratings.slice(0, 2)).toMatchObject([{ rating: 4 }, { rating: 4 }])
    for (const { rating, raw, prompt } of ratings.slice(2)) {
      expect({ rating, raw }).toEqual({ rating: null, raw: [] })
      expect(JSON.parse(prompt)).toMatchObject({
        observation: { data: { word: expect.any(String) as string } },
      })
    }
    expect(await experimentOf(db, id)).toMatchObject({ state: 'ended', played: 4 })
    expect(await reported(db, id)).toMatchObject({
      agreements: [{ missing: due - 2, raters: [{ rater: 'model', mean: 4, ratings: 2, missing: due - 2 }] }],
    })
  }, 240_000)
})

describe('a judge that answers nonsense', { tags: ['nightly'] }, () => {
  it('is asked again, and then its rating is missing and never the middle', async () => {
    const { db, id, asked } = await judged(({ call }) => {
      // The second item: readable at the third time. The third one: off the scale.
      if (call >= 3 && call <= 5) return call === 5 ? good : 'Rather well, I would say.'
      if (call >= 6 && call <= 8) return '{"rating":9}'
      return call < 3 ? '🤷 three or four' : good
    })
    await inState(db, id, 'ended', 120_000)
    const ratings = await ratingsOf(db, id)
    const [first, second, third, ...others] = ratings
    expect(first).toMatchObject({ rating: null, raw: Array(3).fill('🤷 three or four') as string[] })
    expect(second).toMatchObject({ rating: 4, raw: [expect.any(String), expect.any(String), good] })
    expect(third).toMatchObject({ rating: null, raw: Array(3).fill('{"rating":9}') as string[] })
    expect(others.map(({ rating }) => rating)).toEqual(others.map(() => 4))
    expect(asked()).toBe(9 + others.length)
    expect(await reported(db, id)).toMatchObject({
      agreements: [{ missing: 2, raters: [{ mean: 4, ratings: ratings.length - 2, missing: 2 }] }],
    })
  }, 180_000)
})

describe('a runner that is killed while a judge thinks', { tags: ['nightly'] }, () => {
  it('has that question asked once more and no other, and each rating is stored once', async () => {
    let isKilled = false
    const { db, id, runner, env, asked } = await judged(({ call }) =>
      call === 2 && !isKilled ? 'never' : good,
    )
    await until('the third question', async () => asked() === 3, 90_000)
    runner.process.kill('SIGKILL')
    isKilled = true
    await runHere(db.url, env)
    await inState(db, id, 'ended')
    const ratings = await ratingsOf(db, id)
    expect(ratings).toHaveLength(await items(db, id))
    expect(ratings.map(({ rating }) => rating)).toEqual(ratings.map(() => 4))
    expect(asked()).toBe(ratings.length + 1)
    expect(await judgingsOf(db, id)).toMatchObject([{ due: ratings.length, done: ratings.length }])
    const [day] = await db.prisma.budgetDay.findMany({ where: { agentId: 'model' } })
    expect(Number(day?.checkTokens)).toBe(100 * ratings.length)
  }, 180_000)
})
