import type { Database } from '@wis/db'
import { inviteAnnotators, keepItems, openAnnotating, readExperiment } from '@wis/db/experiments'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'

const deep = {
  name: 'DEEP',
  task: 'deep',
  subjects: ['sample-speller'],
  words: 4,
  seed: 'deep',
  judges: [{ agent: 'sample-checker', rubric: 'description-match' }],
}

type Member = Awaited<ReturnType<ApiRig['user']>>

interface Page {
  readonly due: number
  readonly done: number
  readonly item: { readonly place: number; readonly parts: readonly { readonly text: string }[] } | null
}

const items = Array.from({ length: 6 }, (_, at) => ({
  id: `${at + 1}/target`,
  number: at + 1,
  language: 'en' as const,
  parts: { word: 'tea', description: `description ${at + 1}`, author: 'sample-speller' },
}))

/** An experiment that is over, whose owner has invited one of two members. */
async function rig(spec: object = deep) {
  const api = await apiRig()
  const [owner, rater, other] = [await api.user(), await api.user(), await api.user()]
  const nameOf = async ({ id }: Member) =>
    (await api.db.prisma.user.findUniqueOrThrow({ where: { id } })).name
  const answer = await api.call('POST /experiments', { as: owner.session, body: { spec } })
  expect(answer.status).toBe(201)
  const { id } = (await jsonOf('POST /experiments', answer)) as { id: string }
  return { api, id, owner, rater, other, raterName: await nameOf(rater) }
}

async function over({ db }: ApiRig, id: string): Promise<void> {
  await db.prisma.experiment.update({ where: { id }, data: { state: 'ended', played: 8 } })
}

async function withItems(db: Database, id: string): Promise<void> {
  await keepItems(db, { id, rubric: 'description-match' }, items)
  await openAnnotating(db, id, { rubrics: ['description-match'], made: 8 })
}

async function ready() {
  const made = await rig()
  const { api, id, owner, raterName } = made
  await over(api, id)
  const invited = await api.call('POST /experiments/{id}/annotators', {
    params: { id },
    as: owner.session,
    body: { accounts: [raterName] },
  })
  expect(await jsonOf('POST /experiments/{id}/annotators', invited)).toMatchObject({
    rubrics: ['description-match'],
    ready: false,
    closed: false,
    annotators: [{ person: 1, name: raterName, withdrawn: false, done: 0 }],
  })
  await withItems(api.db, id)
  return made
}

const next = (api: ApiRig, id: string, as?: Member) =>
  api.call('GET /experiments/{id}/ratings/next', { params: { id }, ...(as && { as: as.session }) })
const put = ({ api, id }: { api: ApiRig; id: string }, as: Member, place: number, rating: unknown) =>
  api.call('PUT /experiments/{id}/ratings/{place}', {
    params: { id, place: String(place) },
    as: as.session,
    body: { rating },
  })
const pageOf = async (answer: Response) =>
  (await jsonOf('GET /experiments/{id}/ratings/next', answer)) as Page

describe('the people of a specification', () => {
  it('are invited, and stand in nothing that others may read', async () => {
    const { api } = await rig()
    const [owner, rater] = [await api.user(), await api.user()]
    const { name } = await api.db.prisma.user.findUniqueOrThrow({ where: { id: rater.id } })
    const texts = [
      { ...deep, annotators: [name] },
      `${JSON.stringify(deep).slice(0, -1)}, "annotators": [${JSON.stringify(rater.id)}]}`,
    ]
    for (const spec of texts) {
      const body = { spec, access: 'public', start: false }
      const answer = await api.call('POST /experiments', { as: owner.session, body })
      const { id } = (await jsonOf('POST /experiments', answer)) as { id: string }
      const page = await (await api.call('GET /experiments/{id}', { params: { id } })).text()
      expect(page).not.toContain(name)
      expect(page).not.toContain(rater.id)
      expect(page).not.toContain('annotators')
      expect(JSON.stringify(await readExperiment(api.db, id))).not.toContain(rater.id)
      const people = await api.call('GET /experiments/{id}/annotators', { params: { id }, as: owner.session })
      expect(await jsonOf('GET /experiments/{id}/annotators', people)).toMatchObject({
        rubrics: ['description-match'],
        annotators: [{ person: 1, name }],
      })
    }
  })

  it('are refused by their place if there is no such account, or several', async () => {
    const { api, owner, raterName } = await rig()
    await api.db.prisma.user.create({ data: { id: 'twin', name: raterName } })
    const spec = { ...deep, annotators: ['nobody at all', raterName, owner.id] }
    const answer = await api.call('POST /experiments/plan', { as: owner.session, body: { spec } })
    const { faults } = (await jsonOf('POST /experiments/plan', answer)) as { faults: { path: string }[] }
    expect(faults.map(({ path }) => path)).toEqual(['annotators.0', 'annotators.1'])
    const games = { name: 'x', game: 'tic-tac-toe', subjects: ['perfect'], seed: 'x', annotators: [owner.id] }
    const nothing = await api.call('POST /experiments/plan', { as: owner.session, body: { spec: games } })
    expect(await nothing.text()).toContain('nothing of the game can be judged')
  })
})

