import { randomBytes } from 'node:crypto'
import { createVault } from '@wis/db'
import type { Database } from '@wis/db'
import { answerLookUp, askLookUp, claimLookUps, forgetLookUps, readLookUp } from '@wis/db/agents'
import { recognise } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, vi } from 'vitest'
import { hubFetch } from '../connect/space-agent.ts'
import { createLookUps } from '../look-ups.ts'
import { createLog } from '../operations/log.ts'
import { startLocalAgents } from '../testing/local-agents.ts'

const vault = createVault(randomBytes(32).toString('base64'))
const right = { text: 'hf_right', sealer: vault }

/** The runner's side of a look-up, and an owner who asks. */
async function asking(options: { private?: boolean } = {}) {
  const db = await freshDatabase()
  const hub = await startLocalAgents(options)
  const lookUps = createLookUps({
    db,
    vault,
    log: createLog(() => undefined),
    hubUrl: hub.url,
    fetch: hubFetch(hub.url, []),
  })
  const ask = (text: string, token?: typeof right) =>
    askLookUp(db, { userId: 'owner', recognised: recognise(text), ...(token && { token }) })
  return { db, hub, lookUps, ask }
}

const answerTo = (db: Database, id: string) => vi.waitUntil(() => readLookUp(db, id), { timeout: 30_000 })

describe('a question to the Hub', () => {
  it('is answered by a runner', async () => {
    const { db, lookUps, ask } = await asking()
    const id = await ask('owner/space')
    expect(await readLookUp(db, id)).toBeUndefined()
    await lookUps.beat()
    expect(await answerTo(db, id)).toMatchObject({ outcome: 'found', thing: { kind: 'space', stage: 'up' } })
  })

  it('is asked with the token of its owner, which is then forgotten', async () => {
    const { db, lookUps, ask } = await asking({ private: true })
    const [stranger, owner] = [await ask('owner/space'), await ask('owner/space', right)]
    await lookUps.beat()
    expect(await answerTo(db, owner)).toMatchObject({ thing: { private: true } })
    expect((await answerTo(db, stranger))?.thing).toBeUndefined()
    const kept = await db.prisma.lookUp.findMany()
    expect(JSON.stringify(kept)).not.toContain('hf_right')
    expect(kept.map(({ sealed }) => sealed)).toEqual([null, null])
  })

  it('is asked once, even if several owners and runners want it', async () => {
    const { db, hub, lookUps, ask } = await asking()
    const asked = [await ask('owner/space'), await ask('owner/space')]
    expect(new Set(asked).size).toBe(1)
    await Promise.all([lookUps.beat(), lookUps.beat()])
    await answerTo(db, asked[0] ?? '')
    await lookUps.beat()
    await lookUps.stop()
    expect(hub.calls.filter(({ path }) => path.startsWith('/api/spaces/owner/space?'))).toHaveLength(1)
  })

  it('that no runner answered loses its token when its owner stops waiting, and is then deleted', async () => {
    const { db, ask } = await asking()
    const [late, fresh] = [await ask('owner/space', right), await ask('owner/space', right)]
    const asked = (id: string, ago: string) =>
      db.pool.query(`update look_ups set created_at = now() - $2::interval where id = $1`, [id, ago])
    const sealedOf = async (id: string) => (await db.prisma.lookUp.findUnique({ where: { id } }))?.sealed
    await asked(late, '1 minute')
    await forgetLookUps(db)
    expect(await sealedOf(late)).toBeNull()
    expect(await sealedOf(fresh)).toBeTruthy()
    await asked(late, '1 hour')
    await forgetLookUps(db)
    expect(await db.prisma.lookUp.findMany({ select: { id: true } })).toEqual([{ id: fresh }])
  })

  it('waits for the earlier questions of its member, and not for the many of another', async () => {
    const { db } = await asking()
    const questions = (userId: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, at) =>
          askLookUp(db, { userId, recognised: recognise(`${userId}/space-${at}`) }),
        ),
      )
    const many = await questions('busy', 20)
    const few = await questions('other', 2)
    const claim = async () => (await claimLookUps(db, vault, 16)).map(({ id }) => id)
    const first = await claim()
    expect(first).toEqual(expect.arrayContaining(few))
    expect(first.filter((id) => many.includes(id))).toHaveLength(4)
    expect(await claim()).toEqual([])
    await answerLookUp(db, first.find((id) => many.includes(id)) ?? '', { outcome: 'missing' })
    expect(await claim()).toHaveLength(1)
  })

  it('that its owner no longer waits for is not asked', async () => {
    const { db, hub, lookUps, ask } = await asking()
    await ask('owner/space')
    await db.pool.query(`update look_ups set created_at = now() - interval '1 minute'`)
    await lookUps.beat()
    await lookUps.stop()
    expect(hub.calls).toEqual([])
  })
})
