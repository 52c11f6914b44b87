import { describe, expect, it } from 'vitest'
import { headed, readOutline } from '../../../outline/outline.ts'
import { repeated } from '../../../outline/testing/faults-of.ts'
import { files as english } from '../../content/generated/lexicon/en.ts'
import { files as chinese } from '../../content/generated/lexicon/zh.ts'
import { files as englishUndercover } from '../../content/generated/undercover-lexicon/en.ts'
import { files as chineseUndercover } from '../../content/generated/undercover-lexicon/zh.ts'
import { keyOf, saysWord } from '../reading/tokens.ts'
import type { Ideas, Neighbours } from './written.ts'
import { commonLexicon, undercoverLexicon } from './written.ts'

const sentencesOf = (ideas: Ideas) => Object.values(ideas).flat()
const allSentences = ({ shared, telling }: Neighbours) => [shared, ...telling].flatMap(sentencesOf)
const ideasOf = ({ shared, telling }: Neighbours) =>
  [shared, ...telling].flatMap((ideas) => Object.keys(ideas))

const written = {
  en: [...english, ...englishUndercover],
  zh: [...chinese, ...chineseUndercover],
} as const

describe.each([
  ['en', [...commonLexicon('en'), ...undercoverLexicon('en')], { shortest: 15, longest: 100 }],
  ['zh', [...commonLexicon('zh'), ...undercoverLexicon('zh')], { shortest: 5, longest: 40 }],
] as const)('the %s lexicon', (language, lexicon, { shortest, longest }) => {
  const entries = written[language].flatMap(readOutline)

  it('has no word twice', () => {
    expect(repeated(entries, (entry) => headed(entry)[0])).toEqual([])
  })

  it('has no sentence twice', () => {
    const sentences = entries.flatMap(({ below }) => below).flatMap(({ below }) => below)
    expect(sentences.length).toBe(lexicon.flatMap(allSentences).length)
    expect(repeated(sentences, ({ text }) => keyOf(text))).toEqual([])
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