describe('an invitation', () => {
  it('is its owner’s to make, when the experiment is over, and for accounts that exist', async () => {
    const { api, id, owner, other, raterName } = await rig()
    const invite = async (body: object, as = owner) => {
      const call = { params: { id }, as: as.session, body }
      return (await api.call('POST /experiments/{id}/annotators', call)).status
    }
    expect(await invite({ accounts: [raterName] })).toBe(409)
    await over(api, id)
    expect(await invite({ accounts: [raterName] }, other)).toBe(404)
    expect(await invite({ accounts: ['nobody at all'] })).toBe(422)
    expect(await invite({ accounts: [raterName], rubrics: ['clue-fit'] })).toBe(422)
    expect(await invite({ accounts: [raterName] })).toBe(200)
  })

  it('is made for a paused experiment, if something of it was played', async () => {
    const { api, id, owner, raterName } = await rig()
    const invite = () =>
      api.call('POST /experiments/{id}/annotators', {
        params: { id },
        as: owner.session,
        body: { accounts: [raterName] },
      })
    await api.db.prisma.experiment.update({ where: { id }, data: { state: 'paused', played: 0 } })
    expect(await (await invite()).text()).toContain(
      'when the experiment is over or paused and has finished matches',
    )
    await api.db.prisma.experiment.update({ where: { id }, data: { played: 3 } })
    expect((await invite()).status).toBe(200)
  })

  it('is taken back and closed with a sentence to the rater, and its list is the owner’s alone', async () => {
    const { api, id, owner, rater } = await ready()
    expect((await put({ api, id }, rater, 1, 3)).status).toBe(200)
    const change = (closed: boolean) =>
      api.call('PATCH /experiments/{id}/annotators', { params: { id }, as: owner.session, body: { closed } })
    expect((await change(true)).status).toBe(200)
    const closed = await put({ api, id }, rater, 1, 4)
    expect([closed.status, await closed.text()]).toEqual([409, expect.stringContaining('ended the rating')])
    await change(false)
    const drop = (person: string, as = owner) =>
      api.call('DELETE /experiments/{id}/annotators/{person}', { params: { id, person }, as: as.session })
    expect([(await drop('1', rater)).status, (await drop('2')).status]).toEqual([404, 404])
    expect((await drop('1')).status).toBe(200)
    const gone = await next(api, id, rater)
    expect([gone.status, await gone.text()]).toEqual([
      409,
      expect.stringContaining('withdrawn your invitation'),
    ])
    expect((await put({ api, id }, rater, 1, 4)).status).toBe(409)
    const list = await api.call('GET /experiments/{id}/annotators', { params: { id }, as: rater.session })
    expect(list.status).toBe(404)
    expect(await api.db.prisma.annotation.findMany({ select: { rating: true } })).toEqual([{ rating: 3 }])
  })
})

describe('rating', () => {
  it('shows one item after another, and nothing of where it comes from', async () => {
    const { api, id, rater } = await ready()
    const seen: string[] = []
    for (let at = 1; at <= 6; at++) {
      const answer = await next(api, id, rater)
      const text = await answer.clone().text()
      expect(text).not.toMatch(/sample-speller|sample-checker|\/target|aggressive|conservative|DEEP/)
      const { item, done } = await pageOf(answer)
      expect([item?.place, done]).toEqual([at, at - 1])
      seen.push(item?.parts[1]?.text ?? '')
      const rated = await put({ api, id }, rater, at, at === 2 ? null : 1 + (at % 5))
      expect(rated.status).toBe(200)
    }
    expect(new Set(seen).size).toBe(6)
    expect(await pageOf(await next(api, id, rater))).toMatchObject({
      due: 6,
      done: 6,
      skipped: 1,
      item: null,
    })
    const back = await api.call('GET /experiments/{id}/ratings/{place}', {
      params: { id, place: '2' },
      as: rater.session,
    })
    expect(await jsonOf('GET /experiments/{id}/ratings/{place}', back)).toMatchObject({
      item: { place: 2, isDone: true, rating: null },
    })
  })

  it('is refused off the scale and off the list, and nothing is moved onto it', async () => {
    const { api, id, rater } = await ready()
    const statuses = []
    for (const rating of [0, 6, 2.5, '3', undefined, true])
      statuses.push((await put({ api, id }, rater, 1, rating)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422])
    const told = await put({ api, id }, rater, 1, 6)
    expect(await told.text()).toContain('one of 1, 2, 3, 4, 5, or null if you cannot say')
    const missing = await put({ api, id }, rater, 7, 3)
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('1 to 6')])
    expect(await api.db.prisma.annotation.count()).toBe(0)
  })

  it('is for those who were invited, also to a public experiment, and by tokens that may write', async () => {
    const { api, id, owner, rater, other } = await ready()
    await api.db.prisma.experiment.update({ where: { id }, data: { access: 'public' } })
    for (const as of [owner, other]) {
      expect((await next(api, id, as)).status).toBe(404)
      expect((await put({ api, id }, as, 1, 3)).status).toBe(404)
    }
    expect((await next(api, id)).status).toBe(401)
    // A private experiment stays hidden from its raters, but for the items.
    await api.db.prisma.experiment.update({ where: { id }, data: { access: 'private' } })
    const page = await api.call('GET /experiments/{id}', { params: { id }, as: rater.session })
    expect([page.status, (await next(api, id, rater)).status]).toEqual([404, 200])
    const as = { ...rater, session: await api.token(rater.id, ['read']) }
    expect((await put({ api, id }, as, 1, 3)).status).toBe(403)
  })
})

