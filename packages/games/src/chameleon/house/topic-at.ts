import type { ChameleonState } from '../state.ts'
import type { Topic, TopicClue } from '../topics/topic.ts'
import { topicsIn } from '../topics/topic.ts'

const byName = {
  en: new Map(topicsIn.en.map((topic) => [topic.name, topic])),
  zh: new Map(topicsIn.zh.map((topic) => [topic.name, topic])),
} as const

/** The topic of a match. It has no words that a house player knows if it is none of the platform's. */
export function topicAt({ language, topic: name }: Pick<ChameleonState, 'language' | 'topic'>): Topic {
  return byName[language].get(name) ?? { name, words: [], clues: [] }
}

/** The clue of the topic that was given in these words. Undefined for words of a player's own. */
export const clueIn = ({ clues }: Topic, text: string | null): TopicClue | undefined =>
  clues.find((clue) => clue.text === text)
