import { noLabLimits } from '@wis/protocol'
import type { LabLimits } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { beginner } from '../testing/waiting-for-locks.ts'
import { keepJudgement } from './asked/judgements.ts'
import { judgeAgain } from './asked/judging.ts'
import { createExperiment } from './create-experiment.ts'
import { beyondStored, labUseOf } from './lab-use.ts'
import { moveLines, placeInLine } from './line.ts'
import { endExperiment, moveExperiment, pauseForStorage, resumeWithRoom } from './move-experiment.ts'

const limitsOf = (some: Partial<LabLimits>): LabLimits => Object.assign({}, noLabLimits, some)

async function member(db: Database, id: string, role = 'member'): Promise<string> {
  await db.prisma.user.upsert({ where: { id }, create: { id, name: id, role }, update: {} })
  return id
}

interface Made {
  readonly ownerId?: string
  readonly matches?: number
  readonly starts?: boolean
}

async function create(db: Database, limits: LabLimits, made: Made = {}) {
  const { ownerId = 'ada', matches = 10, starts = true } = made
  await member(db, ownerId, ownerId === 'admin' ? 'admin' : 'member')
  const rest = { name: 'A test', game: 'tic-tac-toe', spec: {}, text: '', players: {}, deals: 1 }
  return createExperiment(
    db,
    Object.assign(rest, { ownerId, matches, starts, access: 'private' as const }),
    limits,
  )
}

async function idOf(made: ReturnType<typeof create>): Promise<string> {
  const created = await made
  if (!created.ok) throw new Error(created.reason)
  return created.id
}

const stateOf = async (db: Database, id: string) =>
  (await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).state

describe('experiments of a member beyond those that may run at once', () => {
  const limits = limitsOf({ running: 2 })

  it('stand in line, each with its place, and run when an earlier one ends, pauses or is cancelled', async () => {
    const db = await freshDatabase()
    const made: string[] = []
    for (let n = 0; n < 5; n++) made.push(await idOf(create(db, limits)))
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = made
    const states = () => Promise.all(made.map((id) => stateOf(db, id)))
    expect(await states()).toEqual(['running', 'running', 'queued', 'queued', 'queued'])
    expect(await placeInLine(db, fourth)).toEqual({ place: 2, running: 2 })
    expect(await placeInLine(db, first)).toBeUndefined()
    await endExperiment(db.pool, first)
    await moveExperiment(db, second, 'pause', limits)
    await moveLines(db, limits)
    expect(await states()).toEqual(['ended', 'paused', 'running', 'running', 'queued'])
    await moveExperiment(db, second, 'resume', limits)
    expect(await placeInLine(db, second)).toEqual({ place: 2, running: 2 })
    await moveExperiment(db, third, 'cancel', limits)
    await moveLines(db, limits)
    expect(await states()).toEqual(['ended', 'queued', 'cancelled', 'running', 'running'])
    expect(await moveExperiment(db, second, 'pause', limits)).toEqual({ ok: true })
    expect(await stateOf(db, fifth)).toBe('running')
  })

  it('stand in line also if two are started at the same moment', async () => {
    const db = await freshDatabase()
    const one = limitsOf({ running: 1 })
    const made = [
      await idOf(create(db, one, { starts: false })),
      await idOf(create(db, one, { starts: false })),
    ]
    const holder = await db.pool.connect()
    await holder.query(`begin; select 1 from users where id = 'ada' for update`)
    const { begin, ended } = beginner(db)
    for (const id of made) await begin(() => moveExperiment(db, id, 'start', one))
    await holder.query('commit')
    holder.release()
    await ended()
    expect((await Promise.all(made.map((id) => stateOf(db, id)))).toSorted()).toEqual(['queued', 'running'])
  })

  it('never wait for those of another member, and those of an admin wait for none', async () => {
    const db = await freshDatabase()
    const one = limitsOf({ running: 1, matches: 5, outstanding: 5, storedBytes: 1 })
    const small = { matches: 2 }
    await create(db, one, small)
    expect(await stateOf(db, await idOf(create(db, one, Object.assign({ ownerId: 'bob' }, small))))).toBe(
      'running',
    )
    for (let n = 0; n < 3; n++)
      expect(await stateOf(db, await idOf(create(db, one, { ownerId: 'admin' })))).toBe('running')
  })

  it('that are rated again stand in line like all others', async () => {
    const db = await freshDatabase()
    const one = limitsOf({ running: 1 })
    const over = await idOf(create(db, one))
    await db.pool.query(`update experiments set played = matches where id = $1`, [over])
    await endExperiment(db.pool, over)
    await create(db, one)
    const judges = [{ agent: 'sample-first', rubric: 'clue-fit', times: 1 }]
    expect(await judgeAgain(db, over, { judges, players: {} }, one)).toEqual({ ok: true })
    expect(await stateOf(db, over)).toBe('queued')
  })
})

