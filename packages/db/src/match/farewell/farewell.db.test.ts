import type { AgentId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, vi } from 'vitest'
import { claimFlightCheck, openFlightChecks, requestFlightCheck, retireAgent } from '../../doors/agents.ts'
import {
  abandonMatch,
  farewellRule,
  lockWaiting,
  markHeard,
  openFarewells,
  openTicket,
  readFarewell,
  waitingKinds,
} from '../../doors/matches.ts'
import { inTransaction } from '../../index.ts'
import type { Database } from '../../index.ts'
import { registered, space, webhook } from '../../testing/registered.ts'
import { deal, openSeason } from '../../testing/settled.ts'
import { waitingForLocks } from '../../testing/waiting-for-locks.ts'
import { holdHearers } from '../farewell.ts'

/** A match of an agent in a Space and of one behind a webhook, on which nothing has been said yet. */
async function dealt() {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const { agentId } = await registered(db, space)
  const { agentId: other } = await registered(db, webhook)
  const done = await deal(db, seasonId, [agentId, other])
  if (!('matchId' in done)) throw new Error(done.refused.join())
  const { matchId } = done
  const hears = (seq: number, attempt = 1) => markHeard(db, { matchId, attempt }, 0, { seq, notices: 0 })
  return { db, seasonId, agentId, matchId, hears }
}

/** A match that has just ended. Its agents have not been told yet. */
async function ended() {
  const match = await dealt()
  await abandonMatch(match.db, match.matchId, { reason: 'ran-too-long', at: new Date() })
  return match
}

const limitOf = async (db: Database) =>
  inTransaction(db, async (client) => {
    const [kind] = await waitingKinds(client)
    const [seeker] = kind ? await lockWaiting(client, kind, { latelyMatches: 3, most: 5 }) : []
    return seeker && { limit: seeker.limit, capacity: seeker.capacity }
  })

async function wait(db: Database, agentId: AgentId, seasonId: Awaited<ReturnType<typeof openSeason>>) {
  const opened = await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en' })
  expect(opened).toMatchObject({ ok: true })
}

describe('an agent with one memory whose match has just ended', () => {
  it('is given no other match until it has heard how it ended', async () => {
    const { db, agentId, seasonId, hears } = await ended()
    await wait(db, agentId, seasonId)
    expect(await limitOf(db)).toEqual({ limit: 'still-hearing', capacity: 0 })
    expect(await deal(db, seasonId, [agentId])).toEqual({ refused: ['still-hearing'] })
    await hears(-1)
    expect(await limitOf(db)).toMatchObject({ capacity: 0 })
    await hears(0)
    expect(await limitOf(db)).toEqual({ limit: undefined, capacity: 1 })
    expect(await deal(db, seasonId, [agentId])).toHaveProperty('matchId')
  })

  it('is not free because it has just heard all that there was before the end', async () => {
    const { db, matchId, hears } = await dealt()
    let heard = Promise.resolve()
    await inTransaction(db, async (client) => {
      await client.query(holdHearers, [matchId])
      heard = hears(-1, 0)
      await vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(1))
      await client.query(`update matches set status = 'void', next_seq = 1 where id = $1`, [matchId])
    })
    await heard
    expect(await openFarewells(db)).toEqual([matchId])
  })

  it('is given no flight check either', async () => {
    const { db, agentId, hears } = await ended()
    const requested = await requestFlightCheck(db, agentId)
    const checkId = requested.ok ? requested.checkId : ''
    expect([await openFlightChecks(db), await claimFlightCheck(db, checkId)]).toEqual([[], 'busy'])
    await hears(0)
    expect(await openFlightChecks(db)).toEqual([checkId])
    expect(await claimFlightCheck(db, checkId)).toMatchObject({ agentId })
  })

  it('is free again after a while, even if every runner died before telling it', async () => {
    const { db, agentId, seasonId, matchId } = await ended()
    expect(await openFarewells(db)).toEqual([matchId])
    const farewell = await readFarewell(db, matchId)
    expect(farewell?.seats.map(({ hasToHear }) => hasToHear)).toEqual([true, false])
    expect(farewell?.timeLeftMs).toBeGreaterThan(farewellRule.hurryAfterMs)
    // The time is rounded to the nearest millisecond, so this very moment may still lie in the future.
    await db.pool.query(`update seats set hears_until = now() - interval '1 second' where memory is not null`)
    expect([await openFarewells(db), await readFarewell(db, matchId)]).toEqual([[], undefined])
    expect(await deal(db, seasonId, [agentId])).toHaveProperty('matchId')
  })

  it('keeps it busy also for another agent in the same Space', async () => {
    const { db, agentId, seasonId, hears } = await ended()
    await retireAgent(db, agentId)
    const { agentId: successor } = await registered(db, { ...space, space: 'Someone/Agent' }, 'Young Fox')
    expect(await deal(db, seasonId, [successor])).toEqual({ refused: ['still-hearing'] })
    await hears(0)
    expect(await deal(db, seasonId, [successor])).toHaveProperty('matchId')
  })
})
