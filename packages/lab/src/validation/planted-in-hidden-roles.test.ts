import { sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { fooled, guessing, knowing, played, speakers } from './testing/planted-in-five-games.ts'

describe.each(sampled(['en', 'zh'] as const, 2))('in %s', (language) => {
  it.each(['chameleon', 'undercover'] as const)(
    'one who knows the truth of %s is right about everything',
    (part) => {
      const knower = knowing(speakers[part])
      const { valueOf } = played(part, language, knower, knower)
      for (const measure of ['vote-accuracy', '1-identity', '2-deduction', 'self-identity'])
        expect([measure, valueOf(measure)]).toEqual([measure, 1])
      // At a table where all others know, the odd one is always caught.
      expect(valueOf('deceptions')).toBe(0)
    },
  )

  it.each(['chameleon', 'undercover'] as const)(
    'one who guesses in %s is right as often as chance is',
    (part) => {
      const { valueOf } = played(part, language, guessing(speakers[part]), knowing(speakers[part]))
      // Of three seats it takes any for the odd one: a seat is seen as what it is in 1/9 + 4/9 of the cases.
      for (const measure of ['1-identity', '2-deduction', 'self-identity'])
        expect(Math.abs((valueOf(measure) ?? Number.NaN) - 5 / 9)).toBeLessThan(0.2)
      expect(valueOf('vote-accuracy')).toBeLessThan(0.85)
    },
  )

  it.each([
    ['chameleon', 'credits-chameleon', 'credits-other'],
    ['undercover', 'credits-spy', 'credits-civilian'],
  ] as const)('where all accuse the wrong one, the odd one of %s has every credit', (part, odd, others) => {
    const player = fooled(speakers[part])
    const { valueOf } = played(part, language, player, player)
    expect([valueOf(odd), valueOf(others), valueOf('deceptions'), valueOf('vote-accuracy')]).toEqual([
      1, 0, 1, 0,
    ])
    const knower = knowing(speakers[part], 'wrong')
    const caught = played(part, language, knower, knower)
    expect([caught.valueOf(odd), caught.valueOf(others)]).toEqual([0, 1])
  })

  it('a caught chameleon that names the word shares the credits, and one that names another was misled', () => {
    const both = (named: 'right' | 'wrong') => {
      const player = knowing('random', named)
      return played('chameleon', language, player, player).valueOf
    }
    // One of two credits for each.
    const [right, wrong] = [both('right'), both('wrong')]
    expect(['credits-chameleon', 'credits-other', 'misled-guesses'].map(right)).toEqual([0.5, 0.5, 0])
    expect(['credits-chameleon', 'credits-other', 'misled-guesses'].map(wrong)).toEqual([0, 1, 1])
  })
})
