import { describe, expect, it } from 'vitest'
import { key } from '../../words-in-speech/fold.ts'
import { saysOwnWord } from '../../words-in-speech/own-word.ts'
import { languages } from '../events.ts'
import { rulesets } from '../rulesets.ts'
import { pairsFor, rankedPairs, undercoverPairs, wordPairs } from './collection.ts'

describe.each(languages)('the pairs for undercover in %s', (language) => {
  const pairs = undercoverPairs.filter((pair) => pair.language === language)
  const words = pairs.flatMap((pair) => pair.words)

  it('are seventy', () => {
    expect(pairs).toHaveLength(70)
  })

  it('use no word twice, and none of the other collections', () => {
    const others = [...wordPairs, ...rankedPairs].filter((pair) => pair.language === language)
    const known = new Set(others.flatMap((pair) => pair.words.map(key)))
    expect(new Set(words.map(key)).size).toBe(140)
    expect(words.filter((word) => known.has(key(word)))).toEqual([])
  })

  it('hold no word that contains the other, or is said by saying it', () => {
    const entangled = pairs.filter(({ words: [first, second] }) => {
      const contained = key(first).includes(key(second)) || key(second).includes(key(first))
      return contained || saysOwnWord(first, second) || saysOwnWord(second, first)
    })
    expect(entangled).toEqual([])
  })

  it('are written in the letters of their language', () => {
    const form = language === 'en' ? /^[a-z]+( [a-z]+)?$/ : /^\p{Script=Han}{2,4}$/u
    expect(words.filter((word) => !form.test(word))).toEqual([])
  })

  it('are dealt by the rulesets of undercover, and by no other', () => {
    const dealt = Object.values(rulesets).filter((ruleset) => pairsFor(ruleset, language)[0] === pairs[0])
    expect(dealt.map(({ id }) => id)).toEqual(['undercover-5-llmarena', 'undercover-3-magic'])
    expect(pairsFor(rulesets['wis-2024'], language)).toEqual(
      wordPairs.filter((pair) => pair.language === language),
    )
  })
})

it('a pair for undercover has an id of its own', () => {
  const ids = [...wordPairs, ...rankedPairs, ...undercoverPairs].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('en-undercover-muffin-doughnut')
})
