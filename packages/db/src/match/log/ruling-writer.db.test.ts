import type { MatchId } from '@wis/engine'
import { freshDatabase, readLog } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database.ts'
import { namedAgents } from '../../testing/played-out.ts'
import { deal, openSeason } from '../../testing/settled.ts'
import { claimMatch } from '../claim-match.ts'
import { FencedOut } from './append-ruling.ts'
import type { CallRecord, Fence, StorableRuling } from './append-ruling.ts'
import { createRulingWriter } from './ruling-writer.ts'

const at = '2026-01-01T00:00:00.000Z'
const speech = (seq: number) => ({
  seq,
  at,
  event: { type: 'speech-given', seat: 0, text: 'Warm.', cut: false },
})
const call = (seq: number): CallRecord => ({
  seq,
  seat: 0,
  kind: 'speech',
  round: 1,
  startedAt: at,
  latencyMs: 5,
  attempts: 1,
})

/** Claimed matches, a writer for them, and the number of statements it has sent. */
async function tables(count: number) {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['a', 'b', 'c', 'd', 'e', 'f'])
  await db.prisma.agent.updateMany({ data: { concurrency: count } })
  const fences: Fence[] = []
  for (let number = 0; number < count; number++) {
    const dealt = await deal(db, seasonId, agents)
    if (!('matchId' in dealt)) throw new Error(dealt.refused.join())
    fences.push({ matchId: dealt.matchId, attempt: (await claimMatch(db, dealt.matchId))?.attempt ?? -1 })
  }
  const counted = { statements: 0 }
  db.pool.on('acquire', () => (counted.statements += 1))
  return { db, fences, counted, writer: createRulingWriter(db) }
}

const opening = (fence: Fence): StorableRuling => ({ fence, entries: [speech(0), speech(1)], call: call(0) })
const lengths = (db: Database, fences: readonly Fence[]) =>
  Promise.all(fences.map(async ({ matchId }) => (await readLog(db, matchId, 'director')).length))
/** The outcome of each ruling: stored, fenced out, or the code of an error. */
const outcomes = async (appended: readonly Promise<void>[]) =>
  (await Promise.allSettled(appended)).map((outcome) => {
    if (outcome.status === 'fulfilled') return 'stored'
    return outcome.reason instanceof FencedOut ? 'fenced out' : String(outcome.reason.code)
  })

/** Each begins in its own turn of the event loop. */
async function apart<T>(works: readonly (() => Promise<T>)[]): Promise<Promise<T>[]> {
  const begun: Promise<T>[] = []
  for (const work of works) {
    begun.push(work())
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  }
  return begun
}

/** Keeps others from writing in a match until it is released. Waiting statements can be cut off. */
async function held({ pool }: Database, matchId: MatchId) {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select 1 from matches where id = $1 for update', [matchId])
  const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const somebodyWaits = async () => {
    while ((await pool.query(waiting)).rowCount === 0);
  }
  return {
    somebodyWaits,
    cutOff: async () => {
      await somebodyWaits()
      await pool.query(`select pg_terminate_backend(pid) from (${waiting}) w`)
    },
    letGo: async () => {
      await client.query('commit')
      client.release()
    },
  }
}

describe('rulings of several matches', () => {
  it('that come at the same moment are stored with one statement, each whole', async () => {
    const { db, fences, counted, writer } = await tables(5)
    await Promise.all(fences.map((fence) => writer.append(opening(fence))))
    expect(counted.statements).toBe(1)
    expect(await lengths(db, fences)).toEqual([2, 2, 2, 2, 2])
    const calls = await db.prisma.agentCall.findMany({ select: { matchId: true, seq: true } })
    expect(calls.map(({ matchId }) => matchId).sort()).toEqual(fences.map(({ matchId }) => matchId).sort())
  })

  it('go on match by match, in order', async () => {
    const { db, fences, writer } = await tables(3)
    const play = async (fence: Fence) => {
      for (let seq = 0; seq < 10; seq++) await writer.append({ fence, entries: [speech(seq)] })
    }
    await Promise.all(fences.map(play))
    expect(await lengths(db, fences)).toEqual([10, 10, 10])
  })

  it('do not wait for one that is held up', async () => {
    const { db, fences, writer } = await tables(3)
    const hold = await held(db, fences[0]?.matchId as MatchId)
    const [late, ...others] = await apart(fences.map((fence) => () => writer.append(opening(fence))))
    await Promise.all(others)
    await hold.letGo()
    await late
    expect(await lengths(db, fences)).toEqual([2, 2, 2])
  })

  it('gather while two statements are on their way', async () => {
    const { db, fences, counted, writer } = await tables(6)
    const holds = [
      await held(db, fences[0]?.matchId as MatchId),
      await held(db, fences[1]?.matchId as MatchId),
    ]
    counted.statements = 0
    const appended = await apart(fences.map((fence) => () => writer.append(opening(fence))))
    for (const hold of holds) await hold.letGo()
    await Promise.all(appended)
    expect(counted.statements).toBe(3)
  })
})

