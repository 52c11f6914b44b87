import type { Seat } from '@wis/engine'

/** What one reader guessed, newest last. It stays in their browser. */
export type Guesses = readonly (readonly [matchId: string, seat: Seat])[]

const mostKept = 200

export function guessOf(guesses: Guesses, matchId: string): Seat | undefined {
  return guesses.find(([id]) => id === matchId)?.[1]
}

/** With this guess; the same one again takes it back. */
export function withGuess(guesses: Guesses, matchId: string, seat: Seat): Guesses {
  const others = guesses.filter(([id]) => id !== matchId)
  const isTakenBack = guessOf(guesses, matchId) === seat
  return isTakenBack ? others : [...others, [matchId, seat] as const].slice(-mostKept)
}

/** Never refuses: whatever else stands there is no guess. */
export function parseGuesses(text: string | null): Guesses {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isGuess) : []
  } catch {
    return []
  }
}

function isGuess(one: unknown): one is Guesses[number] {
  return Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1])
}
