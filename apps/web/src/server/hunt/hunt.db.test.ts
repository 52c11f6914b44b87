import type { Database } from '@wis/db'
import { keepHuntsPublicly, readHuntMeans, readHunters, readHuntRun, readStated } from '@wis/db/hunts'
import { forgetGuests } from '@wis/db/people'
import type { Person } from '@wis/db/people'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { kitCalled, storeHouseMatch } from '../../testing/stored-kit-matches.ts'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'
import { dailyPuzzle, today } from '../daily/daily-puzzle.ts'
import { giveGuess, givenGuess, huntPageOf } from './hunt-page-of.ts'
import { huntedGames, openHunt } from './open-hunt.ts'
import type { OpenHunt } from './open-hunt.ts'

const now = new Date()
const day = today(now)
const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const key = { day, game: 'who-is-spy', language: 'en' } as const

async function arena(): Promise<{ readonly db: Database; readonly hunt: OpenHunt }> {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  for (const seed of seeds) await storeMatch(db, { seasonId, seed })
  return { db, hunt: (await openHunt(db, key, now)) ?? expect.fail('there is no hunt') }
}

const ada: Person = { userId: 'ada', guest: null }
const guest: Person = { userId: null, guest: 'hash of a secret' }
const newAda = (db: Database) => db.prisma.user.create({ data: { id: 'ada', name: 'Ada' } })

/** Suspects one seat more than the others. */
const suspecting = (hunt: OpenHunt, seat: number) => hunt.header.seats.map((_, at) => (at === seat ? 10 : 0))
const even = (hunt: OpenHunt) => hunt.header.seats.map(() => 5)

async function guessAll(db: Database, hunt: OpenHunt, steps: readonly number[], person: Person) {
  for (const place of hunt.questions.keys())
    await giveGuess(db, hunt, { person, place, steps: [...steps], isForRest: false }, now)
}

it('the games that are hunted in are those in which all talk and some hide', () => {
  expect(huntedGames.map(({ id }) => id).toSorted()).toEqual(['avalon', 'chameleon', 'who-is-spy'])
})

it('everybody gets the same hunt, and neither the puzzle nor another day has its match', async () => {
  const { db, hunt } = await arena()
  const again = { ...db } as Database
  expect((await openHunt(again, key, now))?.matchId).toBe(hunt.matchId)
  expect((await dailyPuzzle(db, { day, language: 'en' }, now))?.matchId).not.toBe(hunt.matchId)
  const next = await openHunt(db, { ...key, day: today(tomorrow) }, tomorrow)
  expect(next?.matchId).toBeDefined()
  expect(next?.matchId).not.toBe(hunt.matchId)
  expect(await openHunt(db, { ...key, day: today(tomorrow) }, now)).toBeUndefined()
  expect(await openHunt(db, { ...key, day: '2001-01-01' }, now)).toBeUndefined()
  expect(await openHunt(db, { ...key, game: 'holdem' }, now)).toBeUndefined()
})

describe('before its end', () => {
  it('a hunter hears each speech only after a guess at the one before, and nothing of who hides', async () => {
    const { db, hunt } = await arena()
    for (const place of hunt.questions.keys()) {
      const page = await huntPageOf(db, hunt, { person: guest, readIn: 'en' }, now)
      const seq = hunt.questions[place]?.seq ?? -1
      expect(page.question?.place).toBe(place)
      expect(page.lines.every((line) => line.seq <= seq)).toBe(true)
      expect(page.lines.some((line) => line.seq === seq)).toBe(true)
      expect(page.scene.guess?.seats).toBeNull()
      expect(page.scene.seats.some(({ side }) => side !== undefined)).toBe(false)
      expect(JSON.stringify(page)).not.toContain(hunt.matchId)
      for (const { agent } of hunt.header.seats) expect(JSON.stringify(page)).not.toContain(agent.name)
      await giveGuess(db, hunt, { person: guest, place, steps: even(hunt), isForRest: false }, now)
    }
    const { end, question } = await huntPageOf(db, hunt, { person: guest, readIn: 'en' }, now)
    expect(question).toBeNull()
    expect(end).toMatchObject({ hidden: hunt.hidden, matchId: hunt.matchId, isRight: false, isInTime: true })
    expect(end?.points).toBeCloseTo(0)
  })

  it('a page that knows some lines gets only those after them', async () => {
    const { db, hunt } = await arena()
    const first = await huntPageOf(db, hunt, { person: undefined, readIn: 'zh' }, now)
    const since = first.lines.at(-1)?.seq ?? -1
    await giveGuess(db, hunt, { person: guest, place: 0, steps: even(hunt), isForRest: false }, now)
    const next = await huntPageOf(db, hunt, { person: guest, readIn: 'zh', since }, now)
    expect(next.lines.length).toBeGreaterThan(0)
    expect(next.lines.every(({ seq }) => seq > since)).toBe(true)
  })

  it('guesses come in order, one for each speech, and are never changed', async () => {
    const { db, hunt } = await arena()
    const steps = even(hunt)
    const give = (place: number) =>
      giveGuess(db, hunt, { person: guest, place, steps, isForRest: false }, now)
    expect(await give(1)).toBe(false)
    expect(await give(0)).toBe(true)
    expect(await give(0)).toBe(false)
    await expect(
      giveGuess(db, hunt, { person: guest, place: 1, steps: steps.slice(1), isForRest: false }, now),
    ).rejects.toThrow('names each seat')
    expect((await Promise.all([give(1), give(1)])).toSorted()).toEqual([false, true])
    expect((await readHuntRun(db, hunt, guest))?.guesses).toHaveLength(2)
  })
})