const guessing = 'intentions-guessed'

/** An experiment of which two people rate one speech by choosing from a list. */
async function chosenFrom() {
  const { api, id, owner, rater, other } = await rig()
  await over(api, id)
  const rubrics = [guessing, 'speech-follows']
  expect(await inviteAnnotators(api.db, id, { userIds: [rater.id, other.id], rubrics })).toEqual({ ok: true })
  const parts = { speech: 'I like this team.', intentions: 'Support the team' }
  for (const rubric of rubrics) {
    const facts = { length: 17, chosen: ['support-team', 'stay-vague'] }
    await keepItems(api.db, { id, rubric }, [{ id: '1/9', number: 1, language: 'en', parts, facts }])
  }
  await openAnnotating(api.db, id, { rubrics, made: 8 })
  return { api, id, owner, rater, other }
}

describe('choosing from a list', () => {
  it('offers the whole list without what is right, and takes two or three of it', async () => {
    const { api, id, rater } = await chosenFrom()
    const text = await (await next(api, id, rater)).text()
    const { item } = JSON.parse(text) as {
      item: { rubric: { id: string; from: { least: number; most: number; choices: { value: string }[] } } }
    }
    expect(item.rubric).toMatchObject({ id: guessing, from: { least: 2, most: 3 } })
    expect(item.rubric.from.choices.length).toBeGreaterThan(30)
    expect(text).not.toContain('chosen')
    const choose = (body: { rating: number | null; picks?: string[] }) =>
      api.call('PUT /experiments/{id}/ratings/{place}', {
        params: { id, place: '1' },
        as: rater.session,
        body,
      })
    const refused = []
    for (const picks of [['support-team'], ['support-team', 'be-nice'], ['stay-vague', 'stay-vague'], []])
      refused.push((await choose({ rating: picks.length, picks })).status)
    expect([
      ...refused,
      (await choose({ rating: 3, picks: ['support-team', 'stay-vague'] })).status,
      (await choose({ rating: 2 })).status,
    ]).toEqual(Array.from({ length: 6 }, () => 422))
    expect((await choose({ rating: 2, picks: ['support-team', 'defend-team'] })).status).toBe(200)
    expect(await api.db.prisma.annotation.findMany({ select: { rating: true, picks: true } })).toEqual([
      { rating: 2, picks: ['defend-team', 'support-team'] },
    ])
  })

  it('is undone, and its item is shown again', async () => {
    const { api, id, rater } = await chosenFrom()
    const undo = () =>
      api.call('DELETE /experiments/{id}/ratings/last', { params: { id }, as: rater.session })
    const nothing = await undo()
    expect([nothing.status, await nothing.text()]).toEqual([409, expect.stringContaining('nothing yet')])
    await put({ api, id }, rater, 1, null)
    await put({ api, id }, rater, 2, 4)
    expect(await jsonOf('DELETE /experiments/{id}/ratings/last', await undo())).toMatchObject({
      done: 1,
      item: { place: 2, isDone: false, rating: null },
    })
  })
})

it('how far people agree is told to the owner alone, and the definition has examples', async () => {
  const { api, id, owner, rater, other } = await chosenFrom()
  const place = async (as: Member) => {
    await put({ api, id }, as, 1, null)
    return (await pageOf(await next(api, id, as))).item?.place ?? 0
  }
  for (const [as, rating] of [
    [rater, 4],
    [other, 4],
  ] as const)
    await put({ api, id }, as, await place(as), rating)
  const call = { params: { id }, as: owner.session }
  const told = await jsonOf(
    'GET /experiments/{id}/annotators',
    await api.call('GET /experiments/{id}/annotators', call),
  )
  expect(told).toMatchObject({
    annotators: [{ due: 2 }, { due: 2 }],
    agreement: [{ rubric: 'speech-follows', items: 1, pairwise: { mean: 1, pairs: 1 } }],
  })
  const foreign = await api.call('GET /experiments/{id}/annotators', { params: { id }, as: rater.session })
  expect(foreign.status).toBe(404)
  const shown = await api.call('GET /experiments/{id}/ratings/{place}', {
    params: { id, place: '2' },
    as: rater.session,
  })
  const { item } = (await jsonOf('GET /experiments/{id}/ratings/{place}', shown)) as {
    item: { rubric: { examples: readonly { readonly rating: number }[] } }
  }
  expect(item.rubric.examples.map(({ rating }) => rating)).toEqual([5, 3, 2])
})
