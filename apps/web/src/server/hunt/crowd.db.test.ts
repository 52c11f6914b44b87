import { joinCrowd, leaveCrowd } from '@wis/db/hunts'
import { forgetGuests } from '@wis/db/people'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { crowdOf } from '../../features/match/guess/crowd.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'

async function liveMatch() {
  const db = await freshDatabase()
  const { id, agents } = await storeMatch(db, { seasonId: await openSeason(db), seed: 'live', entries: 10 })
  const guess = (guest: string, seat: number) =>
    joinCrowd(db, { matchId: id, person: { userId: null, guest }, seat })
  return { db, id, agents, guess }
}

it('a viewer has one guess, is told those of all, and takes it back', async () => {
  const { db, id, guess } = await liveMatch()
  expect(await guess('a', 2)).toEqual([{ seat: 2, count: 1 }])
  await guess('b', 2)
  expect(await guess('c', 4)).toEqual([
    { seat: 2, count: 2 },
    { seat: 4, count: 1 },
  ])
  expect(await guess('a', 4)).toEqual([
    { seat: 4, count: 2 },
    { seat: 2, count: 1 },
  ])
  await leaveCrowd(db, { matchId: id, person: { userId: null, guest: 'a' } })
  expect(await guess('c', 4)).toHaveLength(2)
  expect(await guess('d', 6)).toBeUndefined()
})

it('whoever has an agent or a seat at the table is told nothing, nor is anybody after the end or of a hidden match', async () => {
  const { db, id, agents, guess } = await liveMatch()
  const { ownerId } = await db.prisma.agent.findUniqueOrThrow({ where: { id: agents[0] ?? '' } })
  const owner = { userId: ownerId ?? '', guest: 'her browser' }
  expect(await joinCrowd(db, { matchId: id, person: owner, seat: 1 })).toBeUndefined()
  const agentId = agents[1] ?? ''
  await db.prisma.personSeat.create({ data: { id: 'seat', agentId, guest: 'player' } })
  expect(await guess('player', 1)).toBeUndefined()
  expect(await guess('viewer', 1)).toHaveLength(1)
  await db.pool.query('update matches set withheld = true where id = $1', [id])
  expect(await guess('viewer', 1)).toBeUndefined()
  await db.pool.query(`update matches set withheld = false, status = 'finished' where id = $1`, [id])
  expect(await guess('viewer', 1)).toBeUndefined()
})

it('guesses are forgotten after a day, and few of them are told to nobody', async () => {
  const { db, guess } = await liveMatch()
  await guess('a', 2)
  await db.pool.query(`update crowd_guesses set guessed_at = now() - interval '25 hours'`)
  await forgetGuests(db)
  expect(await db.prisma.crowdGuess.count()).toBe(0)
  const seats = [3, 1, 0, 2].map((seat, at) => ({ seat, count: 4 - at }))
  expect(crowdOf(seats.slice(3))).toEqual({ viewers: 1, seats: [] })
  expect(crowdOf(seats)).toEqual({
    viewers: 10,
    seats: [
      { seat: 3, share: 0.4 },
      { seat: 1, share: 0.3 },
      { seat: 0, share: 0.2 },
    ],
  })
})
