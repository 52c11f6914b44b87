import { newSeason, newSeasonRequest } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  accountNotices,
  deleteUser,
  exportUser,
  readmitUser,
  readUser,
  suspendUser,
} from '../doors/accounts.ts'
import {
  answerSeasonRequest,
  askForSeason,
  createSeason,
  grantedSeasonRequest,
  latestSeasonRequest,
  waitingSeasonRequests,
  withdrawSeasonRequest,
} from '../doors/seasons.ts'
import { adminCounts, listAudit } from '../index.ts'
import type { Actor, Database } from '../index.ts'
import { owner } from '../testing/registered.ts'

const wish = newSeasonRequest.parse({
  title: 'An evening of spies',
  text: 'For the forty students of our course.',
  languages: ['zh', 'en'],
  agents: 40,
  beginsOn: '2030-05-01',
})
const yes = { state: 'granted', answer: '' } as const
const no = { state: 'declined', answer: 'Join the running one first.' } as const

let db: Database
let mia: Actor
let ada: Actor

beforeEach(async () => {
  db = await freshDatabase()
  mia = { id: await owner(db, 'Mia'), name: 'Mia' }
  ada = { id: await owner(db, 'Ada'), name: 'Ada' }
  await db.prisma.user.update({ where: { id: ada.id }, data: { role: 'admin' } })
})

async function asked(of = mia): Promise<string> {
  const done = await askForSeason(db, of, wish)
  if (!done.ok) throw new Error(done.reason)
  return done.id
}

const roleOfMia = async () => (await readUser(db, mia.id))?.role
const deeds = async () => (await listAudit(db, {})).items.map(({ action }) => action).toReversed()

describe('a request for a season', () => {
  it('waits unchanged until an admin answers', async () => {
    const id = await asked()
    const stored = { id, ...wish, state: 'waiting', answer: '', answeredAt: null }
    expect(await latestSeasonRequest(db, mia.id)).toMatchObject(stored)
    expect((await waitingSeasonRequests(db)).items).toMatchObject([
      { ...stored, asker: { id: mia.id, name: 'Mia', role: 'member', agents: 0 } },
    ])
    expect((await adminCounts(db)).seasonRequests).toBe(1)
  })

  it('is its member’s only waiting request, even if it is sent again', async () => {
    const sent = await Promise.all([1, 2, 3, 4].map(() => askForSeason(db, mia, wish)))
    const refused = { ok: false, reason: 'already-waiting' }
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
    expect(sent.filter(({ ok }) => !ok)).toEqual([refused, refused, refused])
    expect((await adminCounts(db)).seasonRequests).toBe(1)
  })

  it('is taken back by its member alone, and then another may be sent', async () => {
    const id = await asked()
    expect(await withdrawSeasonRequest(db, ada, id)).toBe(false)
    expect(await withdrawSeasonRequest(db, mia, id)).toBe(true)
    expect(await withdrawSeasonRequest(db, mia, id)).toBe(false)
    expect(await latestSeasonRequest(db, mia.id)).toMatchObject({ state: 'withdrawn' })
    expect(await answerSeasonRequest(db, ada, id, yes)).toEqual({ ok: false, reason: 'already-answered' })
    await asked()
    expect(await deeds()).toEqual(['season-request-sent', 'season-request-withdrawn', 'season-request-sent'])
  })

  it('is not for users who may already set up seasons', async () => {
    expect(await askForSeason(db, ada, wish)).toEqual({ ok: false, reason: 'organizer-already' })
  })

  it('of a suspended account neither comes in nor is seen nor granted, until it is let in again', async () => {
    const id = await asked()
    await suspendUser(db, ada, mia.id, 'Spam.')
    expect(await askForSeason(db, mia, wish)).toEqual({ ok: false, reason: 'suspended' })
    expect((await waitingSeasonRequests(db)).items).toEqual([])
    expect((await adminCounts(db)).seasonRequests).toBe(0)
    expect(await answerSeasonRequest(db, ada, id, yes)).toEqual({ ok: false, reason: 'asker-suspended' })
    expect(await roleOfMia()).toBe('member')
    await readmitUser(db, ada, mia.id)
    expect((await waitingSeasonRequests(db)).items).toHaveLength(1)
  })
})

