import type { Seat } from '@wis/engine'

export type RoundGuess = readonly [round: number, seat: Seat]

/** Whether the last guess for a match was right; `uncounted` if the match counts for nobody. */
export type GuessOutcome = boolean | 'uncounted'

/** The last guess for a match, the guesses by round, and, once the answer was revealed, the verdict on the last one. */
type Guess =
  | readonly [matchId: string, seat: Seat]
  | readonly [matchId: string, seat: Seat, rounds: readonly RoundGuess[]]
  | readonly [matchId: string, seat: Seat, rounds: readonly RoundGuess[], outcome: GuessOutcome]

/** One reader's guesses, newest last. They stay in the browser. */
export type Guesses = readonly Guess[]

const mostKept = 200

export function guessOf(guesses: Guesses, matchId: string): Seat | undefined {
  return entryOf(guesses, matchId)?.[1]
}

export function roundsOf(guesses: Guesses, matchId: string): readonly RoundGuess[] {
  return entryOf(guesses, matchId)?.[2] ?? []
}

function entryOf(guesses: Guesses, matchId: string): Guess | undefined {
  return guesses.find(([id]) => id === matchId)
}

interface Chosen {
  readonly seat: Seat
  readonly round: number
}

/** Adds a guess; the same one again takes it back. After the result was revealed, nothing changes any more. */
export function withGuess(guesses: Guesses, matchId: string, { seat, round }: Chosen): Guesses {
  const before = entryOf(guesses, matchId)
  if (before?.[3] !== undefined) return guesses
  const others = guesses.filter((one) => one !== before)
  if (before?.[1] === seat) return others
  const rounds = [...(before?.[2] ?? []).filter(([earlier]) => earlier < round), [round, seat] as const]
  return [...others, [matchId, seat, rounds] as const].slice(-mostKept)
}

/**
 * Stores the verdict on the last guess for a match, when the answer is first revealed. A match may stop counting later.
 */
export function withOutcome(guesses: Guesses, matchId: string, outcome: GuessOutcome): Guesses {
  return guesses.map((one) =>
    one[0] === matchId && (one[3] === undefined || outcome === 'uncounted')
      ? [one[0], one[1], one[2] ?? [], outcome]
      : one,
  )
}

/** The streak of right last guesses, counted back from the newest revealed match. */
export function streakOf(guesses: Guesses): number {
  const told = guesses.flatMap(([, , , outcome]) => (typeof outcome === 'boolean' ? [outcome] : []))
  const wrong = told.lastIndexOf(false)
  return told.length - 1 - wrong
}

/** Never throws: any other stored content means no guesses. */
export function parseGuesses(text: string | null): Guesses {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isGuess) : []
  } catch {
    return []
  }
}

function isGuess(one: unknown): one is Guess {
  if (!Array.isArray(one)) return false
  const [matchId, seat, rounds = [], outcome = false]: unknown[] = one
  const isKnown = typeof matchId === 'string' && Number.isInteger(seat)
  const isOutcome = typeof outcome === 'boolean' || outcome === 'uncounted'
  return isKnown && isOutcome && Array.isArray(rounds) && rounds.every(isRoundGuess)
}

function isRoundGuess(one: unknown): one is RoundGuess {
  return Array.isArray(one) && one.length === 2 && one.every(Number.isInteger)
}
