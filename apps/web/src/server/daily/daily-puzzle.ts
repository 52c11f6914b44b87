import 'server-only'
import type { Database } from '@wis/db'
import { keepPuzzle, puzzleCandidates, readPuzzle } from '@wis/db/daily'
import type { DailyPuzzle, PuzzleDay } from '@wis/db/daily'
import { readEntries, readMatch, usualGame } from '@wis/db/matches'
import type { Entry, Seat } from '@wis/engine'
import type { MatchStep, SceneGuess } from '@wis/games'
import { stepsOf } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { keptAMinute } from '../kept-a-minute.ts'
import { kitOf } from '../scenes/scenes-of.ts'

/** A puzzle with everything that follows from its match. Only the part up to `lastSeq` is for somebody who has not answered. */
export interface OpenPuzzle extends DailyPuzzle {
  readonly header: MatchHeader
  readonly log: readonly Entry[]
  readonly answer: PuzzleSolution
}

export interface PuzzleSolution {
  readonly seat: Seat
  /** How many of the others named it in each vote. */
  readonly votes: readonly VoteCount[]
  /** The other seats, the most suspected first. */
  readonly innocent: readonly Seat[]
}

export interface VoteCount {
  readonly round: number
  readonly right: number
  readonly among: number
}

export const today = (now = new Date()): string => now.toISOString().slice(0, 10)

const kept = keptAMinute<OpenPuzzle>(8)

/** The puzzle of a day that has begun. The first visitor of today's has it chosen. Undefined if no match fits. */
export const dailyPuzzle = (
  db: Database,
  wanted: PuzzleDay,
  now = new Date(),
): Promise<OpenPuzzle | undefined> =>
  kept(db, `${wanted.day} ${wanted.language}`, () => findPuzzle(db, wanted, now), now)

async function findPuzzle(db: Database, wanted: PuzzleDay, now: Date): Promise<OpenPuzzle | undefined> {
  const before = await readPuzzle(db, wanted)
  if (before) return openPuzzle(db, before)
  if (wanted.day !== today(now)) return undefined
  for (const matchId of await puzzleCandidates(db, { ...wanted, games: [usualGame] })) {
    const fitting = await openPuzzle(db, { ...wanted, matchId, lastSeq: -1 })
    if (!fitting) continue
    return openPuzzle(db, await keepPuzzle(db, { ...wanted, matchId, lastSeq: fitting.lastSeq }))
  }
  return undefined
}

/** Undefined for a match that leaves nothing to find out. */
async function openPuzzle(db: Database, puzzle: DailyPuzzle): Promise<OpenPuzzle | undefined> {
  const header = await readMatch(db, puzzle.matchId)
  if (!header) return undefined
  const log = await readEntries(db, puzzle.matchId, 'spectator')
  const kit = kitOf(header.game)
  const [seen, known] = [stepsOf(kit, log, 'spectator'), stepsOf(kit, log, 'director')]
  const last = lastQuestion(seen)
  const end = known.at(-1)
  const seat = end?.scene.guess?.seats?.length === 1 ? end.scene.guess.seats[0] : undefined
  if (!last || !end?.scene.guess || seat === undefined) return undefined
  const votes = votesFor(seat, end.scene.guess)
  return {
    ...puzzle,
    lastSeq: last.seq,
    header,
    log,
    answer: {
      seat,
      votes: votes.filter(({ round }) => round < (last.round ?? 0)),
      innocent: innocentSeats(seat, end.scene.guess, header.seats.length),
    },
  }
}

/** The last moment before the end in which all players are asked at once whom they suspect. */
const lastQuestion = (steps: readonly MatchStep[]) =>
  steps.findLast(
    ({ scene: { seats, guess } }) =>
      guess?.seats === null && guess.round > 0 && seats.filter(({ isAsked }) => isAsked).length > 1,
  )

function votesFor(hidden: Seat, { named = [] }: SceneGuess): readonly VoteCount[] {
  const rounds = [...new Set(named.map(({ round }) => round))]
  return rounds.map((round) => {
    const others = named.filter((vote) => vote.round === round && vote.seat !== hidden)
    return { round, right: others.filter(({ target }) => target === hidden).length, among: others.length }
  })
}

function innocentSeats(hidden: Seat, { named = [] }: SceneGuess, count: number): readonly Seat[] {
  const suspected = (seat: Seat) => named.filter(({ target }) => target === seat).length
  return [...Array(count).keys()]
    .filter((seat) => seat !== hidden)
    .toSorted((one, other) => suspected(other) - suspected(one))
}
