import { describe, expect, it } from 'vitest'
import { keyOf } from '../reading/key.ts'
import { saysWord } from '../reading/says-word.ts'
import { chineseUndercover } from './chinese-undercover.ts'
import { chinese } from './chinese.ts'
import { englishUndercover } from './english-undercover.ts'
import { english } from './english.ts'
import type { Ideas, Neighbours } from './lexicon.ts'

const sentencesOf = (ideas: Ideas) => Object.values(ideas).flat()
const allSentences = ({ shared, telling }: Neighbours) => [shared, ...telling].flatMap(sentencesOf)
const ideasOf = ({ shared, telling }: Neighbours) =>
  [shared, ...telling].flatMap((ideas) => Object.keys(ideas))
const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

describe.each([
  ['en', [...english, ...englishUndercover], { shortest: 15, longest: 100 }],
  ['zh', [...chinese, ...chineseUndercover], { shortest: 5, longest: 40 }],
] as const)('the %s lexicon', (language, lexicon, { shortest, longest }) => {
  it('has no word twice', () => {
    expect(twice(lexicon.flatMap(({ words }) => words))).toEqual([])
  })

  it('has no sentence twice', () => {
    expect(twice(lexicon.flatMap(allSentences).map(keyOf))).toEqual([])
  })

  it('never says a word in a sentence or a cue about it or its neighbour', () => {
    const said = lexicon.flatMap((neighbours) =>
      [...allSentences(neighbours), ...neighbours.cues.flatMap((cues) => cues.split(' '))].filter((text) =>
        neighbours.words.some((word) => saysWord(text, word, language)),
      ),
    )
    expect(said).toEqual([])
  })

  it('has sentences that can be said in one breath', () => {
    const sentences = lexicon.flatMap(allSentences)
    expect(sentences.filter((text) => text.length < shortest || text.length > longest)).toEqual([])
    expect(sentences.filter((text) => !/[.!?。！？]$/.test(text))).toEqual([])
  })

  it('has five ideas that two words share and three that tell each of them, each with two ways to say it', () => {
    const thin = lexicon.filter(
      ({ shared, telling }) =>
        Object.keys(shared).length < 5 ||
        telling.some((ideas) => Object.keys(ideas).length < 3) ||
        [shared, ...telling].some((ideas) => Object.values(ideas).some((texts) => texts.length < 2)),
    )
    expect(thin.map(({ words }) => words)).toEqual([])
  })

  it('names ideas in kebab case and gives each word at least eight cues', () => {
    expect(lexicon.flatMap(ideasOf).filter((idea) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(idea))).toEqual([])
    const few = lexicon.filter(({ cues }) => cues.some((list) => new Set(list.split(' ')).size < 8))
    expect(few.map(({ words }) => words)).toEqual([])
  })
})
