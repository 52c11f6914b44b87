import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  claimFlightCheck,
  missLinks,
  openFlightChecks,
  openLink,
  ownerAgent,
  requestFlightCheck,
  strike,
  strikeRule,
} from '../doors/agents.ts'
import { inTransaction } from '../index.ts'
import { newId } from '../new-id.ts'
import { registered } from '../testing/registered.ts'
import { openSeason } from '../testing/settled.ts'
import { beginner } from '../testing/waiting-for-locks.ts'

const graceMs = 5000

/** An agent that is online, though its connection has long been away. */
async function away() {
  const db = await freshDatabase()
  const { agentId } = await registered(db, { kind: 'outbound' })
  await db.pool.query('update agents set online = true where id = $1', [agentId])
  const dialIn = () => openLink(db, { agentId, linkId: newId(), tokenId: newId(), graceMs })
  const isOnline = async () => (await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })).online
  /** Another session's change to the agent meanwhile. */
  const whileHeld = async (work: () => Promise<unknown>) =>
    inTransaction(db, async (client) => {
      await client.query('select 1 from agents where id = $1 for no key update', [agentId])
      await work()
    })
  return { db, agentId, dialIn, isOnline, whileHeld }
}

describe('an agent that has been away for long', () => {
  it('is offline once it is missed, and online again once it dials in', async () => {
    const { db, dialIn, isOnline } = await away()
    await missLinks(db, graceMs)
    expect(await isOnline()).toBe(false)
    await dialIn()
    expect(await isOnline()).toBe(true)
    await missLinks(db, graceMs)
    expect(await isOnline()).toBe(true)
  })

  it('is news to its owner, once an hour however often it comes and goes', async () => {
    const { db, dialIn } = await away()
    const told = () => db.prisma.notice.findMany({ select: { kind: true, params: true } })
    const drop = async () => {
      await missLinks(db, graceMs)
      await dialIn()
      await db.pool.query(`update agent_links set lost_at = now() - interval '1 minute'`)
    }
    await drop()
    await drop()
    expect(await told()).toEqual([{ kind: 'agent-offline', params: { reason: 'connection-lost' } }])
    await db.pool.query(`update notices set created_at = created_at - interval '2 hours'`)
    await drop()
    expect(await told()).toHaveLength(2)
  })

  it('is not struck for the turns that it missed, until it misses more of them when it is back', async () => {
    const { db, agentId, dialIn } = await away()
    const fault = {
      agentId,
      matchId: 'a match',
      at: new Date(),
      verdict: 'asleep',
      detail: 'it was not connected',
    }
    const faults = Array.from({ length: strikeRule.faults }, (_, seq) => ({ ...fault, seq }))
    await db.prisma.fault.createMany({ data: faults })
    expect(await strike(db, agentId)).toBe(false)
    await missLinks(db, graceMs)
    const { offlineReason } = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
    expect(offlineReason).toBe(null)
    await dialIn()
    expect(await strike(db, agentId)).toBe(true)
  })

  it('stays online if it dials in at the moment at which it is missed', async () => {
    const { db, dialIn, isOnline, whileHeld } = await away()
    const { begin, ended } = beginner(db)
    await whileHeld(async () => {
      await begin(() => missLinks(db, graceMs))
      await begin(dialIn)
    })
    await ended()
    expect(await isOnline()).toBe(true)
  })
})

it('a flight check that is begun before the program is connected waits for it', async () => {
  const { db, agentId, dialIn } = await away()
  await openSeason(db)
  const asked = await requestFlightCheck(db, agentId)
  if (!asked.ok) throw new Error(asked.reason)
  expect(await openFlightChecks(db)).toEqual([])
  expect(await claimFlightCheck(db, asked.checkId)).toBe('busy')
  expect(await ownerAgent(db, agentId)).toMatchObject({ connected: false, check: { state: 'queued' } })
  await dialIn()
  expect(await openFlightChecks(db)).toEqual([asked.checkId])
  expect(await claimFlightCheck(db, asked.checkId)).toMatchObject({ agentId })
  expect(await ownerAgent(db, agentId)).toMatchObject({ connected: true, check: { state: 'running' } })
})
