import type { Database } from '@wis/db'
import {
  annotatingOf,
  changeBudget,
  changeExperimentAccess,
  closeAnnotating,
  countedJudgements,
  experimentReport,
  inviteAnnotators,
  judgeAgain,
  judgingsOf,
  keepAnnotation,
  moveExperiment,
  toldJudgingsOf,
  withdrawAnnotator,
} from '@wis/db/experiments'
import { ids } from '@wis/engine'
import { deepPreset, deepUnits, isTaskReport, playTask, readAny, samplePlayers } from '@wis/lab'
import { freshDatabase, madeExperiment } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startedExperiment } from '../../testing/experiment.ts'
import { anInstant } from '../../testing/lab-rows.ts'
import { runHere, startRunner } from '../../testing/runner-process.ts'
import { openSeason } from '../../testing/season.ts'
import { until } from '../../testing/until.ts'

const fast = { WIS_LAB_HOUSE_PACE_MS: '0', WIS_LAB_MATCHES_AT_ONCE: '6' }

const sample = (slug: string) => ({
  agentId: ids.agent(slug),
  versionId: ids.version(slug),
  slug,
  version: 1,
  kind: 'sample',
})
const samples = Object.fromEntries(Object.keys(samplePlayers).map((name) => [name, sample(name)]))

const stateOf = async (db: Database, id: string) =>
  (await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).state
const ended = (db: Database, id: string) =>
  until('the end of the experiment', async () => (await stateOf(db, id)) === 'ended', 60_000)

const whole = { after: 0, last: 1_000_000 }

async function reportOf(db: Database, id: string, wanted: (report: object) => boolean) {
  let report: object = {}
  await until('the report', async () => {
    const found = (await experimentReport(db, id))?.report
    report = typeof found === 'object' && found !== null ? found : {}
    return wanted(report)
  })
  return report
}

async function startedTask(db: Database, changes: object = {}) {
  const read = readAny({ ...deepPreset().spec, words: 8, ...changes })
  if (!read.ok || read.kind !== 'task') throw new Error(JSON.stringify(read))
  const { spec } = read
  const [ownerId, name] = ['experimenter', 'Ada']
  await db.prisma.user.upsert({ where: { id: ownerId }, create: { id: ownerId, name }, update: {} })
  const id = await madeExperiment(db, {
    ownerId,
    name: spec.name,
    game: spec.task,
    spec,
    text: '',
    players: samples,
    access: 'private',
    deals: 2 * spec.words,
    matches: deepUnits(spec).length,
    judges: spec.judges,
    starts: true,
  })
  return { id, spec }
}

const spoken = {
  game: 'who-is-spy',
  subjects: ['fox', 'granny'],
  measures: ['win-rate'],
  design: { materials: 2, repeats: 1 },
  judges: [
    { agent: 'sample-counter', rubric: 'clue-fit' },
    { agent: 'sample-kind', rubric: 'clue-fit', times: 2 },
  ],
}

