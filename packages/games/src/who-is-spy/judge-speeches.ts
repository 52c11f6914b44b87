import type { Seat } from '@wis/engine'
import { foldWithKey, saysSomething } from '../words-in-speech/fold.ts'
import type { Folded } from '../words-in-speech/fold.ts'
import { foldedSaysOwnWord } from '../words-in-speech/own-word.ts'
import type { Foul, FoulKind } from './events.ts'

/** One seat's part in a round: its speech, or null, and its own word. */
export interface Spoken {
  readonly seat: Seat
  readonly text: string | null
  readonly word: string
  /** Other names that count as its own word. */
  readonly names?: readonly string[] | undefined
}

/** The fouls of a whole round, in speaking order and at most one for each seat: the first kind that applies. */
export function judgeSpeeches(spoken: readonly Spoken[], earlier: readonly string[]): readonly Foul[] {
  // A match has so few speeches that a list is searched sooner than a set is made.
  const heard: string[] = []
  for (const text of earlier) hear(heard, foldWithKey(text))
  const fouls: Foul[] = []
  for (const { seat, text, word, names = [] } of spoken) {
    const kind = text === null ? 'silence' : judge(text, [word, ...names], heard)
    if (kind) fouls.push({ seat, kind })
  }
  return fouls
}

/** Adds a speech to the speeches heard so far. */
function judge(text: string, names: readonly string[], heard: string[]): FoulKind | undefined {
  const said = foldWithKey(text)
  const repeats = heard.includes(said.key) || (said.otherKey !== undefined && heard.includes(said.otherKey))
  hear(heard, said)
  if (!saysSomething(text)) return 'silence'
  if (names.some((name) => foldedSaysOwnWord(said, name))) return 'own-word'
  return repeats ? 'repeat' : undefined
}

/** Which of the names of a word a speech says. Undefined if it says none. */
export function nameSaid(text: string, names: readonly string[]): string | undefined {
  const said = foldWithKey(text)
  return names.find((name) => foldedSaysOwnWord(said, name))
}

function hear(heard: string[], { key, otherKey }: Folded): void {
  heard.push(key)
  if (otherKey !== undefined) heard.push(otherKey)
}
