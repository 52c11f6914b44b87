import type { Database } from '@wis/db'
import { createUser, deleteUser, exportUser } from '@wis/db/accounts'
import {
  beginGathering,
  blockSeat,
  joinGathering,
  leaveSeat,
  listBlocks,
  openGathering,
  readGathering,
  readSeat,
  unblockSeat,
} from '@wis/db/people'
import type { Person } from '@wis/db/people'
import { freshDatabase } from '@wis/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSeason } from '../testing/season.ts'
import { seat as seatTables } from '../testing/waiting-agents.ts'

const bob: Person = { userId: null, guest: 'bob' }
const wish = { game: 'who-is-spy', language: 'en', opponents: 'strong' } as const

async function joined(db: Database, name: string): Promise<Person & { readonly userId: string }> {
  const email = `${name}@example.org`
  const userId = await createUser(db, { name, email, passwordHash: null, firstIsAdmin: false })
  if (userId === undefined) throw new Error(`${name} has no account`)
  return { userId, guest: null }
}

async function invitedBy(db: Database, person: Person): Promise<string> {
  const opened = await openGathering(db, { ...wish, person })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.id
}

async function seatOf(db: Database, id: string, person: Person) {
  const { seatId } = (await readGathering(db, id, person)) ?? {}
  return seatId ? readSeat(db, seatId, person) : undefined
}

/** Ada plays one match with Bob and has left it, as he has. */
async function played(db: Database, ada: Person, other: Person) {
  const id = await invitedBy(db, ada)
  await joinGathering(db, id, other)
  await beginGathering(db, id, ada)
  await seatTables(db)
  const [own, others] = [await seatOf(db, id, ada), await seatOf(db, id, other)]
  if (!own?.match || !others?.match) throw new Error('no table was dealt')
  for (const { agentId } of [own, others]) await leaveSeat(db, agentId)
  return { matchId: own.match.id, own: own.match.seat, others: others.match.seat }
}

describe('somebody who is blocked', () => {
  let db: Database
  let ada: Person & { readonly userId: string }
  beforeEach(async () => {
    db = await freshDatabase()
    await openSeason(db)
    ada = await joined(db, 'Ada')
  })

  it('comes to no table of the other’s, nor the other to theirs, until the block is taken back', async () => {
    const { matchId, others } = await played(db, ada, bob)
    const block = { matchId, seat: others }
    expect(await blockSeat(db, ada.userId, block)).toEqual({ ok: true })
    const blocked = { ok: false, reason: 'blocked' }
    const [hers, his] = [await invitedBy(db, ada), await invitedBy(db, bob)]
    expect(await joinGathering(db, hers, bob)).toEqual(blocked)
    expect(await joinGathering(db, his, ada)).toEqual(blocked)
    expect(await joinGathering(db, hers, { userId: null, guest: 'eve' })).toEqual({ ok: true })
    await unblockSeat(db, ada.userId, block)
    expect(await joinGathering(db, hers, bob)).toEqual({ ok: true })
  })

  it('is known by the account as well, whichever of the two has blocked', async () => {
    const eve = await joined(db, 'Eve')
    const { matchId, own } = await played(db, ada, eve)
    await blockSeat(db, eve.userId, { matchId, seat: own })
    const id = await invitedBy(db, ada)
    expect(await joinGathering(db, id, eve)).toEqual({ ok: false, reason: 'blocked' })
    expect(await joinGathering(db, id, { userId: null, guest: 'of Eve’s browser' })).toEqual({ ok: true })
  })

  it('gets no seat if that happened after both had come', async () => {
    const { matchId, others } = await played(db, ada, bob)
    const id = await invitedBy(db, ada)
    await joinGathering(db, id, bob)
    await blockSeat(db, ada.userId, { matchId, seat: others })
    expect(await beginGathering(db, id, ada)).toEqual({ ok: true })
    expect(await seatOf(db, id, ada)).toBeDefined()
    expect(await seatOf(db, id, bob)).toBeUndefined()
  })

  it('is listed by alias like the seat of an agent, so that the list tells nobody who is a person', async () => {
    const { matchId, own, others } = await played(db, ada, bob)
    const seats = [0, 1, 2, 3, 4, 5].filter((seat) => seat !== own)
    for (const seat of [...seats, others])
      expect(await blockSeat(db, ada.userId, { matchId, seat })).toEqual({ ok: true })
    const listed = await listBlocks(db, ada.userId)
    expect(listed.map(({ seat }) => seat).sort()).toEqual(seats)
    for (const block of listed) expect(Object.keys(block).sort()).toEqual(['alias', 'at', 'matchId', 'seat'])
    expect((await exportUser(db, ada.userId))?.blocks).toEqual(listed)
    const missing = { ok: false, reason: 'not-there' }
    expect(await blockSeat(db, ada.userId, { matchId, seat: own })).toEqual(missing)
    expect(await blockSeat(db, ada.userId, { matchId, seat: 17 })).toEqual(missing)
    await deleteUser(db, ada.userId)
    expect(await db.prisma.block.count()).toBe(0)
  })
})
