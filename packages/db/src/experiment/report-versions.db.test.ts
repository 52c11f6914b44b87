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
  readonly spec?: object
}

async function storedExperiment(db: Database, row: Row = {}): Promise<string> {
  const id = newId()
  const { state = 'ended', access = 'public', suiteId, played = 4, spec = {} } = row
  await db.prisma.experiment.create({
    data: {
      id,
      name: 'A test',
      game: 'tic-tac-toe',
      spec,
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

async function storedSuite(db: Database, access = 'public'): Promise<string> {
  const id = newId()
  const row = { id, name: 'Two', spec: {}, text: '', players: {}, share: id, planSha256: '' }
  await db.prisma.suite.create({ data: { ...row, access } })
  return id
}

async function reportedSuite(
  db: Database,
  id: string,
  report: object,
  { matches, judged = 0 }: { readonly matches: number; readonly judged?: number },
): Promise<void> {
  const { reportJudged } = await db.prisma.suite.findUniqueOrThrow({ where: { id } })
  await keepSuiteReport(db, { report, matches, due: { id, judged, reportJudged } })
}

const update = (db: Database, id: string, set: string) =>
  db.pool.query(`update experiments set ${set} where id = $1`, [id])

const numbersOf = async (db: Database, id: string, kind: 'experiment' | 'suite' = 'experiment') => {
  const { newest, versions } = await reportVersions(db, kind, id)
  return { newest, numbers: versions.map(({ number }) => number) }
}
/** What a version says: the newest one is the report itself. */
async function saidIn(db: Database, id: string, version?: number): Promise<unknown> {
  const { newest } = await reportVersions(db, 'experiment', id)
  return (await experimentReport(db, id, version === newest ? undefined : version))?.report
}

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

it('a raised budget of a suite, which stands with the whole and each part, makes no version', async () => {
  const db = await freshDatabase()
  const suiteId = await storedSuite(db)
  await storedExperiment(db, { suiteId })
  const reportOf = (usd: number, points: number) => {
    const spec = { name: 'Two', budget: { usd } }
    return { spec, whole: { spec, cells: [points] }, parts: { small: { spec }, large: { spec } } }
  }
  await reportedSuite(db, suiteId, reportOf(1, 3), { matches: 4 })
  const before = await reportVersions(db, 'suite', suiteId)
  expect(before).toMatchObject({ newest: 1, versions: [{ number: 1 }] })
  await reportedSuite(db, suiteId, reportOf(2, 3), { matches: 4 })
  expect(await reportVersions(db, 'suite', suiteId)).toEqual(before)
  await reportedSuite(db, suiteId, reportOf(2, 5), { matches: 4 })
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: 2, numbers: [1, 2] })
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

it('each answer of a paused task makes a version, and none has the number of another', async () => {
  const db = await freshDatabase()
  const suiteId = await storedSuite(db)
  const id = await storedExperiment(db, { state: 'paused', played: 2, spec: { task: {} }, suiteId })
  await reported(db, id, { of: 2 })
  await reportedSuite(db, suiteId, { all: 2 }, { matches: 2 })
  for (const played of [3, 4]) {
    await update(db, id, `played = ${played}`)
    // Until its report is made anew, it shows the version that was kept.
    expect(await numbersOf(db, id)).toMatchObject({ newest: played - 2 })
    await reported(db, id, { of: played })
    await reportedSuite(db, suiteId, { all: played }, { matches: played })
  }
  expect(await numbersOf(db, id)).toEqual({ newest: 3, numbers: [1, 2, 3] })
  expect([await saidIn(db, id, 1), await saidIn(db, id, 2)]).toEqual([{ of: 2 }, { of: 3 }])
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: 3, numbers: [1, 2, 3] })
  expect((await suiteReport(db, suiteId, 1))?.report).toEqual({ all: 2 })
})

it('ratings of a private report are in no version that others read later', async () => {
  const db = await freshDatabase()
  const suiteId = await storedSuite(db, 'private')
  const alone = await storedExperiment(db, { access: 'private' })
  const part = await storedExperiment(db, { access: 'private', suiteId })
  const rater = await db.prisma.user.create({ data: { id: newId(), name: 'Ada', email: 'ada@example.org' } })
  for (const id of [alone, part]) {
    await update(db, id, 'judged = 1')
    await reported(db, id, { rating: 3 })
    await inviteAnnotators(db, id, { userIds: [rater.id], rubrics: ['clue-fit'] })
  }
  await reportedSuite(db, suiteId, { rating: 3 }, { matches: 4, judged: 1 })
  await changeExperimentAccess(db, alone, 'public')
  await changeSuiteAccess(db, suiteId, 'public')
  for (const id of [alone, part]) {
    await reported(db, id, { rating: null })
    expect(await numbersOf(db, id)).toEqual({ newest: 1, numbers: [1] })
    expect(await saidIn(db, id, 1)).toEqual({ rating: null })
  }
  await reportedSuite(db, suiteId, { rating: null }, { matches: 4, judged: 1 })
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: 1, numbers: [1] })
  expect((await suiteReport(db, suiteId))?.report).toEqual({ rating: null })
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

it('a version that says the same without ratings is read while people rate', async () => {
  const db = await freshDatabase()
  const id = await storedExperiment(db)
  await update(db, id, 'judged = 1')
  await reported(db, id, { wins: 3 })
  const rater = await db.prisma.user.create({ data: { id: newId(), name: 'Ada', email: 'ada@example.org' } })
  await inviteAnnotators(db, id, { userIds: [rater.id], rubrics: ['clue-fit'] })
  expect(await reportVersions(db, 'experiment', id)).toMatchObject({
    newest: 1,
    versions: [{ number: 1, judged: 1, isWithheld: true }],
  })
  expect(await saidIn(db, id, 1)).toBeUndefined()
  await reported(db, id, { wins: 3 })
  expect(await reportVersions(db, 'experiment', id)).toMatchObject({
    newest: 1,
    versions: [{ number: 1, judged: 0, isWithheld: false }],
  })
  expect(await saidIn(db, id, 1)).toEqual({ wins: 3 })
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
  const suiteId = await storedSuite(db)
  const [part] = [await storedExperiment(db, { suiteId }), await storedExperiment(db, { suiteId })]
  await reportedSuite(db, suiteId, { b: 1, a: 1 }, { matches: 8 })
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: 1, numbers: [1] })
  await update(db, part, `state = 'running'`)
  await update(db, part, `judged = 1`)
  await reportedSuite(db, suiteId, { b: 1, a: 'early' }, { matches: 8, judged: 1 })
  await update(db, part, `judged = 2`)
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: null, numbers: [1] })
  await update(db, part, `state = 'ended'`)
  await reportedSuite(db, suiteId, { b: 1, a: 2 }, { matches: 8, judged: 2 })
  expect(await numbersOf(db, suiteId, 'suite')).toEqual({ newest: 2, numbers: [1, 2] })
  await changeSuiteAccess(db, suiteId, 'private')
  await changeSuiteAccess(db, suiteId, 'public')
  expect((await readSuite(db, suiteId))?.access).toBe('public')
  const former = await suiteReport(db, suiteId, 1)
  expect([former?.report, (await suiteReport(db, suiteId))?.report]).toEqual([
    { b: 1, a: 1 },
    { b: 1, a: 2 },
  ])
  expect(Object.keys(former?.report as object)).toEqual(['b', 'a'])
})
