import type { Seat } from '@wis/engine'
import { useSyncExternalStore } from 'react'
import { guessOf, parseGuesses, withGuess } from './guesses.ts'

const place = 'wis-guesses'
/** Where a browser keeps nothing, a guess lasts as long as the page. */
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
    // Full or forbidden: it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whom this browser's reader took for the spy of a match, and how to say so. */
export function useGuess(matchId: string): readonly [Seat | undefined, (seat: Seat) => void] {
  const text = useSyncExternalStore(listen, read, () => null)
  const guesses = parseGuesses(text)
  const choose = (seat: Seat) => {
    keep(JSON.stringify(withGuess(guesses, matchId, seat)))
  }
  return [guessOf(guesses, matchId), choose]
}
