import { kits } from '@wis/games'
import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import messages from '../../../messages/en/match.json' with { type: 'json' }
import { isSpoken, questionOfMatch } from './names.ts'

it('a game that may be played with or without words has a language only where its rules have words', () => {
  expect(isSpoken('dilemma')).toBe(false)
  expect(isSpoken('dilemma', 'arena')).toBe(false)
  expect(isSpoken('dilemma', 'talk')).toBe(true)
  expect(isSpoken('dilemma', 'of a season')).toBe(true)
})

it('other games have a language under all rules, or under none', () => {
  for (const { id, setup } of kits.filter((kit) => typeof kit.setup.words !== 'string'))
    for (const rules of [undefined, ...setup.presets.map((preset) => preset.id), 'of a season'])
      expect(isSpoken(id, rules)).toBe(setup.words === true)
})

it('a match of many is called by what there is to find out, and one of few by its players', () => {
  const t = createTranslator({ locale: 'en', messages: { match: messages }, namespace: 'match.titles' })
  const asked = (game: string, count: number, that?: string) => {
    const seats = Array.from({ length: count }, (_, seat) => ({ seat, agent: { id: `${seat}` } }))
    return questionOfMatch(
      t as never,
      'en',
      { game, seats } as never,
      that ? { en: that, zh: '' } : undefined,
    )
  }
  expect(asked('who-is-spy', 6, 'is the spy')).toBe('6 players: who is the spy?')
  expect(asked('liars-dice', 4)).toBe('4 players: who wins?')
  expect(asked('hanabi', 5)).toBe('5 players, one team')
  expect(asked('dilemma', 3)).toBeUndefined()
})
