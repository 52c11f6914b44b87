import type { Seat } from '@wis/engine'
import { foldWithKey, saysSomething } from '../words-in-speech/fold.ts'
import { foldedSaysOwnWord } from '../words-in-speech/own-word.ts'
import type { Foul, FoulKind } from './events.ts'

/** One seat's part in a round: its speech, or null, and its own word. */
export interface Spoken {
  readonly seat: Seat
  readonly text: string | null
  readonly word: string
}

/** The fouls of a whole round, in speaking order and at most one for each seat: the first kind that applies. */
export function judgeSpeeches(spoken: readonly Spoken[], earlier: readonly string[]): readonly Foul[] {
  const heard = new Set<string>()
  for (const text of earlier) hear(heard, foldWithKey(text).keys)
  const fouls: Foul[] = []
  for (const { seat, text, word } of spoken) {
    const kind = text === null ? 'silence' : judge(text, word, heard)
    if (kind) fouls.push({ seat, kind })
  }
  return fouls
}

/** Adds a speech to the speeches heard so far. */
function judge(text: string, word: string, heard: Set<string>): FoulKind | undefined {
  const said = foldWithKey(text)
  const repeats = said.keys.some((key) => heard.has(key))
  hear(heard, said.keys)
  if (!saysSomething(text)) return 'silence'
  if (foldedSaysOwnWord(said, word)) return 'own-word'
  return repeats ? 'repeat' : undefined
}

function hear(heard: Set<string>, keys: readonly string[]): void {
  for (const key of keys) heard.add(key)
}
