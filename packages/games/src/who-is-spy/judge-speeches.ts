import type { Seat } from '@wis/engine'
import type { Foul, FoulKind } from './events.ts'
import { foldAnew, foldWithKey, saysSomething } from './fold.ts'
import { foldedSaysOwnWord } from './own-word.ts'

/** One seat's part in a round: what it said, or null, and its own word. */
export interface Spoken {
  readonly seat: Seat
  readonly text: string | null
  readonly word: string
}

/** The fouls of a whole round, in speaking order and at most one a seat: the first kind that applies. */
export function judgeSpeeches(spoken: readonly Spoken[], earlier: readonly string[]): readonly Foul[] {
  const heard = new Set(earlier.flatMap(keysOf))
  return spoken.flatMap(({ seat, text, word }) => {
    const kind = text === null ? 'silence' : judge(text, word, heard)
    return kind ? [{ seat, kind }] : []
  })
}

/** Adds what is said to what was heard. */
function judge(text: string, word: string, heard: Set<string>): FoulKind | undefined {
  const said = foldWithKey(text)
  const keys = keysOf(text)
  const repeats = keys.some((key) => heard.has(key))
  for (const key of keys) heard.add(key)
  if (!saysSomething(text)) return 'silence'
  if (foldedSaysOwnWord(said, word)) return 'own-word'
  return repeats ? 'repeat' : undefined
}

/** Every way a speech reads: two where a letter's small and capital forms look like different Latin letters. */
function keysOf(text: string): readonly string[] {
  const { key, readsTwoWays } = foldWithKey(text)
  return readsTwoWays ? [key, foldAnew(text, 'capital').key] : [key]
}
