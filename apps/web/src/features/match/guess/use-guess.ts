import type { Seat } from '@wis/engine'
import { useSyncExternalStore } from 'react'
import { tellCrowd } from './crowd.ts'
import { guessOf, parseGuesses, withGuess, withOutcome } from './guesses.ts'
import type { GuessOutcome, Guesses } from './guesses.ts'
import { keptText } from './kept-text.ts'

const keptGuesses = keptText('wis-guesses')
const keptTold = keptText('wis-told')

/** The guesses as this browser keeps them; null on the server. */
export function useKeptGuesses(): string | null {
  return useSyncExternalStore(keptGuesses.listen, keptGuesses.read, () => null)
}

/** Whether this browser was ever told whom to find in a match; undefined on the server. */
export function useIsTold(matchId: string): boolean | undefined {
  const text = useSyncExternalStore(keptTold.listen, keptTold.read, onServer)
  return text === undefined ? undefined : parseTold(text).includes(matchId)
}

const onServer = () => undefined

export function noteTold(matchId: string): void {
  const before = keptTold.read()
  if (!parseTold(before).includes(matchId)) keptTold.keep(withTold(before, matchId))
}

const mostKept = 500

/** The matches of which a reader knows whom to find, newest last. It never throws: any other stored content means no matches. */
export function parseTold(text: string | null): readonly string[] {
  return (text ?? '').split(' ').filter((id) => id !== '')
}

export function withTold(text: string | null, matchId: string): string {
  return [...parseTold(text).filter((id) => id !== matchId), matchId].slice(-mostKept).join(' ')
}

const { listen, read, keep } = keptGuesses

/** All the guesses in this browser. */
export function useGuesses(): Guesses {
  return parseGuesses(useSyncExternalStore(listen, read, () => null))
}

/** The guess at a match in what a browser has kept. */
export function guessIn(text: string | null, matchId: string): Seat | undefined {
  return guessOf(parseGuesses(text), matchId)
}

/** Guesses at a seat of a match. At a live one, a guess that is taken back is taken from the crowd as well. */
export function choose(
  matchId: string,
  chosen: { readonly seat: Seat; readonly round: number },
  isLive: boolean,
): void {
  const guesses = withGuess(parseGuesses(read()), matchId, chosen)
  keep(JSON.stringify(guesses))
  if (isLive && guessOf(guesses, matchId) === undefined) void tellCrowd(matchId, null)
}

/** Stores whether the last guess was right, for the streak, or that it no longer counts. */
export function settleGuess(matchId: string, outcome: GuessOutcome): void {
  keep(JSON.stringify(withOutcome(parseGuesses(read()), matchId, outcome)))
}
