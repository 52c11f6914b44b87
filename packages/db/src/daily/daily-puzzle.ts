import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Database } from '../database.ts'
import { firstIdAt } from '../new-id.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A puzzle is made of a match of the last days. */
const newestDays = 14
const mostCandidates = 20

export interface PuzzleDay {
  /** By UTC, such as 2026-03-01. */
  readonly day: string
  readonly language: Language
}

export interface DailyPuzzle extends PuzzleDay {
  readonly matchId: MatchId
  /** The last entry that is shown before the answer. */
  readonly lastSeq: number
}

export async function readPuzzle(
  db: Database,
  { day, language }: PuzzleDay,
): Promise<DailyPuzzle | undefined> {
  const row = await db.prisma.dailyPuzzle.findUnique({ where: { day_language: { day, language } } })
  return row ? { day, language, matchId: ids.match(row.matchId), lastSeq: row.lastSeq } : undefined
}

/**
 * Ranked matches that a puzzle may be made of, the most tense first. They ended before the day began, so that nobody finds the
 * answer on a live table; a young installation takes what it has.
 */
export async function puzzleCandidates(
  db: Database,
  { day, language, games }: PuzzleDay & { readonly games: readonly string[] },
): Promise<readonly MatchId[]> {
  const begin = Date.parse(day)
  const found = (ended: { readonly lt: Date } | { readonly not: null }) =>
    db.prisma.match.findMany({
      where: {
        language,
        game: { in: [...games] },
        mode: 'ranked',
        status: 'finished',
        withheld: false,
        decisionId: null,
        puzzle: null,
        hunt: null,
        endedAt: ended,
        id: { gte: firstIdAt(begin - newestDays * dayMs) },
      },
      orderBy: [
        { tension: { sort: 'desc', nulls: 'last' } },
        { moments: { sort: 'desc', nulls: 'last' } },
        { id: 'desc' },
      ],
      take: mostCandidates,
      select: { id: true },
    })
  const before = await found({ lt: new Date(begin) })
  return (before.length > 0 ? before : await found({ not: null })).map(({ id }) => ids.match(id))
}

/** Keeps a puzzle for its day. Where several servers choose at once, the first choice stands. */
export async function keepPuzzle(db: Database, puzzle: DailyPuzzle): Promise<DailyPuzzle> {
  await db.prisma.dailyPuzzle.createMany({ data: [{ ...puzzle }], skipDuplicates: true })
  return (await readPuzzle(db, puzzle)) ?? puzzle
}

export interface PuzzleAnswer extends PuzzleDay {
  readonly seat: number
  /** How many hints were taken before. */
  readonly hints: number
  readonly isRight: boolean
  /** Whether it was given on the day of the puzzle. */
  readonly isInTime: boolean
}

/** Keeps the first answer of an account to each of these puzzles, which there must be. */
export async function keepPuzzleAnswers(
  db: Database,
  userId: string,
  answers: readonly PuzzleAnswer[],
): Promise<void> {
  const data = answers.map((answer) => ({ ...answer, userId }))
  await db.prisma.puzzleAnswer.createMany({ data, skipDuplicates: true })
}

/** An account's answers, newest first. */
export async function puzzleAnswersOf(
  db: Database,
  userId: string,
  { language, limit = 400 }: { readonly language: Language; readonly limit?: number },
): Promise<readonly PuzzleAnswer[]> {
  const rows = await db.prisma.puzzleAnswer.findMany({
    where: { userId, language },
    orderBy: { day: 'desc' },
    take: limit,
  })
  return rows.map(({ day, seat, hints, isRight, isInTime }) => ({
    day,
    language,
    seat,
    hints,
    isRight,
    isInTime,
  }))
}
