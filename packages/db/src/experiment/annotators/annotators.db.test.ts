import { freshDatabase, madeExperiment } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { createUser, deleteUser, exportUser } from '../../doors/accounts.ts'
import {
  allJudgements,
  annotatingOf,
  annotatorsOf,
  closeAnnotating,
  countedJudgements,
  dueAnnotations,
  findAccounts,
  invitationTo,
  inviteAnnotators,
  itemFor,
  keepAnnotation,
  keepItems,
  openAnnotating,
  openInvitations,
  waitingRubrics,
  withdrawAnnotator,
} from '../../doors/experiments.ts'
import type { Database } from '../../index.ts'

async function person(db: Database, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${Math.random()}@example.org`
  const id = await createUser(db, { name, email, passwordHash: null, firstIsAdmin: false })
  if (id === undefined) throw new Error('not created')
  // Accounts from before names were compared may share one.
  await db.prisma.user.update({ where: { id }, data: { name } })
  return id
}

const clues = (language: 'en' | 'zh' = 'en', count = 12) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}/7`,
    number: at + 1,
    language,
    parts: { word: 'tea', clue: `clue ${at + 1}` },
  }))

/** An experiment that is over, and two people who may rate its twelve clues. */
async function rated(rubrics: readonly string[] = ['clue-fit']) {
  const db = await freshDatabase()
  const [ownerId, ada, ben] = [await person(db, 'Owner'), await person(db, 'Ada'), await person(db, 'Ben')]
  const id = await madeExperiment(db, {
    ownerId,
    name: 'x',
    game: 'who-is-spy',
    spec: {},
    text: '',
    players: {},
    access: 'private',
    deals: 12,
    matches: 12,
    starts: true,
  })
  await db.prisma.experiment.update({ where: { id }, data: { state: 'ended', played: 12 } })
  expect(await inviteAnnotators(db, id, { userIds: [ada, ben], rubrics })).toEqual({ ok: true })
  for (const rubric of await waitingRubrics(db, id)) await keepItems(db, { id, rubric }, clues())
  await openAnnotating(db, id, { rubrics, made: 12 })
  return { db, id, ownerId, ada, ben }
}

async function orderOf(db: Database, id: string, who: number) {
  const found = []
  for (let place = 1; ; place++) {
    const item = await itemFor(db, { id, person: who }, place)
    if (!item) return found
    found.push(`${item.rubric} ${item.parts['clue']}`)
  }
}

describe('a sample that is chosen with an invitation', () => {
  const sample = { items: 8, shared: 4, people: 2 }

  it('says what people rate, until something is rated', async () => {
    const { db, id, ada, ben } = await rated()
    const choose = (chosen: typeof sample) =>
      inviteAnnotators(db, id, { userIds: [ben], rubrics: ['clue-fit'], sample: chosen })
    expect(await annotatingOf(db, id)).toMatchObject({ items: 12, sample: null })
    expect(await choose({ ...sample, items: 10 })).toEqual({ ok: true })
    expect(await choose(sample)).toEqual({ ok: true })
    // Everybody rates four, and each of the two has half of the other four.
    expect(await annotatingOf(db, id)).toMatchObject({ items: 6, sample })
    expect(await keepAnnotation(db, { id, person: 1, userId: ada, place: 1, rating: 1 })).toMatchObject({
      ok: true,
    })
    expect(await choose({ ...sample, people: 1 })).toMatchObject({ ok: false, reason: 'rated-already' })
    expect(await choose(sample)).toEqual({ ok: true })
    expect(await annotatingOf(db, id)).toMatchObject({ items: 6, sample })
  })
})

