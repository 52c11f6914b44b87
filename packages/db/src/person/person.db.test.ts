import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { deleteUser } from '../doors/accounts.ts'
import { agentDirectory, answerTurn, isLinked, listAgents, putTurn, readTurns } from '../doors/agents.ts'
import {
  forgetGuests,
  leaveSeat,
  ownSeat,
  readSeat,
  seatNews,
  seatQuestion,
  takeSeat,
} from '../doors/people.ts'
import type { Person } from '../doors/people.ts'
import { arenaCounts } from '../index.ts'
import type { Database } from '../index.ts'
import { openSeason } from '../testing/settled.ts'

const ada: Person = { userId: null, guest: 'ada' }
const bob: Person = { userId: null, guest: 'bob' }
const wish = { game: 'who-is-spy', language: 'en', opponents: 'any' } as const

async function seated(person: Person = ada) {
  const db = await freshDatabase()
  await openSeason(db)
  const taken = await takeSeat(db, { ...wish, person })
  if (!taken.ok) throw new Error(taken.reason)
  const seat = await readSeat(db, taken.seatId, person)
  if (!seat) throw new Error('the seat is not there')
  return { db, seatId: taken.seatId, agentId: seat.agentId }
}

const asked = (db: Database, agentId: Parameters<typeof isLinked>[1]) =>
  putTurn(db, { turnId: 'turn', agentId, body: '{}', forMs: 90_000 })

describe('a seat of a person', () => {
  it('waits for a table at once, and nobody but the person may read it', async () => {
    const { db, seatId } = await seated()
    expect(await readSeat(db, seatId, ada)).toMatchObject({
      ticketState: 'waiting',
      isUnderWay: true,
      match: null,
    })
    expect(await readSeat(db, seatId, bob)).toBeUndefined()
    expect(await readSeat(db, seatId, { userId: 'ada', guest: null })).toBeUndefined()
  })

  it('is the only one of that person, and another person may take another', async () => {
    const { db, seatId } = await seated()
    expect(await takeSeat(db, { ...wish, person: ada })).toEqual({ ok: false, reason: 'seated', seatId })
    expect(await takeSeat(db, { ...wish, person: bob })).toMatchObject({ ok: true })
    expect(await ownSeat(db, ada)).toBe(seatId)
  })

  it('is taken once by two requests at the same time', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const taken = await Promise.all([1, 2, 3].map(() => takeSeat(db, { ...wish, person: ada })))
    expect(taken.map(({ ok }) => ok).sort()).toEqual([false, false, true])
  })

  it('is not to be had where no season of the platform plays the game', async () => {
    const { db } = await seated()
    const reason = { ok: false, reason: 'not-played' }
    expect(await takeSeat(db, { ...wish, game: 'nothing', person: bob })).toEqual(reason)
    expect(await takeSeat(db, { ...wish, game: 'bargain', person: bob })).toEqual(reason)
  })

  it('is held by an agent that no list shows and no count holds', async () => {
    const { db } = await seated()
    const before = await arenaCounts(db)
    await takeSeat(db, { ...wish, person: bob })
    expect(await arenaCounts(db)).toEqual(before)
    const shown = [...(await listAgents(db)).items, ...(await agentDirectory(db, {})).items]
    expect(shown.filter(({ kind }) => kind === 'person')).toEqual([])
  })
})

describe('the person at a seat', () => {
  it('is asked as any agent that dials in, and the first answer counts', async () => {
    const { db, agentId } = await seated()
    const before = await seatNews(db, [agentId])
    await asked(db, agentId)
    expect(await seatNews(db, [agentId])).not.toEqual(before)
    const question = await seatQuestion(db, agentId)
    expect(question).toMatchObject({ turnId: 'turn', body: '{}' })
    expect(question?.leftMs).toBeGreaterThan(60_000)
    expect(await answerTurn(db, { turnId: 'turn', agentId, answer: 'a' })).toBe(true)
    expect(await answerTurn(db, { turnId: 'turn', agentId, answer: 'b' })).toBe(false)
    expect(await seatQuestion(db, agentId)).toBeUndefined()
  })

  it('is at the table for minutes without a page, and not for longer', async () => {
    const { db, agentId } = await seated()
    await asked(db, agentId)
    const isThere = async () => [
      await isLinked(db, agentId),
      (await readTurns(db, ['turn'])).every(({ isLinked: isUp }) => isUp),
    ]
    await db.pool.query(`update person_seats set seen_at = now() - interval '4 minutes'`)
    expect(await isThere()).toEqual([true, true])
    await db.pool.query(`update person_seats set seen_at = now() - interval '6 minutes'`)
    expect(await isThere()).toEqual([false, false])
  })

  it('who leaves is gone for good, and may sit down elsewhere', async () => {
    const { db, agentId, seatId } = await seated()
    await leaveSeat(db, agentId)
    expect(await isLinked(db, agentId)).toBe(false)
    expect(await readSeat(db, seatId, ada)).toMatchObject({
      hasLeft: true,
      ticketState: 'left',
      isUnderWay: false,
    })
    expect(await takeSeat(db, { ...wish, person: ada })).toMatchObject({ ok: true })
  })

  it('is nobody any more once the account is deleted, or the cookie of a guest has expired', async () => {
    const { db } = await seated()
    await db.prisma.user.create({ data: { id: 'eve', name: 'Eve' } })
    await takeSeat(db, { ...wish, person: { userId: 'eve', guest: 'eve' } })
    await deleteUser(db, 'eve')
    await db.pool.query(`update person_seats set created_at = now() - interval '31 days'`)
    await forgetGuests(db)
    const { rows } = await db.pool.query('select user_id, guest from person_seats')
    expect(rows).toEqual([
      { user_id: null, guest: null },
      { user_id: null, guest: null },
    ])
  })
})
