import { rulesets } from '@wis/games/who-is-spy'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { ownerAgent, recentNotReady, sendAwayNotReady, setOnline } from '../doors/agents.ts'
import { addToTable, onlineSeekers, readTicket, tableKind, tableTickets } from '../doors/matches.ts'
import { inTransaction } from '../index.ts'
import type { Database } from '../index.ts'
import { passFlightCheck, registered } from '../testing/registered.ts'
import { openSeason } from '../testing/settled.ts'
import { beginner } from '../testing/waiting-for-locks.ts'

/** An agent that is online and can be called to tables, where it turns out not to be ready. */
async function called() {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const { agentId, versionId } = await registered(db)
  await passFlightCheck(db, agentId)
  await setOnline(db, agentId, { online: true })
  const kind = tableKind({
    seasonId,
    mode: 'ranked',
    language: 'en',
    game: 'who-is-spy',
    ruleset: rulesets['wis-2024'],
  })
  let tables = 0
  const seat = async (mode: 'ranked' | 'practice' = 'ranked') => {
    const tableId = `t${++tables}`
    await inTransaction(db, (client) =>
      addToTable(client, { ...kind, mode, tableId }, [{ agentId, versionId }]),
    )
    const [ticket] = await tableTickets(db.pool, tableId)
    if (!ticket) throw new Error('nobody was called')
    return { tableId, ticketId: ticket.ticketId, agentId }
  }
  const call = async (
    verdict = 'asleep',
    detail = 'the Space sleeps',
    mode: 'ranked' | 'practice' = 'ranked',
  ) => {
    const seated = await seat(mode)
    return {
      offline: await sendAwayNotReady(db, { ...seated, verdict, detail }),
      ticketId: seated.ticketId,
    }
  }
  const isPicked = async () =>
    inTransaction(db, async (client) => {
      const found = await onlineSeekers(client, kind, { latelyMatches: 3, house: false })
      return found.some((seeker) => seeker.agentId === agentId)
    })
  return { db, agentId, seat, call, isPicked }
}

const noticesOf = async (db: Database, agentId: Parameters<typeof ownerAgent>[1]) =>
  (await ownerAgent(db, agentId))?.notices.map(({ kind, params }) => [kind, params['faults']])

describe('an agent that is called to a table and is not ready', () => {
  it('keeps the findings for its owner', async () => {
    const { db, agentId, call } = await called()
    const { ticketId } = await call('asleep', 'its host says: paused')
    expect(await readTicket(db, ticketId)).toMatchObject({
      state: 'left',
      reason: 'not-ready',
      detail: 'its host says: paused',
    })
    expect(await recentNotReady(db, agentId)).toMatchObject([{ verdict: 'asleep' }])
  })

  it('has waited no longer once it has left', async () => {
    const { db, call } = await called()
    const { ticketId } = await call()
    await db.pool.query(
      `update tickets set created_at = now() - interval '10 minutes', left_at = now() - interval '9 minutes'`,
    )
    expect((await readTicket(db, ticketId))?.waitedMs).toBeCloseTo(60_000, -1)
  })

  it('is not picked again for a while', async () => {
    const { db, call, isPicked } = await called()
    expect(await isPicked()).toBe(true)
    await call()
    expect(await isPicked()).toBe(false)
    await db.pool.query(`update tickets set left_at = left_at - interval '6 minutes'`)
    expect(await isPicked()).toBe(true)
  })

  it('is told on the second time, and offline the third', async () => {
    const { db, agentId, call } = await called()
    expect(await call()).toMatchObject({ offline: false })
    expect(await noticesOf(db, agentId)).toEqual([])
    expect(await call()).toMatchObject({ offline: false })
    expect(await noticesOf(db, agentId)).toEqual([['agent-not-ready', 2]])
    expect(await call()).toMatchObject({ offline: true })
    expect(await noticesOf(db, agentId)).toEqual([
      ['agent-offline', 3],
      ['agent-not-ready', 2],
    ])
    expect(await ownerAgent(db, agentId)).toMatchObject({ online: false, offline: { reason: 'not-ready' } })
  })

  it('is counted by both of two tables that find it not ready at once', async () => {
    const { db, agentId, seat } = await called()
    const seats = [await seat(), await seat()]
    const { begin, ended } = beginner(db)
    await inTransaction(db, async (client) => {
      await client.query('select 1 from tickets where agent_id = $1 for update', [agentId])
      for (const seated of seats)
        await begin(() => sendAwayNotReady(db, { ...seated, verdict: 'asleep', detail: 'the Space sleeps' }))
    })
    await ended()
    expect(await noticesOf(db, agentId)).toEqual([['agent-not-ready', 2]])
  })

  it('is out again the next time, if its owner only says that it is back', async () => {
    const { agentId, db, call } = await called()
    for (let time = 0; time < 3; time++) await call()
    expect(await setOnline(db, agentId, { online: true, confirmed: true })).toEqual({ ok: true })
    expect(await call()).toMatchObject({ offline: true })
  })

  it('pays nothing in practice, neither then nor when a ranked table calls', async () => {
    const { db, agentId, call } = await called()
    for (let time = 0; time < 3; time++) {
      expect(await call('asleep', 'the Space sleeps', 'practice')).toMatchObject({ offline: false })
    }
    expect([await call(), await noticesOf(db, agentId)]).toMatchObject([{ offline: false }, []])
  })

  it('begins anew once it has passed a flight check since', async () => {
    const { agentId, db, call } = await called()
    for (let time = 0; time < 3; time++) await call()
    await passFlightCheck(db, agentId)
    expect(await setOnline(db, agentId, { online: true })).toEqual({ ok: true })
    expect([await call(), await call()]).toMatchObject([{ offline: false }, { offline: false }])
  })

  it('is out the third time although it was not online', async () => {
    const { agentId, db, call } = await called()
    await setOnline(db, agentId, { online: false })
    expect([await call(), await call(), await call()].map(({ offline }) => offline)).toEqual([
      false,
      false,
      true,
    ])
    expect(await ownerAgent(db, agentId)).toMatchObject({ online: false, offline: { reason: 'not-ready' } })
  })

  it('pays nothing for the platform’s own faults', async () => {
    const { db, agentId, call, isPicked } = await called()
    for (let time = 0; time < 4; time++)
      expect(await call('platform', 'no key')).toMatchObject({ offline: false })
    expect([await noticesOf(db, agentId), await isPicked()]).toEqual([[], true])
  })
})
