import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  createToken,
  createUser,
  listTokens,
  revokeToken,
  tokenOwner,
  readBearer,
} from '../doors/accounts.ts'
import type { NewTokenRow } from '../doors/accounts.ts'
import type { Database } from '../index.ts'

const inADay = new Date(Date.now() + 86_400_000)

async function withToken(token: Partial<NewTokenRow> = {}): Promise<{ db: Database; userId: string }> {
  const db = await freshDatabase()
  const user = { name: 'Ada', email: 'ada@example.org', passwordHash: null, firstIsAdmin: false }
  const userId = (await createUser(db, user)) ?? ''
  const row = {
    userId,
    name: 'laptop',
    hash: 'h',
    ending: 'wxyz',
    scopes: ['read'],
    expiresAt: inADay,
  } as const
  await createToken(db, { ...row, ...token })
  return { db, userId }
}

describe('a token', () => {
  it('acts for its owner within its scopes', async () => {
    const { db, userId } = await withToken({ scopes: ['read', 'agents:write'] })
    expect(await readBearer(db, 'h')).toMatchObject({
      userId,
      role: 'member',
      scopes: ['read', 'agents:write'],
    })
    expect(await readBearer(db, 'x')).toBeUndefined()
  })

  it('remembers that it was used', async () => {
    const { db, userId } = await withToken()
    expect((await listTokens(db, userId))[0]?.lastUsedAt).toBeNull()
    await readBearer(db, 'h')
    expect((await listTokens(db, userId))[0]?.lastUsedAt).not.toBeNull()
  })

  it('opens nothing once it has expired', async () => {
    const { db } = await withToken({ expiresAt: new Date(Date.now() - 1000) })
    expect(await readBearer(db, 'h')).toBeUndefined()
  })

  it('opens nothing once it is revoked', async () => {
    const { db, userId } = await withToken()
    const [token] = await listTokens(db, userId)
    expect(await tokenOwner(db, token?.id ?? '')).toEqual({ ownerId: userId })
    await revokeToken(db, token?.id ?? '')
    expect(await readBearer(db, 'h')).toBeUndefined()
    expect(await tokenOwner(db, token?.id ?? '')).toBeUndefined()
  })

  it('goes with its owner', async () => {
    const { db, userId } = await withToken()
    await db.prisma.user.delete({ where: { id: userId } })
    expect(await readBearer(db, 'h')).toBeUndefined()
  })

  it('is one of fifty at the most', async () => {
    const { db, userId } = await withToken()
    const row = { userId, name: 'n', ending: 'wxyz', scopes: [], expiresAt: inADay }
    for (let n = 2; n <= 50; n++) expect(await createToken(db, { ...row, hash: `${n}` })).toBe(true)
    expect(await createToken(db, { ...row, hash: '51' })).toBe(false)
  })
})
