import type { InBoth } from '@wis/engine'
import { DataFault, fileCalled, headed, plain, readOutline } from '../../outline/outline.ts'
import type { DataFile, Entry } from '../../outline/outline.ts'
import { files } from '../content/generated/topics.ts'
import type { ChameleonState } from '../table.ts'

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

/** `name: word, word, …`, and below it the clues. Of each it is said which words it fits, counted from 1: `135 text`. */
export const topicsOf = (file: DataFile): readonly Topic[] => readOutline(file).map(topic)

function topic(entry: Entry): Topic {
  const [name, list] = headed(entry)
  if (list === undefined) throw new DataFault(entry, `the topic '${name}' has no words`)
  if (entry.below.length === 0) throw new DataFault(entry, `the topic '${name}' has no clues`)
  const words = list.split(', ')
  return { name, words, clues: entry.below.map((below) => clue(below, words.length)) }
}

function clue(entry: Entry, most: number): TopicClue {
  const [, places = '', text] = /^([1-9]+) (\S.*)$/.exec(plain(entry).text) ?? []
  if (text === undefined)
    throw new DataFault(entry, 'a clue begins with the places of the words that it fits')
  const fits = [...places].map((place) => Number(place) - 1)
  if (fits.some((place, at) => place >= most || place <= (fits[at - 1] ?? -1)))
    throw new DataFault(entry, `places go from 1 to ${most}, each once, and in this order`)
  return { text, fits }
}

/** Every topic. The Chinese ones are no translations: they are what Chinese readers know. */
export const topicsIn: InBoth<readonly Topic[]> = {
  en: topicsOf(fileCalled('en', files)),
  zh: topicsOf(fileCalled('zh', files)),
}

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
