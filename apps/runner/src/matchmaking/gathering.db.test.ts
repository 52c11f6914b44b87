import { beginGathering, joinGathering, openGathering, readGathering, readSeat } from '@wis/db/people'
import type { Person } from '@wis/db/people'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, vi } from 'vitest'
import { openLadderOf, openSeason } from '../testing/season.ts'
import { seat as seatTables } from '../testing/waiting-agents.ts'

const guest = (name: string): Person => ({ userId: null, guest: name })
const [ada, bob, eve] = [guest('ada'), guest('bob'), guest('eve')]

/** A table for who-is-spy to which Ada invites. */
async function invited(game = 'who-is-spy') {
  const db = await freshDatabase()
  await (game === 'who-is-spy' ? openSeason(db) : openLadderOf(db, game))
  const opened = await openGathering(db, { person: ada, game, language: 'en', opponents: 'strong' })
  if (!opened.ok) throw new Error(opened.reason)
  const { id } = opened
  const seatOf = async (person: Person) => {
    const { seatId } = (await readGathering(db, id, person)) ?? {}
    return seatId ? readSeat(db, seatId, person) : undefined
  }
  return { db, id, seatOf }
}

describe('people who gather at a link', () => {
  it('sit at one table, with house agents on the other seats', async () => {
    const { db, id, seatOf } = await invited()
    expect(await joinGathering(db, id, bob)).toEqual({ ok: true })
    expect(await beginGathering(db, id, ada)).toEqual({ ok: true })
    await seatTables(db)
    const [one, other] = [await seatOf(ada), await seatOf(bob)]
    expect(one?.match?.id).toBe(other?.match?.id)
    expect(one?.match?.aliases).toHaveLength(6)
    expect(one?.match?.seat).not.toBe(other?.match?.seat)
    const matchId = one?.match?.id ?? ''
    const kinds = await db.prisma.seat.findMany({ where: { matchId }, select: { agent: true } })
    expect(kinds.map(({ agent }) => agent.kind).sort()).toEqual([
      ...Array(4).fill('house'),
      'person',
      'person',
    ])
  })

  it('play against each other alone where the game is for two', async () => {
    const { db, id, seatOf } = await invited('tic-tac-toe')
    await joinGathering(db, id, bob)
    expect(await joinGathering(db, id, eve)).toEqual({ ok: false, reason: 'full' })
    await beginGathering(db, id, ada)
    await seatTables(db)
    const { match } = (await seatOf(ada)) ?? {}
    expect(match?.aliases).toHaveLength(2)
    expect((await seatOf(bob))?.match?.id).toBe(match?.id)
  })

  it('are told who is there, and nothing about anybody', async () => {
    const { db, id } = await invited()
    await joinGathering(db, id, bob)
    const told = { people: [{ isReader: false }, { isReader: true }], isIn: true, mayBegin: false, seats: 6 }
    expect(await readGathering(db, id, bob)).toMatchObject(told)
    const stranger = await readGathering(db, id, undefined)
    expect(stranger).toMatchObject({ isIn: false, mayBegin: false, seatId: null })
    expect(JSON.stringify(stranger)).not.toMatch(/ada|bob/)
    expect(await readGathering(db, 'elsewhere', bob)).toBeUndefined()
  })

  it('begin when the first one of them says so, and once', async () => {
    const { db, id, seatOf } = await invited()
    await joinGathering(db, id, bob)
    expect(await beginGathering(db, id, bob)).toEqual({ ok: false, reason: 'not-first' })
    expect(await beginGathering(db, id, eve)).toEqual({ ok: false, reason: 'not-first' })
    const both = await Promise.all([beginGathering(db, id, ada), beginGathering(db, id, ada)])
    expect(both).toEqual([{ ok: true }, { ok: true }])
    expect(await db.prisma.personSeat.count()).toBe(2)
    expect(await joinGathering(db, id, eve)).toEqual({ ok: false, reason: 'begun' })
    expect(await seatOf(bob)).toMatchObject({ ticketState: 'waiting' })
  })

  it('are in the order in which they came, also if the clock is set back meanwhile', async () => {
    const { db, id, seatOf } = await invited()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000)
    expect(await joinGathering(db, id, bob)).toEqual({ ok: true })
    clock.mockRestore()
    expect(await readGathering(db, id, bob)).toMatchObject({ mayBegin: false })
    expect(await beginGathering(db, id, bob)).toEqual({ ok: false, reason: 'not-first' })
    expect(await beginGathering(db, id, ada)).toEqual({ ok: true })
    expect(await seatOf(bob)).toBeDefined()
  })

  it('who has closed the page, or sat down elsewhere, is not seated', async () => {
    const { db, id, seatOf } = await invited()
    await joinGathering(db, id, bob)
    await db.pool.query(
      `update gathered_people set seen_at = now() - interval '2 minutes' where guest = 'ada'`,
    )
    expect(await readGathering(db, id, bob)).toMatchObject({ mayBegin: true, people: [{ isReader: true }] })
    await beginGathering(db, id, bob)
    expect(await seatOf(ada)).toBeUndefined()
    expect(await seatOf(bob)).toBeDefined()
    const second = await openGathering(db, {
      person: eve,
      game: 'who-is-spy',
      language: 'en',
      opponents: 'any',
    })
    expect(second.ok && (await joinGathering(db, second.id, bob))).toEqual({ ok: false, reason: 'seated' })
  })

  it('have a day for it', async () => {
    const { db, id } = await invited()
    await db.pool.query(`update gatherings set created_at = now() - interval '25 hours'`)
    expect(await readGathering(db, id, ada)).toBeUndefined()
    expect(await joinGathering(db, id, bob)).toEqual({ ok: false, reason: 'no-such-table' })
    expect(await beginGathering(db, id, ada)).toEqual({ ok: false, reason: 'no-such-table' })
  })
})
