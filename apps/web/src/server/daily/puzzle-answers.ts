import 'server-only'
import type { Database } from '@wis/db'
import type { PuzzleAnswer, PuzzleDay } from '@wis/db/daily'
import { languages } from '@wis/games'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { dailyPuzzle, today } from './daily-puzzle.ts'
import type { OpenPuzzle, PuzzleSolution, VoteCount } from './daily-puzzle.ts'

export const mostHints = 3

/** What a hint tells: how the votes so far went, or one player less. */
export type Hint = { readonly votes: readonly VoteCount[] } | { readonly innocent: number }

export interface PuzzleVerdict extends Pick<PuzzleSolution, 'seat'> {
  readonly isRight: boolean
  readonly matchId: string
  /** The last vote before the end, if there was one before it. */
  readonly votes: readonly VoteCount[]
}

const asked = z.object({
  day: z.iso.date(),
  language: z.enum(languages),
})

export const givenAnswers = z.strictObject({
  answers: z
    .array(
      asked
        .extend({ seat: z.int().min(0).max(30), hints: z.int().min(0).max(mostHints), isInTime: z.boolean() })
        .strict(),
    )
    .max(60),
})

/**
 * The answers with whether they are right. An answer to a day without a puzzle is left out. The browser says whether one was
 * given in time: a streak begins before its reader has an account, and nothing depends on it.
 */
export async function judged(
  db: Database,
  answers: z.infer<typeof givenAnswers>['answers'],
  now = new Date(),
): Promise<readonly PuzzleAnswer[]> {
  const kept: PuzzleAnswer[] = []
  for (const answer of answers) {
    const puzzle = await puzzleOf(db, answer, now)
    const isRight = puzzle?.answer.seat === answer.seat
    if (puzzle) kept.push({ ...answer, isRight })
  }
  return kept
}

export function hintOf({ answer: { votes, innocent } }: OpenPuzzle, number: number): Hint | undefined {
  const order: readonly (Hint | undefined)[] = [
    votes.length > 0 ? { votes } : hintAt(innocent[2]),
    hintAt(innocent[0]),
    hintAt(innocent[1]),
  ]
  return order[number - 1]
}

const hintAt = (seat: number | undefined): Hint | undefined =>
  seat === undefined ? undefined : { innocent: seat }

export const verdictOn = ({ answer, matchId }: OpenPuzzle, seat: number): PuzzleVerdict => ({
  isRight: seat === answer.seat,
  seat: answer.seat,
  votes: answer.votes,
  matchId,
})

/** The puzzle that an address names, or a refusal. Nobody is told of a day that has not begun. */
export async function requirePuzzle(db: Database, day: string, language: string | null): Promise<OpenPuzzle> {
  const wanted = asked.safeParse({ day, language })
  const puzzle = wanted.success ? await puzzleOf(db, wanted.data) : undefined
  if (!puzzle) throw new AppError('not-found', 'There is no puzzle for this day.')
  return puzzle
}

const puzzleOf = async (db: Database, wanted: PuzzleDay, now = new Date()) =>
  wanted.day > today(now) ? undefined : dailyPuzzle(db, wanted, now)