it('a guess may stand for all speeches to come, and the best one has 100 points', async () => {
  const { db, hunt } = await arena()
  const steps = suspecting(hunt, hunt.hidden[0] ?? -1)
  await giveGuess(db, hunt, { person: guest, place: 0, steps, isForRest: true }, now)
  const run = await readHuntRun(db, hunt, guest)
  expect(run?.guesses).toHaveLength(hunt.questions.length)
  expect(run?.outcome).toEqual({ points: 100, isRight: true, isInTime: true })
  const page = await huntPageOf(db, hunt, { person: guest, readIn: 'en' }, now)
  expect(page.end?.onHidden).toEqual(hunt.questions.map(() => 1))
  expect(page.end).toMatchObject({ streak: 1, people: { n: 1, mean: 100 } })
})

it('an account takes over what its browser hunted as a guest, once, and keeps its own run', async () => {
  const { db, hunt } = await arena()
  await newAda(db)
  await guessAll(db, hunt, even(hunt), guest)
  const both = { userId: 'ada', guest: guest.guest }
  expect((await readHuntRun(db, hunt, both))?.outcome?.isInTime).toBe(true)
  expect(await readHuntRun(db, hunt, guest)).toBeUndefined()
  await giveGuess(db, hunt, { person: guest, place: 0, steps: even(hunt), isForRest: true }, now)
  const own = await readHuntRun(db, hunt, ada)
  expect((await readHuntRun(db, hunt, both))?.id).toBe(own?.id)
  expect(await readHuntRun(db, hunt, guest)).toBeDefined()
})

it('a hunt that is finished on a later day counts for no streak and no board', async () => {
  const { db, hunt } = await arena()
  await newAda(db)
  await giveGuess(db, hunt, { person: ada, place: 0, steps: even(hunt), isForRest: true }, tomorrow)
  const page = await huntPageOf(db, hunt, { person: ada, readIn: 'en' }, tomorrow)
  expect(page.end).toMatchObject({ isInTime: false, streak: 0 })
  expect(await readHunters(db, key, 'ada')).toEqual([])
})

it('the board names an account only if it wants that, and its reader', async () => {
  const { db, hunt } = await arena()
  await newAda(db)
  await guessAll(db, hunt, suspecting(hunt, hunt.hidden[0] ?? -1), ada)
  await giveGuess(db, hunt, { person: guest, place: 0, steps: even(hunt), isForRest: true }, now)
  expect(await readHunters(db, key, undefined)).toEqual([])
  expect(await readHunters(db, key, 'ada')).toMatchObject([{ name: 'Ada', n: 1, mean: 100, right: 1 }])
  await keepHuntsPublicly(db, 'ada', true)
  expect(await readHunters(db, key, undefined)).toHaveLength(1)
  expect(await readHunters(db, { ...key, language: 'zh' }, 'ada')).toEqual([])
  const { people, house } = await readHuntMeans(db, key)
  expect(people).toMatchObject({ n: 2 })
  expect(people.mean).toBeCloseTo(50)
  expect(house).toMatchObject({ n: 0, mean: null })
  const [stated] = await readStated(db, key, 'ada')
  expect(stated?.stated.length).toBe(stated?.happened.length)
  expect(await readStated(db, key, null)).toHaveLength(2)
})

it('the hash of a guest goes after 30 days, and the hunt stays', async () => {
  const { db, hunt } = await arena()
  await giveGuess(db, hunt, { person: guest, place: 0, steps: even(hunt), isForRest: true }, now)
  await db.pool.query(`update hunt_runs set started_at = now() - interval '31 days'`)
  await forgetGuests(db)
  expect(await readHuntRun(db, hunt, guest)).toBeUndefined()
  expect(await db.prisma.huntRun.count()).toBe(1)
})

it.each(['avalon', 'chameleon'])('%s is hunted in, against what its players believed', async (game) => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  for (const seed of ['1', '2', '3', '4', '5'])
    await storeHouseMatch(db, { seasonId, kit: kitCalled(game), seed })
  await db.pool.query(`update matches set mode = 'ranked'`)
  const hunt = (await openHunt(db, { ...key, game }, now)) ?? expect.fail('there is no hunt')
  expect(hunt.hidden).toHaveLength(game === 'avalon' ? 2 : 1)
  const steps = hunt.header.seats.map(({ seat }) => (hunt.hidden.includes(seat) ? 10 : 0))
  await giveGuess(db, hunt, { person: guest, place: 0, steps, isForRest: true }, now)
  const { end } = await huntPageOf(db, hunt, { person: guest, readIn: 'en' }, now)
  expect(end).toMatchObject({ points: 100, isRight: true })
  if (game === 'avalon') expect(end?.house).toEqual(expect.any(Number))
})

it('takes only steps of the sliders', () => {
  const right = { ...key, place: 0, steps: [5, 5, 5, 5, 5, 5], isForRest: false, since: -1 }
  expect(givenGuess.safeParse(right).success).toBe(true)
  for (const odd of [{ steps: [11] }, { steps: [0.5] }, { place: -1 }, { day: 'today' }, { more: 1 }])
    expect(givenGuess.safeParse({ ...right, ...odd }).success).toBe(false)
})