describe('a ruling among others', () => {
  it('whose match another runner has claimed is refused alone', async () => {
    const { db, fences, counted, writer } = await tables(3)
    await claimMatch(db, fences[1]?.matchId as MatchId)
    counted.statements = 0
    expect(await outcomes(fences.map((fence) => writer.append(opening(fence))))).toEqual([
      ...['stored', 'fenced out', 'stored'],
    ])
    expect(counted.statements).toBe(1)
    expect(await lengths(db, fences)).toEqual([2, 0, 2])
  })

  it('that comes twice is stored once', async () => {
    const { db, fences, writer } = await tables(2)
    const twice = [...fences, ...fences].map((fence) => writer.append(opening(fence)))
    expect((await outcomes(twice)).sort()).toEqual(['fenced out', 'fenced out', 'stored', 'stored'])
    expect(await lengths(db, fences)).toEqual([2, 2])
  })

  it('whose number is taken is refused alone, though its claim is good', async () => {
    const { db, fences, writer } = await tables(3)
    const taken = { matchId: fences[1]?.matchId ?? '', seq: 1, at: new Date(at), event: {} }
    await db.prisma.entry.create({ data: taken })
    expect(await outcomes(fences.map((fence) => writer.append(opening(fence))))).toEqual([
      ...['stored', '23505', 'stored'],
    ])
    const { rows } = await db.pool.query('select next_seq from matches order by id')
    expect(rows.map(({ next_seq: nextSeq }) => nextSeq)).toEqual([2, 0, 2])
  })

  it('that cannot be stored does not stop the others', async () => {
    const { db, fences, writer } = await tables(3)
    const rulings = fences.map(opening)
    const poisonous = { ...rulings[1], call: { ...call(0), latencyMs: 1e12 } } as StorableRuling
    const appended = rulings.map((ruling, place) => writer.append(place === 1 ? poisonous : ruling))
    expect(await outcomes(appended)).toEqual(['stored', '22003', 'stored'])
    expect(await lengths(db, fences)).toEqual([2, 0, 2])
  })

  it('has its own faults, of its own agent', async () => {
    const { db, fences, writer } = await tables(2)
    const [one, other] = fences.map(opening)
    if (!one || !other) throw new Error('there is no match')
    const failed = { ...call(0), seat: 3, verdict: 'agent', detail: 'late' }
    await Promise.all([writer.append(one), writer.append({ ...other, call: failed })])
    const faults = await db.prisma.fault.findMany({ include: { agent: true } })
    expect(faults.map(({ matchId, agent }) => [matchId, agent.slug])).toEqual([[other.fence.matchId, 'd']])
  })
})

describe('a lost connection', () => {
  it('during a statement has stored none of it, and all of it can be stored again', async () => {
    const { db, fences, writer } = await tables(3)
    const hold = await held(db, fences[2]?.matchId as MatchId)
    const appended = outcomes(fences.map((fence) => writer.append(opening(fence))))
    await hold.cutOff()
    expect(await appended).toEqual(['57P01', '57P01', '57P01'])
    await hold.letGo()
    expect(await lengths(db, fences)).toEqual([0, 0, 0])
    expect(await outcomes(fences.map((fence) => writer.append(opening(fence))))).toEqual([
      ...['stored', 'stored', 'stored'],
    ])
  })

  it('after a statement leaves its rows in the logs, and nothing is stored twice', async () => {
    const { db, fences } = await tables(2)
    const query = async (statement: Parameters<Database['pool']['query']>[0]) => {
      await db.pool.query(statement)
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    }
    const deaf = createRulingWriter({ pool: { query } as unknown as Database['pool'] })
    expect(await outcomes(fences.map((fence) => deaf.append(opening(fence))))).toEqual([
      ...['ECONNRESET', 'ECONNRESET'],
    ])
    expect(await lengths(db, fences)).toEqual([2, 2])
    const again = createRulingWriter(db)
    expect(await outcomes(fences.map((fence) => again.append(opening(fence))))).toEqual([
      ...['fenced out', 'fenced out'],
    ])
  })
})
