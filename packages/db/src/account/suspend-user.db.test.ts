import { freshDatabase } from '@wis/testkit'
import { beforeEach, expect, it } from 'vitest'
import {
  changeRole,
  createToken,
  listUsers,
  readBearer,
  readUser,
  readmitUser,
  suspendUser,
} from '../doors/accounts.ts'
import type { Database } from '../index.ts'
import { owner, registered } from '../testing/registered.ts'

let db: Database
let admin: { id: string; name: string }

beforeEach(async () => {
  db = await freshDatabase()
  admin = { id: await owner(db, 'Admin'), name: 'Admin' }
})

it('a suspended user has no session, no token and no agent in play', async () => {
  const { agentId, ownerId } = await registered(db)
  await db.prisma.agent.update({ where: { id: agentId }, data: { online: true } })
  const expiresAt = new Date(Date.now() + 60_000)
  await createToken(db, { userId: ownerId, scopes: ['read'], expiresAt, name: 't', hash: 'h', ending: 'e' })
  const before = await readUser(db, ownerId)
  expect(await suspendUser(db, admin, ownerId, 'Spam.')).toEqual({ ok: true })
  expect(await readUser(db, ownerId)).toMatchObject({
    suspendedFor: 'Spam.',
    sessionVersion: (before?.sessionVersion ?? 0) + 1,
  })
  expect(await readBearer(db, 'h')).toBeUndefined()
  expect(await db.prisma.agent.findUnique({ where: { id: agentId } })).toMatchObject({ online: false })
})

it('readmission restores access, but agents that were offline before stay offline', async () => {
  const id = await owner(db)
  await suspendUser(db, admin, id, 'Spam.')
  expect(await suspendUser(db, admin, id, 'Again.')).toMatchObject({ reason: 'unchanged' })
  expect(await readmitUser(db, admin, id)).toEqual({ ok: true })
  expect(await readUser(db, id)).toMatchObject({ suspendedFor: null })
  expect(await readmitUser(db, admin, 'nobody')).toMatchObject({ reason: 'no-such-user' })
})

it('users cannot suspend or demote themselves', async () => {
  expect(await suspendUser(db, admin, admin.id, 'Tired.')).toMatchObject({ reason: 'yourself' })
  expect(await changeRole(db, admin, admin.id, 'member')).toMatchObject({ reason: 'yourself' })
})

it('users are found by part of their name, newest first', async () => {
  const id = await owner(db, 'Zoe 100%', Date.now() + 1_000)
  expect(await changeRole(db, admin, id, 'organizer')).toEqual({ ok: true })
  expect((await listUsers(db, {})).items.map(({ name }) => name)).toEqual(['Zoe 100%', 'Admin'])
  expect((await listUsers(db, { q: '0%' })).items).toMatchObject([{ id, role: 'organizer', agents: 0 }])
})
