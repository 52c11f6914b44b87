import type { AgentId, SeasonId } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { weighVoids } from '../doors/agents.ts'
import {
  appendRuling,
  claimMatch,
  lockWaiting,
  openTicket,
  readTicket,
  tableKind,
  voidMatch,
} from '../doors/matches.ts'
import { inTransaction } from '../index.ts'
import type { Database } from '../index.ts'
import { passFlightCheck, registered } from '../testing/registered.ts'
import { deal, openSeason } from '../testing/settled.ts'

async function agents(db: Database, count: number): Promise<AgentId[]> {
  const made: AgentId[] = []
  for (let number = 0; number < count; number++) {
    const { agentId } = await registered(db)
    await passFlightCheck(db, agentId)
    made.push(agentId)
  }
  return made
}

/** A match that is over. If void, the first seat failed in this way. */
async function play(db: Database, seasonId: SeasonId, table: readonly AgentId[], verdict?: string) {
  const dealt = await deal(db, seasonId, table)
  if (!('matchId' in dealt)) throw new Error('not dealt')
  const { matchId } = dealt
  if (verdict === undefined) {
    await db.prisma.match.update({ where: { id: matchId }, data: { status: 'finished' } })
    return
  }
  const match = await claimMatch(db, matchId)
  if (!match) throw new Error('not to be had')
  const fence = { matchId, attempt: match.attempt }
  const at = new Date().toISOString()
  const call = {
    seat: 0,
    kind: 'speech',
    round: 1,
    startedAt: at,
    latencyMs: 1,
    attempts: 1,
    seq: 0,
    verdict,
  }
  await appendRuling(db, fence, [{ seq: 0, at, event: { type: 'speech-missed' } }], call)
  const last = { entries: [{ seq: 1, at, event: { type: 'match-voided' } }] }
  await voidMatch(db, fence, last, verdict === 'provider' ? 'provider-fault' : 'ran-too-long')
}

const heldBack = async (db: Database) => (await db.prisma.heldBack.findMany()).map(({ agentId }) => agentId)

async function many(times: number, one: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time++) await one()
}

describe('an agent in whose matches its provider fails more often than for others', () => {
  it('is held back once there are enough of them, and its table-mates are not', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const [first = '' as AgentId, second = '' as AgentId] = await agents(db, 2)
    await many(7, () => play(db, seasonId, [first, second]))
    await many(2, () => play(db, seasonId, [first, second], 'provider'))
    await weighVoids(db)
    expect(await heldBack(db)).toEqual([])
    await play(db, seasonId, [first, second], 'provider')
    await weighVoids(db)
    expect(await heldBack(db)).toEqual([first])
    expect(await db.prisma.heldBack.findFirst()).toMatchObject({ matches: 10, voids: 3 })
  })

  it('is released after a month', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const table = await agents(db, 1)
    await many(10, () => play(db, seasonId, table, 'provider'))
    await weighVoids(db)
    expect(await heldBack(db)).toEqual(table)
    await weighVoids(db, Date.now() + 31 * 86_400_000)
    expect(await heldBack(db)).toEqual([])
    expect(await db.prisma.voidSeat.count()).toBe(0)
  })

  it('is not held back for faults that void no match, or for matches that others void', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const table = await agents(db, 1)
    await many(10, () => play(db, seasonId, table, 'agent'))
    await weighVoids(db)
    expect(await heldBack(db)).toEqual([])
  })
})

describe('an agent that is held back', () => {
  it('waits behind agents that came later, and its ticket says so', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const waiting = await agents(db, 3)
    const [first = '' as AgentId] = waiting
    const tickets = []
    for (const agentId of waiting) {
      const opened = await openTicket(db, { agentId, seasonId, mode: 'ranked', language: 'en' })
      if (!opened.ok) throw new Error(opened.reason)
      tickets.push(opened.ticketId)
    }
    await db.prisma.heldBack.create({ data: { agentId: first, matches: 10, voids: 3 } })
    const ruleset = rulesets['wis-2024']
    const kind = tableKind({ seasonId, mode: 'ranked', language: 'en', game: 'who-is-spy', ruleset })
    const line = await inTransaction(db, (client) =>
      lockWaiting(client, kind, { latelyMatches: 3, most: 10 }),
    )
    expect(line.map(({ agentId, heldBack: isLast }) => [agentId, isLast])).toEqual([
      [waiting[1], false],
      [waiting[2], false],
      [first, true],
    ])
    const positions = await Promise.all(tickets.map(async (id) => (await readTicket(db, id))?.position))
    expect(positions).toEqual([2, 0, 1])
  })
})
