import type { Seat } from '@wis/engine'
import { useSyncExternalStore } from 'react'
import { guessOf, parseGuesses, withGuess, withOutcome } from './guesses.ts'
import type { Guesses, GuessOutcome } from './guesses.ts'
import { keptGuesses } from './kept.ts'

const { listen, read, keep } = keptGuesses

/** All the guesses in this browser. */
export function useGuesses(): Guesses {
  return parseGuesses(useSyncExternalStore(listen, read, () => null))
}

/** The guess at a match in what a browser has kept. */
export function guessIn(text: string | null, matchId: string): Seat | undefined {
  return guessOf(parseGuesses(text), matchId)
}

/** Guesses at a seat of a match. */
export function choose(matchId: string, chosen: { readonly seat: Seat; readonly round: number }): void {
  keep(JSON.stringify(withGuess(parseGuesses(read()), matchId, chosen)))
}

/** Stores whether the last guess was right, for the streak, or that it no longer counts. */
export function settleGuess(matchId: string, outcome: GuessOutcome): void {
  keep(JSON.stringify(withOutcome(parseGuesses(read()), matchId, outcome)))
}
