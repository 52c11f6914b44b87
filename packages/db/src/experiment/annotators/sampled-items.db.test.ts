import { freshDatabase, madeExperiment } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { createUser } from '../../doors/accounts.ts'
import {
  annotatingOf,
  annotationsOf,
  dueItemsOf,
  countedJudgements,
  invitationTo,
  inviteAnnotators,
  itemFor,
  keepAnnotation,
  keepItems,
  openAnnotating,
  undoAnnotation,
  withdrawAnnotator,
} from '../../doors/experiments.ts'
import type { Database } from '../../index.ts'

const rubric = 'clue-fit'

/** An experiment that is over with forty clues, and three people who may rate them. */
async function rated(spec: object) {
  const db = await freshDatabase()
  const userIds: string[] = []
  for (const name of ['Ada', 'Ben', 'Eve']) {
    const email = `${name}@example.org`
    userIds.push((await createUser(db, { name, email, passwordHash: null, firstIsAdmin: false })) ?? '')
  }
  return { db, userIds, id: await withItems(db, userIds, spec) }
}

async function withItems(db: Database, userIds: readonly string[], spec: object): Promise<string> {
  const id = await madeExperiment(db, {
    ownerId: userIds[0] ?? '',
    name: 'x',
    game: 'who-is-spy',
    spec,
    text: '',
    players: {},
    access: 'private',
    deals: 40,
    matches: 40,
    starts: true,
  })
  await db.prisma.experiment.update({ where: { id }, data: { state: 'ended', played: 40 } })
  await inviteAnnotators(db, id, { userIds, rubrics: [rubric] })
  const items = Array.from({ length: 40 }, (_, at) => ({
    id: `${at + 1}/7`,
    number: at + 1,
    language: 'en' as const,
    parts: { word: 'tea', clue: `clue ${at + 1}` },
    facts: { length: 6, round: 2, chosen: ['a', 'b'] },
  }))
  await keepItems(db, { id, rubric }, items)
  await openAnnotating(db, id, { rubrics: [rubric], made: 40 })
  return id
}

async function cluesOf(db: Database, id: string, person: number): Promise<readonly string[]> {
  const found = []
  for (let place = 1; ; place++) {
    const item = await itemFor(db, { id, person }, place)
    if (!item) return found
    found.push(item.parts['clue'] ?? '')
  }
}

it('the items of an experiment are counted without those of any other', async () => {
  const { db, id, userIds } = await rated({ seed: 'alone' })
  const sampled = await withItems(db, userIds, { seed: 'x', sample: { items: 21, shared: 6, people: 3 } })
  expect((await annotatingOf(db, id)).items).toBe(40)
  expect((await annotatingOf(db, sampled)).items).toBe(11)
})

describe('a planned sample', () => {
  const spec = { seed: 'sampled', sample: { items: 21, shared: 6, people: 3 } }

  it('has some items that everybody rates, and shares the others out', async () => {
    const { db, id, userIds } = await rated(spec)
    const [ada, ben, eve] = [await cluesOf(db, id, 1), await cluesOf(db, id, 2), await cluesOf(db, id, 3)]
    expect([ada.length, ben.length, eve.length]).toEqual([11, 11, 11])
    const shared = ada.filter((clue) => ben.includes(clue))
    expect(shared.toSorted()).toEqual(ada.filter((clue) => eve.includes(clue)).toSorted())
    expect(shared).toHaveLength(6)
    expect(new Set([...ada, ...ben, ...eve]).size).toBe(21)
    expect([...(await dueItemsOf(db, id)).values()]).toEqual([11, 11, 11])
    expect(await annotatingOf(db, id)).toMatchObject({ items: 11 })
    expect(await invitationTo(db, id, userIds[1] ?? '')).toMatchObject({ due: 11 })
    // Its place is in the own order, and an item of somebody else is at none.
    const kept = { id, person: 1, userId: userIds[0] ?? '', rating: 1 }
    expect(await keepAnnotation(db, { ...kept, place: 11 })).toEqual({ ok: true })
    expect(await keepAnnotation(db, { ...kept, place: 12 })).toMatchObject({ reason: 'no-item' })
  })

  it('is the same for the same seed, and another for another', async () => {
    const [one, same, other] = [await rated(spec), await rated(spec), await rated({ ...spec, seed: 'other' })]
    const drawn = async ({ db, id }: typeof one) => (await cluesOf(db, id, 2)).toSorted()
    expect(await drawn(same)).toEqual(await drawn(one))
    expect(await drawn(other)).not.toEqual(await drawn(one))
  })

  it('is not there if nobody planned one', async () => {
    const { db, id } = await rated({ seed: 'whole' })
    expect(await cluesOf(db, id, 3)).toHaveLength(40)
  })
})

describe('the last rating', () => {
  it('is taken back, one after the other, and the report made again', async () => {
    const { db, id, userIds } = await rated({})
    const who = { id, person: 1, userId: userIds[0] ?? '' }
    for (const place of [1, 2, 3]) await keepAnnotation(db, { ...who, place, rating: 1 })
    await keepAnnotation(db, { ...who, place: 1, rating: 0 })
    const judged = async () => (await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).judged
    const before = await judged()
    // The first item was rated again last.
    expect(await undoAnnotation(db, who)).toEqual({ ok: true, place: 1 })
    expect(await undoAnnotation(db, who)).toEqual({ ok: true, place: 3 })
    expect(await judged()).toBe(before + 2)
    expect(await itemFor(db, who, 3)).toMatchObject({ isDone: false, rating: null })
    expect(await annotationsOf(db, id)).toMatchObject([{ judge: 'person 1', rating: 1 }])
    await undoAnnotation(db, who)
    expect(await undoAnnotation(db, who)).toMatchObject({ reason: 'nothing-rated' })
  })

  it('stays once the invitation is withdrawn, and is nobody else’s to take back', async () => {
    const { db, id, userIds } = await rated({})
    const who = { id, person: 1, userId: userIds[0] ?? '' }
    await keepAnnotation(db, { ...who, place: 1, rating: 1 })
    expect(await undoAnnotation(db, { ...who, userId: userIds[1] ?? '' })).toMatchObject({
      reason: 'may-not-rate',
    })
    await withdrawAnnotator(db, id, 1)
    expect(await undoAnnotation(db, who)).toMatchObject({ reason: 'may-not-rate' })
    expect(await annotationsOf(db, id)).toHaveLength(1)
  })
})

it('what was chosen from a list is kept with the facts of its item', async () => {
  const { db, id, userIds } = await rated({})
  const who = { id, person: 1, userId: userIds[0] ?? '' }
  await keepAnnotation(db, { ...who, place: 1, rating: 2, picks: ['b', 'c'] })
  expect(await itemFor(db, who, 1)).toMatchObject({ isDone: true, rating: 2, picks: ['b', 'c'] })
  const [row] = await countedJudgements(db, id, { after: 0, last: 40 })
  expect(row).toMatchObject({ picks: ['b', 'c'], facts: { length: 6, round: 2, chosen: ['a', 'b'] } })
  await keepAnnotation(db, { ...who, place: 1, rating: null })
  const [skipped] = await countedJudgements(db, id, { after: 0, last: 40 })
  expect(skipped).not.toHaveProperty('picks')
})