describe('an experiment with judges', { timeout: 120_000 }, () => {
  it('is rated when its matches are over, and ends when it is rated', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const id = await startedExperiment(db, spoken, samples)
    await runHere(db.url, fast)
    await ended(db, id)
    const rows = await countedJudgements(db, id, whole)
    const items = await db.prisma.judgedItem.count({ where: { experimentId: id } })
    expect(items).toBeGreaterThan(0)
    expect(rows).toHaveLength(3 * items)
    expect(await judgingsOf(db, id)).toMatchObject([
      { round: 1, state: 'over', due: 3 * items, done: 3 * items },
    ])
    for (const { prompt, rating } of rows) {
      expect(prompt).not.toMatch(/fox|granny/)
      expect([0, 1]).toContain(rating)
    }
    const report = await reportOf(db, id, (one) => /"agreements":\[\{/.test(JSON.stringify(one)))
    expect(report).toMatchObject({
      measures: [{ id: 'win-rate' }, { id: 'rating-clue-fit' }],
      agreements: [{ rubric: 'clue-fit', items, missing: 0 }],
    })
  })

  it(
    'is rated while it is paused, as far as it came, and goes on where it was',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      await openSeason(db)
      const id = await startedExperiment(db, { ...spoken, design: { materials: 3, repeats: 1 } }, samples)
      await runHere(db.url, { WIS_LAB_HOUSE_PACE_MS: '20', WIS_LAB_MATCHES_AT_ONCE: '1' })
      const found = () => db.prisma.experiment.findUniqueOrThrow({ where: { id } })
      await until('a match that is over', async () => (await found()).played > 0)
      expect(await moveExperiment(db, id, 'pause')).toEqual({ ok: true })
      const judges = [{ agent: 'sample-kind', rubric: 'clue-fit', times: 1 }]
      const begun = () => judgeAgain(db, id, { judges, players: samples })
      await until('no match under way', async () => (await begun()).ok)
      await until('the ratings', async () => (await stateOf(db, id)) === 'paused')
      const { played, held, pause } = await found()
      expect([played < 6, held, pause]).toEqual([true, null, null])
      const early = await countedJudgements(db, id, whole)
      const items = await db.prisma.judgedItem.count({ where: { experimentId: id } })
      expect(items).toBeGreaterThan(0)
      expect(early).toHaveLength(items)
      expect(await judgingsOf(db, id)).toMatchObject([
        { round: 1, state: 'waiting', early: false },
        { round: 2, state: 'over', due: items, done: items, early: true },
      ])
      await reportOf(db, id, (one) => /"agreements":\[\{/.test(JSON.stringify(one)))
      expect((await found()).played).toBe(played)

      expect(await moveExperiment(db, id, 'resume')).toEqual({ ok: true })
      await ended(db, id)
      const all = await db.prisma.judgedItem.count({ where: { experimentId: id } })
      expect(all).toBeGreaterThan(items)
      expect(await judgingsOf(db, id)).toMatchObject([
        { round: 1, state: 'over', due: 3 * all, done: 3 * all },
        { round: 2, state: 'dropped', due: items, done: items },
      ])
      expect(new Set((await countedJudgements(db, id, whole)).map(({ round }) => round))).toEqual(
        new Set([1]),
      )
      const plans = await db.prisma.experimentMatch.findMany({ where: { experimentId: id } })
      expect(plans.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'played'))
    },
  )

  it('is paused as before if the rating of what there is is cancelled', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const id = await startedExperiment(db, { ...spoken, judges: [] }, samples)
    const paused = { reason: 'budget-spent', detail: 'tokens' }
    await db.prisma.experiment.update({ where: { id }, data: { state: 'paused', pause: paused, played: 1 } })
    const judges = [{ agent: 'sample-kind', rubric: 'clue-fit', times: 1 }]
    expect(await judgeAgain(db, id, { judges, players: samples })).toEqual({ ok: true })
    expect(await stateOf(db, id)).toBe('running')
    expect(await judgeAgain(db, id, { judges, players: samples })).toMatchObject({ ok: false })
    expect(await moveExperiment(db, id, 'cancel')).toEqual({ ok: true })
    const found = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    expect(found).toMatchObject({ state: 'paused', pause: paused, held: null })
    expect(await judgingsOf(db, id)).toMatchObject([{ state: 'dropped', early: true }])
    expect(await moveExperiment(db, id, 'cancel')).toEqual({ ok: true })
    expect(await stateOf(db, id)).toBe('cancelled')
  })

  it(
    'no longer says that its budget is spent once that is raised, also while what there is is rated',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      await openSeason(db)
      const id = await startedExperiment(db, { ...spoken, judges: [] }, samples)
      const spent = {
        state: 'paused',
        pause: { reason: 'budget-spent', detail: 'tokens' },
        played: 1,
      } as const
      const found = () => db.prisma.experiment.findUniqueOrThrow({ where: { id } })
      await db.prisma.experiment.update({ where: { id }, data: spent })
      expect(await changeBudget(db, id, { tokens: 1_000 })).toBe(true)
      expect(await found()).toMatchObject({
        state: 'paused',
        pause: null,
        spec: { budget: { tokens: 1_000 } },
      })

      await db.prisma.experiment.update({ where: { id }, data: spent })
      const judges = [{ agent: 'sample-kind', rubric: 'clue-fit', times: 1 }]
      expect(await judgeAgain(db, id, { judges, players: samples })).toEqual({ ok: true })
      expect(await changeBudget(db, id, { tokens: 2_000 })).toBe(true)
      expect(await moveExperiment(db, id, 'cancel')).toEqual({ ok: true })
      expect(await found()).toMatchObject({ state: 'paused', pause: null, held: null })
    },
  )

  it(
    'is rated again by others without a match, and the last round of a judge counts',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      await openSeason(db)
      const id = await startedExperiment(db, spoken, samples)
      await runHere(db.url, fast)
      await ended(db, id)
      const before = await countedJudgements(db, id, whole)
      const matches = await db.prisma.match.count()
      const again = [
        { agent: 'sample-kind', rubric: 'clue-fit', times: 1 },
        { agent: 'sample-counter', rubric: 'description-match', times: 1 },
      ]
      expect(await judgeAgain(db, id, { judges: again, players: samples })).toEqual({ ok: true })
      expect(await judgeAgain(db, id, { judges: again, players: samples })).toMatchObject({ ok: false })
      await ended(db, id)
      expect(await db.prisma.match.count()).toBe(matches)
      const after = await countedJudgements(db, id, whole)
      const seen = new Set(after.map(({ judge, rubric, round }) => `${judge} ${rubric} ${round}`))
      expect(seen).toEqual(
        new Set([
          'sample-counter clue-fit 1',
          'sample-kind clue-fit 2',
          'sample-counter description-match 2',
        ]),
      )
      expect(after).toHaveLength(before.length)
      const report = await reportOf(db, id, (one) => JSON.stringify(one).includes('rating-description-match'))
      expect(report).toMatchObject({ agreements: [{}, {}] })
    },
  )
})