describe('people who rate', () => {
  it('have numbers in the order of their invitations, and keep them', async () => {
    const { db, id, ada, ben, ownerId } = await rated()
    await inviteAnnotators(db, id, { userIds: [ben, ownerId, ada], rubrics: ['clue-fit'] })
    const people = await annotatorsOf(db, id)
    expect(people.map(({ person: number, name }) => [number, name])).toEqual([
      [1, 'Ada'],
      [2, 'Ben'],
      [3, 'Owner'],
    ])
    expect(await annotatingOf(db, id)).toEqual({
      rubrics: ['clue-fit'],
      ready: true,
      sample: null,
      items: 12,
      closed: false,
      openSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('are invited to an experiment that is over, and at most forty of them', async () => {
    const { db, id, ada } = await rated()
    const many = await Promise.all(Array.from({ length: 39 }, (_, at) => person(db, `P${at}`)))
    expect(await inviteAnnotators(db, id, { userIds: many, rubrics: [] })).toMatchObject({
      reason: 'too-many',
    })
    expect(await annotatorsOf(db, id)).toHaveLength(2)
    await db.prisma.experiment.update({ where: { id }, data: { state: 'running' } })
    expect(await inviteAnnotators(db, id, { userIds: [ada], rubrics: [] })).toMatchObject({
      reason: 'not-in-that-state',
    })
  })

  it('are invited to a paused experiment, and have what comes later after all that they had', async () => {
    const { db, id, ada, ownerId } = await rated()
    const played = (state: 'paused' | 'running' | 'ended', count: number) =>
      db.prisma.experiment.update({ where: { id }, data: { state, played: count, matches: 20 } })
    await played('paused', 12)
    expect(await inviteAnnotators(db, id, { userIds: [ownerId], rubrics: ['clue-fit'] })).toEqual({
      ok: true,
    })
    const had = await orderOf(db, id, 1)
    await keepAnnotation(db, { id, person: 1, userId: ada, place: 3, rating: 1 })
    expect(await dueAnnotations(db)).toEqual([])

    await played('running', 15)
    expect(await dueAnnotations(db)).toEqual([])
    await keepItems(db, { id, rubric: 'clue-fit' }, clues('en', 16))
    expect(await orderOf(db, id, 1)).toEqual(had)
    await played('paused', 16)
    expect(await dueAnnotations(db)).toEqual([id])
    expect(await waitingRubrics(db, id)).toEqual(['clue-fit'])
    await openAnnotating(db, id, { rubrics: ['clue-fit'], made: 16 })
    expect(await dueAnnotations(db)).toEqual([])

    await inviteAnnotators(db, id, { userIds: [ada], rubrics: ['description-match'] })
    await keepItems(db, { id, rubric: 'description-match' }, clues())
    await played('ended', 20)
    await keepItems(db, { id, rubric: 'clue-fit' }, clues('en', 20))
    const rubrics = await waitingRubrics(db, id)
    expect(rubrics).toEqual(['clue-fit', 'description-match'])
    await openAnnotating(db, id, { rubrics, made: 20 })
    const after = await orderOf(db, id, 1)
    expect(after.slice(0, 12)).toEqual(had)
    expect(new Set(after.slice(12, 16))).toEqual(new Set([13, 14, 15, 16].map((at) => `clue-fit clue ${at}`)))
    expect(after).toHaveLength(32)
    expect(await itemFor(db, { id, person: 1 }, 3)).toMatchObject({ isDone: true, rating: 1 })
    expect(await annotatingOf(db, id)).toMatchObject({ ready: true, items: 32 })
    expect(await invitationTo(db, id, ada)).toMatchObject({ due: 32, done: 1 })
  })

  it('are found by name or id, and several of one name are several', async () => {
    const { db, ada, ben } = await rated()
    await person(db, 'Ben')
    await db.prisma.user.update({ where: { id: await person(db, 'Eve') }, data: { suspendedAt: new Date() } })
    const found = await findAccounts(db, ['Ada', 'Ben', ben, 'nobody', 'Eve'])
    const counts = Object.fromEntries(found.map(({ wanted, ids }) => [wanted, ids.length]))
    expect(counts).toEqual({ Ada: 1, Ben: 2, [ben]: 1, nobody: 0, Eve: 0 })
    expect(found.find(({ wanted }) => wanted === 'Ada')?.ids).toEqual([ada])
  })

  it('have all items, each person in an order of its own that stays the same', async () => {
    const { db, id } = await rated()
    const [one, two] = [await orderOf(db, id, 1), await orderOf(db, id, 2)]
    expect(one.toSorted()).toEqual(two.toSorted())
    expect(new Set(one).size).toBe(12)
    expect(one).not.toEqual(two)
    expect(await orderOf(db, id, 1)).toEqual(one)
  })

  it('have the items of a rubric that is added later after all others', async () => {
    const { db, id, ben } = await rated()
    const before = await orderOf(db, id, 1)
    await inviteAnnotators(db, id, { userIds: [ben], rubrics: ['description-match'] })
    expect(await dueAnnotations(db)).toEqual([id])
    await keepItems(db, { id, rubric: 'description-match' }, clues())
    expect(await orderOf(db, id, 1)).toEqual(before)
    await openAnnotating(db, id, { rubrics: ['description-match'], made: 12 })
    const after = await orderOf(db, id, 1)
    expect(after.slice(0, 12)).toEqual(before)
    expect(after.slice(12).every((item) => item.startsWith('description-match'))).toBe(true)
    expect(await dueAnnotations(db)).toEqual([])
  })
})

describe('a rating', () => {
  it('is stored once for an item and a person, is changed, and is missing if the person cannot say', async () => {
    const { db, id, ada } = await rated()
    const rate = (place: number, rating: number | null) =>
      keepAnnotation(db, { id, person: 1, userId: ada, place, rating })
    expect(await rate(1, 1)).toEqual({ ok: true })
    expect(await rate(1, 0)).toEqual({ ok: true })
    expect(await rate(2, null)).toEqual({ ok: true })
    expect(await rate(13, 1)).toMatchObject({ reason: 'no-item' })
    expect(await db.prisma.annotation.count()).toBe(2)
    expect(await itemFor(db, { id, person: 1 })).toMatchObject({ place: 3, isDone: false, rating: null })
    expect(await itemFor(db, { id, person: 1 }, 1)).toMatchObject({ isDone: true, rating: 0 })
    expect(await itemFor(db, { id, person: 1 }, 2)).toMatchObject({ isDone: true, rating: null })
    expect(await invitationTo(db, id, ada)).toMatchObject({ person: 1, due: 12, done: 2, skipped: 1 })
    expect((await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).judged).toBe(3)
  })

  it('is refused from others, after the invitation is taken back, and after the rating is over', async () => {
    const { db, id, ada, ben, ownerId } = await rated()
    const rate = (who: number, userId: string) =>
      keepAnnotation(db, { id, person: who, userId, place: 1, rating: 1 })
    expect([await rate(1, ben), await rate(1, ownerId), await rate(9, ada)]).toMatchObject(
      Array.from({ length: 3 }, () => ({ reason: 'may-not-rate' })),
    )
    expect(await withdrawAnnotator(db, id, 1)).toBe(true)
    expect(await withdrawAnnotator(db, id, 1)).toBe(false)
    expect(await rate(1, ada)).toMatchObject({ reason: 'may-not-rate' })
    expect([await openInvitations(db, ada), await openInvitations(db, ben)]).toMatchObject([[], [{}]])
    await inviteAnnotators(db, id, { userIds: [ada], rubrics: [] })
    expect(await rate(1, ada)).toEqual({ ok: true })
    await closeAnnotating(db, id, true)
    expect(await rate(1, ada)).toMatchObject({ reason: 'may-not-rate' })
    expect(await openInvitations(db, ada)).toEqual([])
    await closeAnnotating(db, id, false)
    expect(await rate(1, ada)).toEqual({ ok: true })
  })

  it('of many people at once is stored for each of them', async () => {
    const { db, id, ada, ben } = await rated()
    const all = Array.from({ length: 12 }, (_, at) => at + 1)
    const kept = await Promise.all(
      all.flatMap((place) => [
        keepAnnotation(db, { id, person: 1, userId: ada, place, rating: 1 }),
        keepAnnotation(db, { id, person: 2, userId: ben, place, rating: 0 }),
      ]),
    )
    expect(kept.every(({ ok }) => ok)).toBe(true)
    const first = { after: 0, last: 1 }
    const rows = await countedJudgements(db, id, first)
    expect(rows).toEqual(await allJudgements(db, id, first))
    expect(rows).toMatchObject([
      {
        judge: 'person 1',
        person: 'person 1',
        item: '1/7',
        number: 1,
        round: 1,
        time: 1,
        raw: [],
        rating: 1,
      },
      { judge: 'person 2', person: 'person 2', item: '1/7', rating: 0 },
    ])
    expect(await annotatorsOf(db, id)).toMatchObject([{ done: 12 }, { done: 12 }])
  })

  it('stays without a name when the account is deleted, and is in the person’s own data before', async () => {
    const { db, id, ada } = await rated()
    await keepAnnotation(db, { id, person: 1, userId: ada, place: 5, rating: 1 })
    expect((await exportUser(db, ada))?.ratings).toMatchObject([
      { experiment: id, rubric: 'clue-fit', place: 5, rating: 1 },
    ])
    await deleteUser(db, ada)
    const [first] = await annotatorsOf(db, id)
    expect(first).toEqual({ person: 1, userId: null, name: null, withdrawn: false, done: 1, skipped: 0 })
    expect(await invitationTo(db, id, ada)).toBeUndefined()
    const again = await person(db, 'Ada')
    await inviteAnnotators(db, id, { userIds: [again], rubrics: [] })
    expect(await invitationTo(db, id, again)).toMatchObject({ person: 3, done: 0 })
  })
})
