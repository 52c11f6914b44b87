import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { missLinks, openLink } from '../doors/agents.ts'
import { inTransaction } from '../index.ts'
import { newId } from '../new-id.ts'
import { registered } from '../testing/registered.ts'
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
  return { db, dialIn, isOnline, whileHeld }
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
