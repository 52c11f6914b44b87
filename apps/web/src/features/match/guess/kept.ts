import { useSyncExternalStore } from 'react'
import { keptText } from './kept-text.ts'
import { parseTold, withTold } from './told.ts'

export const keptGuesses = keptText('wis-guesses')
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
