import type { AgentId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  abandonMatch,
  claimFlightCheck,
  farewellRule,
  lockWaiting,
  markHeard,
  openFarewells,
  openFlightChecks,
  openTicket,
  readFarewell,
  requestFlightCheck,
  inTransaction,
  retireAgent,
  waitingKinds,
} from '../index.ts'
import type { Database } from '../index.ts'
import { deal, openSeason } from '../testing/dealt.ts'
import { registered, space, webhook } from '../testing/registered.ts'

/** A match of an agent in a Space and of one behind a webhook that has just ended, its agents not told yet. */
async function ended() {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const { agentId } = await registered(db, space)
  const { agentId: other } = await registered(db, webhook)
  const dealt = await deal(db, seasonId, [agentId, other])
  if (!('matchId' in dealt)) throw new Error(dealt.refused.join())
  await abandonMatch(db, dealt.matchId, { reason: 'ran-too-long', at: new Date() })
  const hears = (seq: number) => markHeard(db, { matchId: dealt.matchId, attempt: 1 }, 0, seq)
  return { db, seasonId, agentId, matchId: dealt.matchId, hears }
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

  it('is given no flight check either', async () => {
    const { db, agentId, hears } = await ended()
    const requested = await requestFlightCheck(db, agentId)
    const checkId = requested.ok ? requested.checkId : ''
    expect([await openFlightChecks(db), await claimFlightCheck(db, checkId)]).toEqual([[], 'busy'])
    await hears(0)
    expect(await openFlightChecks(db)).toEqual([checkId])
    expect(await claimFlightCheck(db, checkId)).toMatchObject({ agentId })
  })

  it('is free again after a while, whether or not somebody lived to tell it', async () => {
    const { db, agentId, seasonId, matchId } = await ended()
    expect(await openFarewells(db)).toEqual([matchId])
    const farewell = await readFarewell(db, matchId)
    expect(farewell?.seats.map(({ hasToHear }) => hasToHear)).toEqual([true, false])
    expect(farewell?.timeLeftMs).toBeGreaterThan(farewellRule.hurryAfterMs)
    // It is stored to the nearest millisecond, so that this very moment may yet be to come.
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