describe('people who are invited', () => {
  it(
    'find all items of their rubrics, also of an experiment that is over and had no judges',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      await openSeason(db)
      const id = await startedExperiment(db, { ...spoken, judges: [] }, samples)
      await runHere(db.url, fast)
      await ended(db, id)
      const user = { id: 'rater', name: 'Rater' }
      await db.prisma.user.create({ data: user })
      const rubrics = ['description-match', 'clue-fit']
      expect(await inviteAnnotators(db, id, { userIds: [user.id], rubrics })).toEqual({ ok: true })
      await until('the items', async () => (await annotatingOf(db, id)).ready, 60_000)
      const items = await db.prisma.judgedItem.count({ where: { experimentId: id } })
      expect(await annotatingOf(db, id)).toEqual({ rubrics, ready: true, items, closed: false, sample: null })
      expect(items).toBeGreaterThan(0)
      expect(await stateOf(db, id)).toBe('ended')
      expect(await judgingsOf(db, id)).toEqual([])
    },
  )
})

describe('people who are invited to a paused experiment', () => {
  it('find what there is, and later what was played since', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const id = await startedExperiment(db, { ...spoken, judges: [] }, samples)
    await runHere(db.url, fast)
    await ended(db, id)
    const { played } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    const last = (state: 'again' | 'played') =>
      db.prisma.experimentMatch.updateMany({ where: { experimentId: id, number: played }, data: { state } })
    // As it was before its last match.
    await last('again')
    await db.prisma.experiment.update({ where: { id }, data: { state: 'paused', played: played - 1 } })
    await db.prisma.user.create({ data: { id: 'rater', name: 'Rater' } })
    await inviteAnnotators(db, id, { userIds: ['rater'], rubrics: ['clue-fit'] })
    const open = async () => (await annotatingOf(db, id)).ready
    await until('the items', open, 60_000)
    const { items } = await annotatingOf(db, id)
    expect(items).toBeGreaterThan(0)
    await last('played')
    await db.prisma.experiment.update({ where: { id }, data: { state: 'ended', played } })
    await until('the rest', async () => (await annotatingOf(db, id)).items > items, 60_000)
  })
})

