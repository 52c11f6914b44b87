import { hideSpeech } from '@wis/db'
import type { Database } from '@wis/db'
import { keepPuzzleAnswers, puzzleAnswersOf } from '@wis/db/daily'
import { readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { openSeason, storeMatch } from '../../testing/stored-matches.ts'
import { dailyPuzzle, today } from './daily-puzzle.ts'
import { givenAnswers, hintOf, judged, requirePuzzle, verdictOn } from './puzzle-answers.ts'

const now = new Date()
const day = today(now)
const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)

async function arena(seeds: readonly string[]): Promise<Database> {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  for (const seed of seeds) await storeMatch(db, { seasonId, seed })
  return db
}

const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const puzzleIn = async (db: Database) =>
  (await dailyPuzzle(db, { day, language: 'en' }, now)) ?? expect.fail('there is no puzzle')

it('there is no puzzle before the first match, in another language, or of a day that has not begun', async () => {
  const empty = await arena([])
  expect(await dailyPuzzle(empty, { day, language: 'en' }, now)).toBeUndefined()
  const db = await arena(seeds)
  expect(await dailyPuzzle(db, { day, language: 'zh' }, now)).toBeUndefined()
  await expect(requirePuzzle(db, today(tomorrow), 'en')).rejects.toThrow('There is no puzzle for this day.')
  for (const nonsense of ['', 'today', '2026-13-45', '../x'])
    await expect(requirePuzzle(db, nonsense, 'en')).rejects.toThrow('There is no puzzle for this day.')
})

it('a puzzle ends where all are asked for the last time, and its answer is the spy', async () => {
  const db = await arena(seeds)
  const puzzle = await puzzleIn(db)
  const header = await readMatch(db, puzzle.matchId)
  expect(puzzle.answer.seat).toBe(header?.spySeat)
  const [shown, after] = [puzzle.lastSeq, puzzle.log.slice(puzzle.lastSeq + 1)]
  expect(puzzle.log[shown]?.event.type).toBe('vote-opened')
  expect(after.some(({ event }) => event.type === 'vote-opened')).toBe(false)
  expect(after.at(-1)?.event.type).toBe('match-ended')
})

it('everybody gets the same puzzle, also after a later match, and the next day has another match', async () => {
  const db = await arena(seeds)
  const first = await puzzleIn(db)
  const seasonId = await openSeason(db, 'summer')
  await storeMatch(db, { seasonId, seed: 'later' })
  const again = { ...db } as Database
  expect((await dailyPuzzle(again, { day, language: 'en' }, now))?.matchId).toBe(first.matchId)
  const next = await dailyPuzzle(db, { day: today(tomorrow), language: 'en' }, tomorrow)
  expect(next?.matchId).not.toBe(first.matchId)
  expect(next?.matchId).toBeDefined()
})

it('hints take away players who are not the spy, and there are three', async () => {
  const puzzle = await puzzleIn(await arena(seeds))
  const hints = [1, 2, 3].map((number) => hintOf(puzzle, number))
  expect(hints.every((hint) => hint !== undefined)).toBe(true)
  const innocent = hints.flatMap((hint) => (hint && 'innocent' in hint ? [hint.innocent] : []))
  expect(new Set(innocent).size).toBe(innocent.length)
  expect(innocent).not.toContain(puzzle.answer.seat)
  for (const number of [0, 4, -1, Number.NaN]) expect(hintOf(puzzle, number)).toBeUndefined()
})

it('a speech that a moderator hides leaves the puzzle within a minute', async () => {
  const db = await arena(seeds)
  const { log, matchId } = await puzzleIn(db)
  const speech = log.find(({ event }) => event.type === 'speech-given') ?? expect.fail('nobody spoke')
  const actor = { id: 'olga', name: 'Olga' }
  expect(await hideSpeech(db, actor, { matchId, seq: speech.seq }, 'A phone number.')).toBe(true)
  const later = new Date(now.getTime() + 60_000)
  const again = await dailyPuzzle(db, { day, language: 'en' }, later)
  expect(again?.matchId).toBe(matchId)
  expect(again?.log[speech.seq]).not.toEqual(speech)
})

it('an account keeps its first answer, and whether it was right and in time', async () => {
  const db = await arena(seeds)
  const puzzle = await puzzleIn(db)
  const { id: userId } = await db.prisma.user.create({ data: { id: 'ada', name: 'Ada' } })
  const right = { day, language: 'en', seat: puzzle.answer.seat, hints: 1, isInTime: true } as const
  const wrong = { ...right, seat: (right.seat + 1) % 6 }
  expect(verdictOn(puzzle, wrong.seat)).toMatchObject({ isRight: false, seat: right.seat })
  const nothing = { ...right, day: '2001-01-01' }
  await keepPuzzleAnswers(db, userId, await judged(db, [right, nothing], now))
  await keepPuzzleAnswers(db, userId, await judged(db, [wrong], now))
  const kept = { day, language: 'en', seat: right.seat, hints: 1, isRight: true, isInTime: true }
  expect(await puzzleAnswersOf(db, userId, { language: 'en' })).toEqual([kept])
  expect(await judged(db, [wrong], now)).toEqual([{ ...wrong, isRight: false }])
  expect(givenAnswers.safeParse({ answers: [right] }).success).toBe(true)
  for (const odd of [
    { ...right, hints: 4 },
    { ...right, isRight: true },
    { ...right, day: 'today' },
  ])
    expect(givenAnswers.safeParse({ answers: [odd] }).success).toBe(false)
  expect(await readMatch(db, ids.match(puzzle.matchId))).toBeDefined()
})
