import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { key } from '../../words-in-speech/fold.ts'
import { saysOwnWord } from '../../words-in-speech/own-word.ts'
import { files } from '../content/generated/other-names-1.ts'
import { files as second } from '../content/generated/other-names-2.ts'
import { languages } from '../events.ts'
import { commonLexicon } from '../house/lexicon/written.ts'
import { judgeSpeeches } from '../judge-speeches.ts'
import { rulesets } from '../rulesets.ts'
import { rankedPairs, wordPairs } from './collection.ts'
import { namesIn, namesNow, otherNames } from './other-names.ts'

const newest = rulesets['wis-2026']

describe.each(languages)('other names of words in %s', (language) => {
  const names = namesNow(language)
  const ranked = new Set(
    rankedPairs.filter((pair) => pair.language === language).flatMap(({ words }) => words),
  )
  const listed = [...names].flatMap(([word, others]) => others.map((other) => [word, other] as const))

  it('are those of words of practice, of which ranked play has many', () => {
    const known = new Set(
      wordPairs.filter((pair) => pair.language === language).flatMap(({ words }) => words),
    )
    expect([...names.keys()].filter((word) => !known.has(word))).toEqual([])
    expect([...names.keys()].filter((word) => ranked.has(word)).length).toBeGreaterThan(70)
  })

  it('stand in the list once, are no form of their word, and belong to no two words', () => {
    expect(listed.filter(([word, other]) => saysOwnWord(other, word))).toEqual([])
    const keys = listed.map(([, other]) => key(other))
    expect(keys.filter((one, at) => keys.indexOf(one) !== at)).toEqual([])
  })

  it('are no word that is dealt', () => {
    const dealt = new Set([...ranked].map(key))
    expect(listed.filter(([, other]) => dealt.has(key(other)))).toEqual([])
  })

  it('stand in few clues of the house for the word itself, which it then leaves unsaid', () => {
    const clues = commonLexicon(language).flatMap(({ words, shared, telling }) =>
      words.flatMap((word, at) =>
        Object.values({ ...shared, ...telling[at === 0 ? 0 : 1] })
          .flat()
          .map((text) => [word, text] as const),
      ),
    )
    const said = clues.filter(([word, text]) =>
      (names.get(word) ?? []).some((other) => saysOwnWord(text, other)),
    )
    expect(said.length / clues.length).toBeLessThan(0.01)
  })
})

describe('a speech by another name', () => {
  const judged = (text: string, word: string, ruleset: Parameters<typeof otherNames>[0]) =>
    judgeSpeeches(
      [{ seat: 0, text, word, names: otherNames(ruleset, /[a-z]/.test(word) ? 'en' : 'zh', word) }],
      [],
    )

  it.each([
    ['I order a CAB after midnight.', 'taxi'],
    ['Two lorries of it came by.', 'truck'],
    ['Some call it a chest-of-drawers.', 'dresser'],
    ['桂圆可以泡茶。', '龙眼'],
    ['雨天叫辆計程車。', '出租车'],
    ['红瓤的寒瓜最解渴。', '西瓜'],
    ['拉一曲梵婀玲。', '小提琴'],
    ['A courgette by another name.', 'zucchini'],
    ['Her bday is in May.', 'birthday'],
    ['一口梨，满嘴汁。', '梨子'],
  ])('“%s” is the foul of saying %s itself', (text, word) => {
    expect(judged(text, word, newest)).toEqual([{ seat: 0, kind: 'own-word' }])
    expect(judged(text, word, rulesets['wis-2024'])).toEqual([])
  })

  it.each([
    ['It works underground and takes many people.', 'subway'],
    ['The cabin is small and yellow.', 'taxi'],
    ['勇敢的士兵也坐过它。', '出租车'],
    ['It keeps the fruit of summer.', 'jam'],
    ['The water cascades over rocks.', 'waterfall'],
    ['Climbers mount an expedition.', 'mountain'],
    ['A sweet tomato sauce.', 'ketchup'],
    ['挂在索道上慢慢走。', '缆车'],
  ])('“%s” is no foul with %s', (text, word) => {
    expect(judged(text, word, newest)).toEqual([])
  })
})

it('the list of today is the one of the ruleset of today', () => {
  expect(newest.otherNames).toBe(2)
  expect(otherNames({ otherNames: 1 }, 'en', 'mountain')).toEqual(['mount'])
  expect(otherNames({ otherNames: 2 }, 'en', 'mountain')).toEqual([])
})

it.each([
  ['first', files, 'f18dab90a65ffecc5771090c2b3234b9f0b4b9993db74b23e93a64a4176e1dde'],
  ['second', second, '162fcc1fe7db5550f75d3c815f940842cf6d9140224809b9c9f383e2d61178c0'],
] as const)('the %s list stays as it is, because matches are judged again by it', (_, list, hash) => {
  const said = list.map((file) => [...namesIn(file)])
  expect(createHash('sha256').update(JSON.stringify(said)).digest('hex')).toBe(hash)
})
