import { ids } from '@wis/engine'
import { endedMatch, freshDatabase, ladderOf } from '@wis/testkit'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { takeBack } from '../person/experiment-seat.ts'
import { changeSuiteAccess, keepSuiteReport, readSuite } from '../suite/read-suite.ts'
import { inTransaction } from '../transaction.ts'
import { inviteAnnotators } from './annotators/annotators.ts'
import { keepReport } from './experiment-rows.ts'
import { changeExperimentAccess } from './read-experiment.ts'
import { experimentReport, reportVersions, suiteReport } from './report-versions.ts'

interface Row {
  readonly state?: string
  readonly access?: string
  readonly suiteId?: string
  readonly played?: number
}

async function storedExperiment(db: Database, row: Row = {}): Promise<string> {
  const id = newId()
  const { state = 'ended', access = 'public', suiteId, played = 4 } = row
  await db.prisma.experiment.create({
    data: {
      id,
      name: 'A test',
      game: 'tic-tac-toe',
      spec: {},
      text: '',
      players: {},
      share: id,
      state,
      access,
      deals: 4,
      matches: 4,
      played,
      ...(suiteId !== undefined && { suiteId, suitePart: id }),
    },
  })
  return id
}

/** Stores a report of all matches and ratings, as a runner does. */
async function reported(db: Database, id: string, report: object): Promise<void> {
  const { judged, played, reportJudged, withdrawals } = await db.prisma.experiment.findUniqueOrThrow({
    where: { id },
  })
  await keepReport(db, { report, matches: played, due: { id, judged, reportJudged, withdrawals } })
}

const update = (db: Database, id: string, set: string) =>
  db.pool.query(`update experiments set ${set} where id = $1`, [id])

const numbersOf = async (db: Database, id: string, kind: 'experiment' | 'suite' = 'experiment') => {
  const { newest, versions } = await reportVersions(db, kind, id)
  return { newest, numbers: versions.map(({ number }) => number) }
}
const saidIn = async (db: Database, id: string, version?: number) =>
  (await experimentReport(db, id, version))?.report

it('an experiment that runs has no version, and one that ended keeps each', async () => {
  const db = await freshDatabase()
  const id = await storedExperiment(db, { state: 'running', played: 1 })
  for (let played = 1; played <= 4; played++) {
    await update(db, id, `played = ${played}`)
    await reported(db, id, { of: played })
  }
  expect(await numbersOf(db, id)).toEqual({ newest: null, numbers: [] })
  await update(db, id, `state = 'ended'`)
  expect(await numbersOf(db, id)).toEqual({ newest: 1, numbers: [1] })
  expect(await saidIn(db, id, 1)).toEqual({ of: 4 })

  // Judges rate it once more: nothing is a version before they are done.
  await update(db, id, `state = 'running'`)
  expect(await numbersOf(db, id)).toEqual({ newest: 1, numbers: [1] })
  for (const rated of [1, 2]) {
    await update(db, id, 'judged = judged + 1')
    await reported(db, id, { of: 4, rated })
  }
  expect(await numbersOf(db, id)).toEqual({ newest: null, numbers: [1] })
  await update(db, id, `state = 'ended', report_judged = -1`)
  await reported(db, id, { of: 4, rated: 'all' })
  expect(await reportVersions(db, 'experiment', id)).toMatchObject({
    newest: 2,
    versions: [
      { number: 1, matches: 4, judged: 0 },
      { number: 2, matches: 4, judged: 2 },
    ],
  })
  expect([await saidIn(db, id, 1), await saidIn(db, id, 2), await saidIn(db, id, 3)]).toEqual([
    { of: 4 },
    { of: 4, rated: 'all' },
    undefined,
  ])
})

it('a report that is made again and says the same keeps its number and its time', async () => {
  const db = await freshDatabase()
  const id = await storedExperiment(db)
  await reported(db, id, { spec: { budget: { usd: 1 } }, of: 4 })
  const before = await reportVersions(db, 'experiment', id)
  for (const budget of [{ usd: 1 }, { usd: 2 }]) {
    await update(db, id, 'report_judged = -1')
    await reported(db, id, { spec: { budget }, of: 4 })
  }
  expect(await reportVersions(db, 'experiment', id)).toEqual(before)
})

it('a private report has no version, and a version outlives a time without readers', async () => {
  const db = await freshDatabase()
  const id = await storedExperiment(db, { access: 'private' })
  await reported(db, id, { draft: 1 })
  await update(db, id, 'report_judged = -1')
  await reported(db, id, { draft: 2 })
  expect(await numbersOf(db, id)).toEqual({ newest: null, numbers: [] })
  await changeExperimentAccess(db, id, 'link')
  expect(await numbersOf(db, id)).toEqual({ newest: 1, numbers: [1] })
  await changeExperimentAccess(db, id, 'private')
  await update(db, id, 'report_judged = -1')
  await reported(db, id, { draft: 3 })
  expect(await numbersOf(db, id)).toEqual({ newest: null, numbers: [1] })
  await changeExperimentAccess(db, id, 'public')
  expect(await numbersOf(db, id)).toEqual({ newest: 2, numbers: [1, 2] })
  expect([await saidIn(db, id, 1), await saidIn(db, id, 2)]).toEqual([{ draft: 2 }, { draft: 3 }])
})

