import { languages } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { key, saysSomething } from '../../words-in-speech/fold.ts'
import { saysOwnWord } from '../../words-in-speech/own-word.ts'
import { namesWord } from '../read-guess.ts'
import { topicsIn } from './topic.ts'

describe.each(languages)('the topics (%s)', (language) => {
  const topics = topicsIn[language]

  it('are at least forty, each with a name of its own', () => {
    expect(topics.length).toBeGreaterThanOrEqual(40)
    expect(new Set(topics.map(({ name }) => key(name))).size).toBe(topics.length)
  })

  it.each(topics)('$name: eight words, of which none repeats or contains another', ({ name, words }) => {
    expect(words.length).toBe(8)
    const keys = words.map(key)
    for (const one of keys) {
      expect(saysSomething(one)).toBe(true)
      expect(keys.filter((other) => other.includes(one))).toEqual([one])
    }
    for (const word of words) {
      expect(saysOwnWord(name, word), `the name of the topic says ${word}`).toBe(false)
      expect(words.filter((other) => namesWord(other, word))).toEqual([word])
    }
  })

  it.each(topics)('$name: no clue says a word, and every word has some', ({ words, clues }) => {
    expect(new Set(clues.map(({ text }) => text)).size).toBe(clues.length)
    for (const { text, fits } of clues) {
      expect(words.filter((word) => saysOwnWord(text, word))).toEqual([])
      expect(fits.every((place) => words[place] !== undefined)).toBe(true)
      expect(fits.length).toBeGreaterThan(0)
      expect(fits).toEqual([...new Set(fits)].toSorted((one, other) => one - other))
    }
    const bare = words.filter((_, place) => clues.filter(({ fits }) => fits.includes(place)).length < 2)
    expect(bare).toEqual([])
  })
})

it('no word is too long to be named', () => {
  for (const { words } of topicsIn.en) expect(words.every((word) => word.length <= 40)).toBe(true)
  for (const { words } of topicsIn.zh) expect(words.every((word) => word.length <= 15)).toBe(true)
})