describe('the matches of a member', () => {
  it('are limited in one experiment, and in all that are not over', async () => {
    const db = await freshDatabase()
    const limits = limitsOf({ matches: 10, outstanding: 15 })
    expect(await create(db, limits, { matches: 11 })).toMatchObject({
      excess: { limit: 'matches', most: 10, used: 0, wanted: 11 },
    })
    const first = await idOf(create(db, limits, { starts: false }))
    expect(await create(db, limits, { matches: 6 })).toEqual({
      ok: false,
      reason: 'beyond-lab-limit',
      excess: { limit: 'outstanding', most: 15, used: 10, wanted: 6 },
    })
    // What is played is outstanding no more.
    await db.pool.query(`update experiments set played = 4 where id = $1`, [first])
    expect(await create(db, limits, { matches: 6 })).toMatchObject({ ok: true })
    expect(await labUseOf(db.pool, 'ada')).toMatchObject({ outstanding: 12 })
  })

  it('are not accepted twice if two experiments are made at the same moment', async () => {
    const db = await freshDatabase()
    await member(db, 'ada')
    const limits = limitsOf({ outstanding: 15 })
    const made = await Promise.all([create(db, limits), create(db, limits), create(db, limits)])
    expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('are looked at again when an experiment starts or goes on after the limit became lower', async () => {
    const db = await freshDatabase()
    const id = await idOf(create(db, noLabLimits, { starts: false }))
    const lower = limitsOf({ matches: 5 })
    expect(await moveExperiment(db, id, 'start', lower)).toMatchObject({
      excess: { limit: 'matches', most: 5 },
    })
    await moveExperiment(db, id, 'start')
    await moveExperiment(db, id, 'pause')
    expect(await moveExperiment(db, id, 'resume', lower)).toMatchObject({ reason: 'beyond-lab-limit' })
    expect(await stateOf(db, id)).toBe('paused')
  })
})

describe('what the experiments of a member store', () => {
  it('is counted when it is written, stops the running ones, and keeps others from starting', async () => {
    const db = await freshDatabase()
    const id = await idOf(create(db, noLabLimits))
    const other = await idOf(create(db, noLabLimits, { ownerId: 'bob' }))
    const asked = {
      experimentId: id,
      round: 1,
      rubric: 'clue-fit',
      item: '1',
      rater: 'judge',
      time: 1,
      number: 1,
    }
    const rating = Object.assign({ place: 1, prompt: 'p'.repeat(1000), raw: ['4'], rating: 4 }, asked)
    await keepJudgement(db, rating, { agentId: null, tokens: 0, spend: 0 })
    // Stored once, it counts once.
    await keepJudgement(db, rating, { agentId: null, tokens: 0, spend: 0 })
    const { storedBytes } = await labUseOf(db.pool, 'ada')
    expect(storedBytes).toBe(1 + 1000 + '["4"]'.length)
    const limits = limitsOf({ storedBytes: 1000 })
    expect(await beyondStored(db.pool, limits)).toEqual([{ id, storedBytes }])
    expect(await create(db, limits)).toMatchObject({ excess: { limit: 'storedBytes', used: storedBytes } })
    expect(await stateOf(db, other)).toBe('running')
  })
})

describe('a disk without room', () => {
  it('pauses every running experiment with its reason, and those alone go on when there is room', async () => {
    const db = await freshDatabase()
    const [running, waiting, byHand] = [
      await idOf(create(db, limitsOf({ running: 1 }))),
      await idOf(create(db, limitsOf({ running: 1 }))),
      await idOf(create(db, noLabLimits, { ownerId: 'bob' })),
    ]
    await moveExperiment(db, byHand, 'pause')
    expect(await pauseForStorage(db, new Date('2030-01-01T00:00:00Z'))).toEqual([running])
    expect(await db.prisma.experiment.findUniqueOrThrow({ where: { id: running } })).toMatchObject({
      state: 'paused',
      pause: { reason: 'storage', since: '2030-01-01T00:00:00.000Z' },
    })
    expect(await db.prisma.notice.count({ where: { kind: 'experiment-paused' } })).toBe(1)
    expect(await resumeWithRoom(db, limitsOf({ running: 1 }))).toEqual([running])
    const states = await Promise.all([running, waiting, byHand].map((id) => stateOf(db, id)))
    // The one that waited longest in line comes first.
    expect(states).toEqual(['queued', 'running', 'paused'])
  })
})
