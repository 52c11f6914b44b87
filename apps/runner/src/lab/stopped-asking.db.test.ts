import { judgingsOf, moveExperiment, openPlans } from '@wis/db/experiments'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startChatModel } from '../testing/chat-model.ts'
import { ratingsOf, startedExperiment, startedJudged } from '../testing/experiment.ts'
import { experimentOf, inState, isQuiet, plansOf, probesOf } from '../testing/lab-rows.ts'
import { saveProbedAgent, startProbedModel, undecided } from '../testing/probed-model.ts'
import { runHere } from '../testing/runner-process.ts'
import { openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const aboutModel = {
  game: 'who-is-spy',
  subjects: ['model'],
  design: { materials: 2, repeats: 1 },
  opponents: ['fox', 'granny'],
  measures: ['win-rate'],
  probes: ['belief'],
}
const env = (place: string) => ({ WIS_LAB_HOUSE_PACE_MS: '0', WIS_ALLOWED_AGENT_HOSTS: place })

/** An experiment that is moved while its model answers the second probe, and what was dealt meanwhile is over. */
async function movedWhileProbed(move: 'pause' | 'cancel') {
  const db = await freshDatabase()
  await openSeason(db)
  let now: () => Promise<unknown> = () => Promise.resolve()
  const model = await startProbedModel(async (question, at) => {
    if (at === 1) await now()
    return undecided(question)
  })
  await saveProbedAgent(db, model)
  const id = await startedExperiment(db, aboutModel)
  now = () => moveExperiment(db, id, move)
  await runHere(db.url, { ...env(model.place), WIS_LAB_MATCHES_AT_ONCE: '1' })
  await until('the answer', async () => (await probesOf(db, id))[1]?.outcome === 'answered', 90_000)
  // Something else is played to its end, so that there was time to ask more.
  const other = await startedExperiment(db, { ...aboutModel, subjects: ['inspector'] })
  await inState(db, other, 'ended')
  return { db, id, model }
}

describe('an experiment that is paused while a model answers a probe', { tags: ['nightly'] }, () => {
  it('keeps that answer, asks nothing more, and asks exactly the rest when it goes on', async () => {
    const { db, id, model } = await movedWhileProbed('pause')
    expect(model.probes).toHaveLength(2)
    expect(await probesOf(db, id)).toMatchObject([{ outcome: 'answered' }, { outcome: 'answered' }])
    expect(await openPlans(db)).toEqual([])
    expect(await experimentOf(db, id)).toMatchObject({ state: 'paused' })
    expect(await moveExperiment(db, id, 'resume')).toEqual({ ok: true })
    await inState(db, id, 'ended')
    const probes = await probesOf(db, id)
    expect(probes.map(({ outcome, tries }) => `${outcome} ${tries}`)).toEqual(probes.map(() => 'answered 1'))
    expect(model.probes).toHaveLength(probes.length)
    expect(new Set(probes.map(({ number, place }) => `${number}/${place}`)).size).toBe(probes.length)
    const rows = await plansOf(db, id)
    expect(rows.map(({ state, attempts }) => ({ state, attempts }))).toEqual(
      rows.map(() => ({ state: 'played', attempts: 1 })),
    )
  }, 240_000)
})

describe('an experiment that is cancelled while a model answers a probe', { tags: ['nightly'] }, () => {
  it('keeps that answer, asks nothing more, and leaves no question without an end', async () => {
    const { db, id, model } = await movedWhileProbed('cancel')
    await isQuiet(db, id)
    expect(model.probes).toHaveLength(2)
    const probes = await probesOf(db, id)
    expect(probes.slice(0, 2)).toMatchObject([{ outcome: 'answered' }, { outcome: 'answered' }])
    for (const { outcome, detail } of probes.slice(2))
      expect({ outcome, detail }).toEqual({ outcome: 'not-asked', detail: 'experiment-cancelled' })
    expect(await experimentOf(db, id)).toMatchObject({ state: 'cancelled' })
  }, 240_000)
})

describe('an experiment whose rating is cancelled while a judge answers', { tags: ['nightly'] }, () => {
  it('asks nothing more, keeps what was rated, and leaves the rest missing', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    let cancel: () => Promise<unknown> = () => Promise.resolve()
    const judge = await startChatModel({
      tell: async (call) => {
        if (call === 2) await cancel()
        return '{"rating": 4}'
      },
    })
    await saveProbedAgent(db, judge)
    const id = await startedJudged(db)
    cancel = () => moveExperiment(db, id, 'cancel')
    await runHere(db.url, env(judge.place))
    await inState(db, id, 'ended')
    await until('all ratings', async () => {
      const [judging] = await judgingsOf(db, id)
      return judging?.state === 'dropped' && judging.done === judging.due
    })
    expect(judge.calls()).toBe(3)
    const ratings = await ratingsOf(db, id)
    expect(ratings.slice(0, 2)).toMatchObject([{ rating: 4 }, { rating: 4 }])
    expect(ratings.slice(3).every(({ rating }) => rating === null)).toBe(true)
    expect(ratings).toHaveLength(await db.prisma.judgedItem.count({ where: { experimentId: id } }))
  }, 180_000)
})

describe('a subject whose provider goes away while it answers probes', { tags: ['nightly'] }, () => {
  it('pauses the experiment, and the question is asked when it is back', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    let leave: () => Promise<unknown> = () => Promise.resolve()
    const model = await startProbedModel(async (question, at) => {
      if (at === 1) await leave()
      return undecided(question)
    })
    leave = model.leave
    await saveProbedAgent(db, model)
    const id = await startedExperiment(db, aboutModel)
    await runHere(db.url, { ...env(model.place), WIS_LAB_MATCHES_AT_ONCE: '1' })
    await inState(db, id, 'paused')
    expect((await experimentOf(db, id)).pause).toMatchObject({
      reason: 'agent-silent',
      agent: 'model',
      detail: 'the connection was refused',
    })
    expect(await probesOf(db, id)).toMatchObject([{ outcome: 'answered' }, { outcome: null }])
    leave = () => Promise.resolve()
    await model.comeBack()
    expect(await moveExperiment(db, id, 'resume')).toEqual({ ok: true })
    await inState(db, id, 'ended')
    const probes = await probesOf(db, id)
    expect(probes.map(({ outcome }) => outcome)).toEqual(probes.map(() => 'answered'))
    expect(probes.map(({ tries }) => tries)).toEqual(probes.map((_, at) => (at === 1 ? 2 : 1)))
    expect(model.probes).toHaveLength(probes.length + 1)
  }, 240_000)
})
