/** A clue that a house player may give, with the places of the words of its topic that it fits. */
export interface TopicClue {
  readonly text: string
  readonly fits: readonly number[]
}

export interface Topic {
  readonly name: string
  readonly words: readonly string[]
  readonly clues: readonly TopicClue[]
}

/** Words are parted by commas. Of each clue it is said which of them it fits, counted from 1: `135`. */
export function topic(name: string, words: string, clues: readonly (readonly [string, string])[]): Topic {
  return {
    name,
    words: words.split(/[,、]\s*/),
    clues: clues.map(([text, fits]) => ({ text, fits: [...fits].map((place) => Number(place) - 1) })),
  }
}
