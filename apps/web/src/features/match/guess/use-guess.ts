import type { Seat } from '@wis/engine'
import { useSyncExternalStore } from 'react'
import { parseGuesses, withGuess, withOutcome } from './guesses.ts'
import type { Guesses } from './guesses.ts'

const place = 'wis-guesses'
/** If the browser stores nothing, a guess lasts as long as the page. */
let unkept: string | null = null
const listeners = new Set<() => void>()

function read(): string | null {
  try {
    return window.localStorage.getItem(place) ?? unkept
  } catch {
    return unkept
  }
}

function keep(text: string): void {
  unkept = text
  try {
    window.localStorage.setItem(place, text)
  } catch {
    // The storage is full or forbidden, so the guess lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** All the guesses in this browser. */
export function useGuesses(): Guesses {
  return parseGuesses(useSyncExternalStore(listen, read, () => null))
}

/** Guesses that a seat is the spy of a match. */
export function choose(matchId: string, chosen: { readonly seat: Seat; readonly round: number }): void {
  keep(JSON.stringify(withGuess(parseGuesses(read()), matchId, chosen)))
}

/** Stores whether the last guess was right, for the streak. */
export function settleGuess(matchId: string, isRight: boolean): void {
  keep(JSON.stringify(withOutcome(parseGuesses(read()), matchId, isRight)))
}