describe('a task', () => {
  it(
    'is described and rated as in one process, and its report is the same',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const db = await freshDatabase()
      const { id, spec } = await startedTask(db)
      await runHere(db.url, fast)
      await ended(db, id)
      const local = playTask(spec, (name) => samplePlayers[name] ?? expect.fail(name))
      const stored = await countedJudgements(db, id, whole)
      const bare = ({ judge, time, place, item, rating }: (typeof local.ratings)[number]) =>
        `${judge} ${time} ${place} ${item} ${rating}`
      expect(stored.map(bare).toSorted()).toEqual(local.ratings.map(bare).toSorted())
      const report = await reportOf(db, id, (one) => isTaskReport(one) && one.agreements.length > 0)
      if (!isTaskReport(report)) throw new Error('it is no report of a task')
      expect(report.descriptions).toEqual({ planned: 64, done: 64 })
      expect(report.subjects[0]?.means[0]?.mean.value).toBe(5)
      expect(report.published).toHaveLength(2)
    },
  )

  it('that others may read tells no rating while people rate', { timeout: 120_000 }, async () => {
    const db = await freshDatabase()
    const { id } = await startedTask(db, { words: 2 })
    await runHere(db.url, fast)
    await ended(db, id)
    const people = ['ada', 'ben'].map((one) => ({ id: one, name: one }))
    await db.prisma.user.createMany({ data: people })
    const userIds = people.map((one) => one.id)
    await inviteAnnotators(db, id, { userIds, rubrics: ['description-match'] })
    await until('the items', async () => (await annotatingOf(db, id)).ready, 60_000)
    for (const [at, userId] of userIds.entries())
      expect(await keepAnnotation(db, { id, person: at + 1, userId, place: 1, rating: 3 })).toEqual({
        ok: true,
      })
    const tellsAll = (one: object) =>
      isTaskReport(one) && one.agreements.length > 0 && JSON.stringify(one).includes('person 2')
    // Only its owner reads it, so its report has all ratings.
    await reportOf(db, id, tellsAll)
    await changeExperimentAccess(db, id, 'public')
    const seen: string[] = []
    await until('a report without ratings', async () => {
      const found = await experimentReport(db, id)
      if (found) seen.push(JSON.stringify(found.report))
      return found !== undefined
    })
    expect(seen.join()).not.toContain('person ')
    expect(JSON.parse(seen[0] ?? '')).toMatchObject({ agreements: [], descriptions: { done: 16 } })
    expect([await countedJudgements(db, id, whole), await toldJudgingsOf(db, id)]).toEqual([[], []])
    await closeAnnotating(db, id, true)
    await reportOf(db, id, tellsAll)
    expect((await countedJudgements(db, id, whole)).length).toBeGreaterThan(2)
    await closeAnnotating(db, id, false)
    expect(await experimentReport(db, id)).toBeUndefined()
    expect([await withdrawAnnotator(db, id, 1), await withdrawAnnotator(db, id, 2)]).toEqual([true, true])
    await reportOf(db, id, tellsAll)
  })

  it(
    'goes on where another runner was killed, and asks nothing twice',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const db = await freshDatabase()
      const { id } = await startedTask(db)
      const first = await startRunner(db.url, fast)
      await until('some descriptions', async () => (await db.prisma.experimentMatch.count()) > 5)
      first.process.kill('SIGKILL')
      await runHere(db.url, fast)
      await ended(db, id)
      expect(await db.prisma.experimentMatch.count()).toBe(64)
      expect(await db.prisma.judgement.count()).toBe(128)
      const { played, judged } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
      expect([played, judged]).toEqual([64, 128])
    },
  )

  it('pauses with the reason if a judge is gone', { tags: ['nightly'], timeout: 120_000 }, async () => {
    const db = await freshDatabase()
    const { id } = await startedTask(db)
    await db.prisma.experiment.update({
      where: { id },
      data: { players: { ...samples, 'sample-checker': sample('nobody') } },
    })
    await runHere(db.url, fast)
    await until('the pause', async () => (await stateOf(db, id)) === 'paused', 60_000)
    const { pause, played } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    expect(pause).toEqual({ reason: 'agent-retired', agent: 'nobody', since: anInstant })
    expect(played).toBe(64)
  })
})