it('a paused experiment has a version once its last match is over', async () => {
  const db = await freshDatabase()
  const id = await storedExperiment(db, { state: 'paused', played: 2 })
  await db.prisma.experimentMatch.create({
    data: { experimentId: id, number: 3, state: 'playing', plan: {} },
  })
  await reported(db, id, { of: 2 })
  expect(await numbersOf(db, id)).toEqual({ newest: null, numbers: [] })
  await db.pool.query(
    `with kept as (update experiment_matches set state = 'played' where experiment_id = $1)
     update experiments set played = 3 where id = $1`,
    [id],
  )
  await reported(db, id, { of: 3 })
  expect(await numbersOf(db, id)).toEqual({ newest: 1, numbers: [1] })
  await update(db, id, `state = 'running'`)
  await update(db, id, 'played = 4')
  await reported(db, id, { of: 4 })
  await update(db, id, `state = 'ended'`)
  expect(await numbersOf(db, id)).toEqual({ newest: 2, numbers: [1, 2] })
  expect(await saidIn(db, id, 1)).toEqual({ of: 3 })
})

it('versions with ratings are withheld while people rate', async () => {
  const db = await freshDatabase()
  const id = await storedExperiment(db)
  await update(db, id, 'judged = 1')
  await reported(db, id, { rating: 3 })
  const rater = await db.prisma.user.create({ data: { id: newId(), name: 'Ada', email: 'ada@example.org' } })
  await inviteAnnotators(db, id, { userIds: [rater.id], rubrics: ['clue-fit'] })
  expect(await saidIn(db, id, 1)).toBeUndefined()
  await reported(db, id, { rating: null })
  const { newest, versions } = await reportVersions(db, 'experiment', id)
  expect(newest).toBe(2)
  expect(versions).toMatchObject([{ isWithheld: true }, { isWithheld: false }])
  expect([await saidIn(db, id, 1), await saidIn(db, id, 2)]).toEqual([undefined, { rating: null }])
  await db.pool.query('update annotators set withdrawn_at = now()')
  expect(await saidIn(db, id, 1)).toEqual({ rating: 3 })
})

it('no version keeps a match that a person took back, and its number stays taken', async () => {
  const db = await freshDatabase()
  const id = await storedExperiment(db)
  const matchId = ids.match(newId())
  const seasonId = await ladderOf(db, 'tic-tac-toe')
  await endedMatch(db, { id: matchId, seasonId, game: 'tic-tac-toe', minute: 1, seats: [] })
  await db.prisma.experimentMatch.create({
    data: { experimentId: id, number: 1, state: 'played', plan: { person: 1 }, row: {}, matchId },
  })
  await reported(db, id, { people: 4 })
  await changeExperimentAccess(db, id, 'private')
  await inTransaction(db, (client) => takeBack(client, matchId))
  await changeExperimentAccess(db, id, 'public')
  await reported(db, id, { people: 3 })
  expect(await reportVersions(db, 'experiment', id)).toMatchObject({
    newest: 2,
    versions: [
      { number: 1, matches: 4, isRemoved: true },
      { number: 2, matches: 3, isRemoved: false },
    ],
  })
  expect([await saidIn(db, id, 1), await saidIn(db, id, 2)]).toEqual([undefined, { people: 3 }])
})

it('a suite keeps its versions as its parts are rated again', async () => {
  const db = await freshDatabase()
  const suiteId = newId()
  const row = { id: suiteId, name: 'Two', spec: {}, text: '', players: {}, share: suiteId, planSha256: '' }
  await db.prisma.suite.create({ data: { ...row, access: 'public' } })
  const [part] = [await storedExperiment(db, { suiteId }), await storedExperiment(db, { suiteId })]
  const reportedSuite = async (report: object, judged = 0) => {
    const { reportJudged } = await db.prisma.suite.findUniqueOrThrow({ where: { id: suiteId } })
    await keepSuiteReport(db, { report, matches: 8, due: { id: suiteId, judged, reportJudged } })
  }
  await reportedSuite({ b: 1, a: 1 })
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: 1, numbers: [1] })
  await update(db, part, `state = 'running'`)
  await update(db, part, `judged = 1`)
  await reportedSuite({ b: 1, a: 'early' }, 1)
  await update(db, part, `judged = 2`)
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: null, numbers: [1] })
  await update(db, part, `state = 'ended'`)
  await reportedSuite({ b: 1, a: 2 }, 2)
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: 2, numbers: [1, 2] })
  await changeSuiteAccess(db, suiteId, 'private')
  await changeSuiteAccess(db, suiteId, 'public')
  expect((await readSuite(db, suiteId))?.access).toBe('public')
  const former = await suiteReport(db, suiteId, 1)
  expect([former?.report, (await suiteReport(db, suiteId, 2))?.report]).toEqual([
    { b: 1, a: 1 },
    { b: 1, a: 2 },
  ])
  expect(Object.keys(former?.report as object)).toEqual(['b', 'a'])
})
