import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import messages from '../../../messages/en/match.json' with { type: 'json' }
import { questionOfMatch } from './question-of-match.ts'

it('a match of many is called by what there is to find out, and one of few by its players', () => {
  const t = createTranslator({ locale: 'en', messages: { match: messages }, namespace: 'match.titles' })
  const asked = (game: string, count: number) => {
    const seats = Array.from({ length: count }, (_, seat) => ({ seat, agent: { id: `${seat}` } }))
    return questionOfMatch(t as never, 'en', { game, seats } as never)
  }
  expect(asked('who-is-spy', 6)).toBe('6 players: who is the spy?')
  expect(asked('avalon', 5)).toBe('5 players: who is evil?')
  expect(asked('liars-dice', 4)).toBe('4 players: who wins?')
  expect(asked('hanabi', 5)).toBe('5 players, one team')
  expect(asked('dilemma', 3)).toBeUndefined()
})
