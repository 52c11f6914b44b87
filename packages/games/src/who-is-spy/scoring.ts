import type { Seat } from '@wis/engine'
import { fifteenthsPerPoint } from '../contract/results.ts'
import type { Credits, Ruleset } from './schema.ts'
import type { Round, SpyState } from './state.ts'

/** One reason for a part of a seat's points. */
export type PointLine =
  | { readonly kind: 'pot'; readonly fifteenths: number }
  | { readonly kind: 'spy-round'; readonly round: number; readonly fifteenths: number }
  | { readonly kind: 'share'; readonly pot: number; readonly among: number; readonly fifteenths: number }
  /** A correct vote: the points that its voter gains and the spy loses. */
  | { readonly kind: 'vote-bonus'; readonly round: number; readonly voter: Seat; readonly fifteenths: number }
  /** The points of a side for the ending. */
  | { readonly kind: 'credit'; readonly ending: keyof Credits; readonly fifteenths: number }

/** The facts that points depend on, at the end of a match. */
export interface Finish {
  readonly ruleset: Ruleset
  readonly seats: number
  readonly spy: Seat
  readonly living: readonly Seat[]
  readonly rounds: readonly Round[]
}

/** The points of every seat, in seat order, in fifteenths. They add up to the pot, unless there are credits instead. */
export function score(finish: Finish): readonly number[] {
  return pointLines(finish).map((lines) => lines.reduce((sum, line) => sum + line.fifteenths, 0))
}

/** No seat has fewer or more, in fifteenths: votes may all be right, and one civilian may have the whole pot. */
export function pointsWithin({
  credits,
  players,
  rounds,
  pot,
  spyRoundPoints,
  voteBonus,
}: Ruleset): readonly [least: number, most: number] {
  if (credits) {
    const all = Object.values(credits).flatMap(({ spy, civilian }) => [spy, civilian])
    return [inFifteenths(Math.min(...all)), inFifteenths(Math.max(...all))]
  }
  const votes = voteBonus * (rounds ?? players)
  const leastOfSpy = Math.min(pot, ...spyRoundPoints)
  const [least, most] = [leastOfSpy - votes * (players - 1), Math.max(pot, pot - leastOfSpy + votes)]
  return [inFifteenths(Math.min(0, least)), inFifteenths(most)]
}

/** The reasons for every seat's points, in seat order. */
export function pointLines(finish: Finish): readonly (readonly PointLine[])[] {
  const { ruleset, seats, spy, living, rounds } = finish
  if (ruleset.credits) return creditLines(finish, ruleset.credits)
  const out = rounds.find((round) => round.out.some(({ seat }) => seat === spy))?.round
  const spyLine = out === undefined ? potLine(ruleset) : spyRoundLine(ruleset, out)
  const shareLines = out === undefined ? [] : [shareLine(ruleset, out, living.length)]
  const lines: PointLine[][] = []
  for (let seat = 0; seat < seats; seat++) {
    lines.push(seat === spy ? [spyLine] : living.includes(seat) ? [...shareLines] : [])
  }
  const bonus = inFifteenths(ruleset.voteBonus)
  for (const { round, voter } of correctVotes(finish)) {
    lines[voter]?.push({ kind: 'vote-bonus', round, voter, fifteenths: bonus })
    lines[spy]?.push({ kind: 'vote-bonus', round, voter, fifteenths: -bonus })
  }
  return lines
}

function creditLines(finish: Finish, credits: Credits): readonly (readonly PointLine[])[] {
  const ending = endingOf(finish)
  const { spy, civilian } = credits[ending]
  return Array.from({ length: finish.seats }, (_, seat) => [
    { kind: 'credit', ending, fifteenths: inFifteenths(seat === finish.spy ? spy : civilian) },
  ])
}

/** The ending that credits go by. */
export function endingOf({ spy, living, rounds }: Pick<Finish, 'spy' | 'living' | 'rounds'>): keyof Credits {
  if (!living.includes(spy)) return 'caught'
  const last = rounds.at(-1)
  const isEven = last?.vote?.revealed && last.out.every(({ cause }) => cause !== 'vote')
  return isEven ? 'even' : 'escaped'
}

function potLine({ pot }: Ruleset): PointLine {
  return { kind: 'pot', fifteenths: inFifteenths(pot) }
}

function spyRoundLine(ruleset: Ruleset, round: number): PointLine {
  return { kind: 'spy-round', round, fifteenths: spyShare(ruleset, round) }
}

function shareLine(ruleset: Ruleset, round: number, among: number): PointLine {
  const pot = inFifteenths(ruleset.pot) - spyShare(ruleset, round)
  return { kind: 'share', pot, among, fifteenths: pot / among }
}

interface CorrectVote {
  readonly round: number
  readonly voter: Seat
}

function correctVotes({ spy, rounds }: Finish): readonly CorrectVote[] {
  const correct: CorrectVote[] = []
  for (const { round, vote } of rounds) {
    for (const { seat: voter, target } of vote?.revealed ?? []) {
      if (target === spy && voter !== spy) correct.push({ round, voter })
    }
  }
  return correct
}

function spyShare({ spyRoundPoints }: Ruleset, round: number): number {
  return inFifteenths(spyRoundPoints[round - 1] ?? spyRoundPoints.at(-1) ?? 0)
}

function inFifteenths(points: number): number {
  return points * fifteenthsPerPoint
}

/**
 * The reasons for every seat's points, in seat order. Each seat's lines add up to its points. Empty unless decided.
 */
export function explainPoints(state: SpyState): readonly (readonly PointLine[])[] {
  const { ruleset, aliases, spy, living, rounds, ending } = state
  if (ending?.kind !== 'decided' || spy === null) return []
  return pointLines({ ruleset, seats: aliases.length, spy, living, rounds })
}