describe('the answer', () => {
  it('yes makes an organizer, tells the member, and is noted twice: as a role and as an answer', async () => {
    const id = await asked()
    expect(await answerSeasonRequest(db, ada, id, yes)).toEqual({ ok: true })
    expect(await roleOfMia()).toBe('organizer')
    expect(await accountNotices(db, mia.id)).toMatchObject([
      { kind: 'season-request', params: { state: 'granted', title: wish.title } },
    ])
    expect(await deeds()).toEqual(['season-request-sent', 'role-changed', 'season-request-granted'])
    expect((await waitingSeasonRequests(db)).items).toEqual([])
  })

  it('a refusal leaves the member’s role, and the member reads it', async () => {
    const id = await asked()
    expect(await answerSeasonRequest(db, ada, id, no)).toEqual({ ok: true })
    expect(await roleOfMia()).toBe('member')
    expect(await latestSeasonRequest(db, mia.id)).toMatchObject(no)
    expect(await accountNotices(db, mia.id)).toMatchObject([{ params: { ...no, title: wish.title } }])
    expect((await askForSeason(db, mia, wish)).ok).toBe(true)
  })

  it('that comes first stands, even if another admin answers at the same moment', async () => {
    const id = await asked()
    const eve = { id: await owner(db, 'Eve'), name: 'Eve' }
    const answers = [answerSeasonRequest(db, ada, id, yes), answerSeasonRequest(db, eve, id, no)]
    const done = await Promise.all(answers)
    expect(done.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'already-answered' }])
    const stands = (await latestSeasonRequest(db, mia.id))?.state
    expect(await roleOfMia()).toBe(stands === 'granted' ? 'organizer' : 'member')
    expect(await accountNotices(db, mia.id)).toHaveLength(1)
  })

  it('does not demote a member who has become an admin meanwhile', async () => {
    const id = await asked()
    await db.prisma.user.update({ where: { id: mia.id }, data: { role: 'admin' } })
    expect(await answerSeasonRequest(db, ada, id, yes)).toEqual({ ok: true })
    expect(await roleOfMia()).toBe('admin')
  })

  it('to an empty list gives none', async () => {
    expect(await answerSeasonRequest(db, ada, 'nothing', no)).toEqual({
      ok: false,
      reason: 'no-such-request',
    })
  })
})

it('a grant is shown until a season is set up', async () => {
  const id = await asked()
  expect(await grantedSeasonRequest(db, mia.id)).toBeUndefined()
  await answerSeasonRequest(db, ada, id, yes)
  expect(await grantedSeasonRequest(db, mia.id)).toMatchObject({ id, title: wish.title })
  await createSeason(db, mia, newSeason.parse({ name: 'Cup', languages: ['en'], ruleset: 'wis-2024' }))
  expect(await grantedSeasonRequest(db, mia.id)).toBeUndefined()
})

it('requests are listed a page at a time, newest first', async () => {
  const ids = [await asked(), await asked({ id: await owner(db, 'Noa'), name: 'Noa' })]
  const first = await waitingSeasonRequests(db, { limit: 1 })
  const second = await waitingSeasonRequests(db, { limit: 1, cursor: first.nextCursor ?? undefined })
  expect([first, second].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids.toReversed())
  expect(second.nextCursor).toBeNull()
})

it('a request belongs to its account: it is exported and deleted with it', async () => {
  const id = await asked()
  expect(await exportUser(db, mia.id)).toMatchObject({ seasonRequests: [{ id, ...wish }] })
  await deleteUser(db, mia.id)
  expect(await db.prisma.seasonRequest.count()).toBe(0)
  expect(JSON.stringify(await listAudit(db, {}))).not.toContain(wish.title)
})
