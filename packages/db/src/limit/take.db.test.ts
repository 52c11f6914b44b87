import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { forgetLimits, openDatabase, take } from '../index.ts'

const hour = 3_600_000
const three = { key: 'a', limit: 3, windowMs: hour }

describe('an allowance', () => {
  it('is used up, and says how far', async () => {
    const db = await freshDatabase()
    const taken = []
    for (let n = 0; n < 4; n++) taken.push(...(await take(db, [three])))
    expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
    expect(taken.map(({ usedMs }) => Math.round((usedMs / hour) * 3))).toEqual([1, 2, 3, 3])
  })

  it('is shared by all servers, even for simultaneous requests', async () => {
    const db = await freshDatabase()
    const other = openDatabase({ url: db.url })
    const asked = Array.from({ length: 40 }, (_, n) => take(n % 2 ? db : other, [{ ...three, limit: 7 }]))
    const allowed = (await Promise.all(asked)).flat().filter((taken) => taken.allowed)
    await other.close()
    expect(allowed).toHaveLength(7)
  })

  it('is separate for each caller, and several can be used at once', async () => {
    const db = await freshDatabase()
    const one = { ...three, limit: 1 }
    const both = [one, { ...one, key: 'b' }]
    expect(await take(db, [one])).toMatchObject([{ key: 'a', allowed: true }])
    const answers = await take(db, both)
    expect(answers.find(({ key }) => key === 'a')?.allowed).toBe(false)
    expect(answers.find(({ key }) => key === 'b')?.allowed).toBe(true)
  })

  it('fills again evenly', async () => {
    const db = await freshDatabase()
    for (let n = 0; n < 3; n++) await take(db, [three])
    await db.pool.query(`update rate_limits set full_at = full_at - interval '21 minutes'`)
    expect((await take(db, [three]))[0]?.allowed).toBe(true)
    expect((await take(db, [three]))[0]?.allowed).toBe(false)
  })

  it('is deleted once it is full again', async () => {
    const db = await freshDatabase()
    await take(db, [three, { ...three, key: 'b' }])
    await db.pool.query(`update rate_limits set full_at = now() - interval '1 second' where key = 'a'`)
    await forgetLimits(db)
    expect((await db.pool.query('select key from rate_limits')).rows).toEqual([{ key: 'b' }])
  })
})
