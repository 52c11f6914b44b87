import type { Seat } from '@wis/engine'
import type { Clue } from '../state.ts'
import type { Topic, TopicClue } from '../topics/topic.ts'
import { clueIn } from './topic-at.ts'

/** A clue that does not fit may still be meant honestly. */
const misunderstood = 0.03

export const fitsWord = ({ words }: Topic, { fits }: TopicClue, word: string | null) =>
  fits.some((place) => words[place] === word)

/** How likely each word of a topic is the secret one, for somebody who hears these clues and does not know it. */
export function chancesOfWords(topic: Topic, heard: readonly Clue[]): readonly number[] {
  const weights = topic.words.map((_, place) => {
    const fitting = topic.clues.filter(({ fits }) => fits.includes(place)).length
    return heard.reduce((weight, { text }) => {
      const clue = clueIn(topic, text)
      if (!clue) return weight
      return weight * (clue.fits.includes(place) ? 1 / Math.max(1, fitting) : misunderstood)
    }, 1)
  })
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map((weight) => weight / sum)
}

/** How likely a clue fits the secret word. */
export const chanceToFit = ({ fits }: TopicClue, chances: readonly number[]) =>
  fits.reduce((sum, place) => sum + (chances[place] ?? 0), 0)

/** Between 0 and 1: how little a clue speaks for its seat knowing the word. A clue in other words says little. */
export function plainSuspicion(topic: Topic, { text }: Clue, word: string | null): number {
  if (text === null) return 1
  const clue = clueIn(topic, text)
  if (!clue) return 0.5
  return fitsWord(topic, clue, word) ? 0 : 1
}

/** As `plainSuspicion`, and a clue that fits is the less telling the easier it could be given without the word. */
export function fineSuspicion(topic: Topic, clues: readonly Clue[], seat: Seat, word: string | null): number {
  const at = clues.findIndex((clue) => clue.seat === seat)
  const own = clues[at]
  if (!own) return 0.5
  const plain = plainSuspicion(topic, own, word)
  const clue = clueIn(topic, own.text)
  if (plain > 0 || !clue) return plain
  return 0.4 * chanceToFit(clue, chancesOfWords(topic, clues.slice(0, at)))
}
