import { describe, expect, it } from 'vitest'
import type { OlderAsked } from '../../contract/older-form.ts'
import { fileCalled } from '../../outline/outline.ts'
import { briefingWith, spoken } from '../briefing/briefing.ts'
import { files } from '../content/generated/personas.ts'
import { knownWords } from './lexicon/lenses.ts'
import { personas, readPersona } from './personas.ts'
import { keyOf, saysWord } from './reading/tokens.ts'
import { think } from './think.ts'

const fox = readPersona(fileCalled('fox', files))
const sample = <Item>(items: readonly Item[], every: number) =>
  items.filter((_, index) => index % every === 0)
const strong = personas.filter(({ slips }) => slips.silence + slips.ownWord + slips.repeat === 0)
const voting = (round = 1): OlderAsked['turn'] => ({ kind: 'vote', round, limit: 400 })

/** The same seat speaks again and again. */
function monologue(persona: (typeof personas)[number], changes: Partial<OlderAsked>, length: number) {
  const texts: string[] = []
  for (let turn = 0; turn < length; turn++) {
    const history = texts.map((text) => ({ type: 'speech-given', seat: 0, text, cut: false }))
    texts.push(think(persona, briefingWith(history, changes), 'seed').text)
  }
  return texts
}

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const words = sample(knownWords(language), 9)

  it('the strong never say their word, nothing or too much', () => {
    for (const word of words) {
      for (const persona of strong) {
        const { text } = think(persona, briefingWith([], { language, word, matchId: word }), 'seed')
        expect(keyOf(text)).not.toBe('')
        expect(saysWord(text, word, language)).toBe(false)
        expect([...text].length).toBeLessThanOrEqual(language === 'en' ? 400 : 120)
      }
    }
  })

  it('the strong never repeat a speech, however long it goes on', () => {
    for (const persona of strong) {
      const keys = monologue(persona, { language, word: words[7] ?? '' }, 40).map(keyOf)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('an unknown word gets clues too, and different ones', () => {
    const word = language === 'en' ? 'quokka' : '量子纠缠'
    const texts = personas.map((persona) => think(persona, briefingWith([], { language, word }), 'seed').text)
    expect(new Set(texts).size).toBeGreaterThan(7)
    expect(texts.some((text) => text !== '' && saysWord(text, word, language))).toBe(false)
  })

  it('a vote names one candidate that is not oneself, or abstains', () => {
    const aliases = briefingWith([], { language }).aliases
    for (const word of words) {
      const candidates = aliases.slice(0, 4)
      const request = briefingWith([], { language, word, turn: voting(), candidates })
      for (const persona of personas) {
        const allowed = [...candidates.slice(1), language === 'en' ? 'abstain' : '弃权']
        expect(allowed).toContain(think(persona, request, 'seed').text)
      }
    }
  })
})

it('the same request, persona and seed lead to the same thought, another seed or match to others', () => {
  const request = briefingWith(spoken('It steams in the cup.', 'Best in the afternoon.'))
  expect(think(fox, request, 'seed')).toEqual(think(fox, request, 'seed'))
  const others = ['a', 'b', 'c', 'd'].flatMap((name) => [
    think(fox, request, name).text,
    think(fox, { ...request, matchId: name }, 'seed').text,
  ])
  expect(new Set(others).size).toBeGreaterThan(3)
})

it('thoughts about other matches in between change nothing', () => {
  const request = briefingWith(spoken('It steams in the cup.'))
  const before = think(fox, request, 'seed')
  for (const word of knownWords('en')) think(fox, briefingWith([], { word, matchId: word }), 'seed')
  expect(think(fox, request, 'seed')).toEqual(before)
})

it('beliefs name the living by alias and add up to 1, and the reasoning speaks the language of the match', () => {
  const out = { type: 'seat-eliminated', seat: 3, round: 1, cause: 'vote' }
  const thought = think(
    fox,
    briefingWith([...spoken('很热。'), out], { language: 'zh', word: '医生' }),
    'seed',
  )
  expect(Object.keys(thought.beliefs)).toEqual(['玩家1', '玩家2', '玩家3', '玩家5', '玩家6'])
  expect(Object.values(thought.beliefs).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2)
  expect(thought.reasoning).toMatch(/\p{Script=Han}/u)
})

it('a clear misfit is voted for', () => {
  const history = spoken(
    'The leaves must not stay in the pot for too long.',
    'Roasted beans, ground fresh, and an espresso to wake up.',
    'My aunt takes hers with lemon, from her best china.',
  )
  const request = briefingWith(history, {
    turn: voting(),
    candidates: ['Player 1', 'Player 2', 'Player 3', 'Player 4'],
  })
  expect(think(fox, request, 'seed').text).toBe('Player 3')
})

it('a spy that has understood speaks about the word of the others', () => {
  const history = spoken(
    'The leaves must not stay in the pot for too long.',
    'A little bag on a string, hot water, three minutes to steep.',
    'My aunt takes hers with lemon, from her best china.',
    'You warm the pot before the leaves go in.',
  )
  const turn = { kind: 'speech', round: 2, limit: 400 } as const
  const { text, reasoning } = think(fox, briefingWith(history, { word: 'coffee', turn }), 'seed')
  expect(reasoning).toContain('tea')
  expect(text).not.toMatch(/bean|roast|espresso/i)
})

it('a speech keeps to even the shortest limit of a match', () => {
  for (const limit of [1, 12, 40]) {
    const request = briefingWith([], { turn: { kind: 'speech', round: 1, limit } })
    for (const persona of strong)
      expect(think(persona, request, 'seed').text.length).toBeLessThanOrEqual(limit)
  }
})

it('a repetitive or broken history does no harm', () => {
  const history = [{ type: 'speech-given' }, { type: 'votes-revealed', ballots: [{}] }, { type: '' }]
  for (const persona of personas) {
    expect(think(persona, briefingWith(history, { turn: voting(3), candidates: [] }), 'seed').text).toBe(
      'abstain',
    )
    expect(typeof think(persona, briefingWith(history, { word: '' }), 'seed').text).toBe('string')
  }
})

it('the careless slip now and then, the careful never', () => {
  const slips = (slug: string) => {
    const persona = personas.find((candidate) => candidate.slug === slug)
    const matches = Array.from({ length: 400 }, (_, match) =>
      briefingWith(spoken('It steams.'), { matchId: `${match}` }),
    )
    return matches.filter((request) => {
      const text = persona ? think(persona, request, 'seed').text : ''
      return text === '' || text === 'It steams.' || saysWord(text, 'tea', 'en')
    }).length
  }
  for (const slug of ['dozer', 'blurt', 'echo']) {
    expect(slips(slug)).toBeGreaterThan(0)
    expect(slips(slug)).toBeLessThan(60)
  }
  expect(slips('fox')).toBe(0)
})
