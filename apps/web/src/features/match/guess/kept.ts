import { useSyncExternalStore } from 'react'
import { keptText } from './kept-text.ts'

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

const mostKept = 500

/** The matches of which a reader knows whom to find, newest last. It never throws: any other stored content means no matches. */
export function parseTold(text: string | null): readonly string[] {
  return (text ?? '').split(' ').filter((id) => id !== '')
}

export function withTold(text: string | null, matchId: string): string {
  return [...parseTold(text).filter((id) => id !== matchId), matchId].slice(-mostKept).join(' ')
}
