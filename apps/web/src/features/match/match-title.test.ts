import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import messages from '../../../messages/en/match.json' with { type: 'json' }
import { matchTitle } from './names.ts'

const t = createTranslator({ locale: 'en', messages: { match: messages }, namespace: 'match.titles' })
const seatsOf = (names: readonly string[]) =>
  names.map((name, seat) => ({
    seat,
    agent: { id: name, slug: name, name, nameZh: null, kind: 'house', avatarVersion: null },
  }))
const titleOf = (...names: readonly string[]) => matchTitle(t as never, 'en', { seats: seatsOf(names) })

it('calls a match by who plays it', () => {
  expect(titleOf('Texas hold’em: Miser', 'Drifter')).toBe('Miser vs Drifter')
  expect(titleOf('Fox', 'Owl', 'Wick')).toBe('Fox, Owl and Wick')
  expect(titleOf('Fox', 'Owl', 'Wick', 'Echo')).toBe('Fox, Owl and 2 more')
  expect(titleOf('Fox', 'Fox')).toBe('Fox against itself')
})

it('says that those who share a result play together', () => {
  const together = (...names: readonly string[]) =>
    matchTitle(t as never, 'en', { seats: seatsOf(names), isTogether: true })
  expect(together('Sparkler', 'Wick')).toBe('Sparkler and Wick')
  expect(together('Sparkler', 'Sparkler')).toBe('Sparkler in every seat')
})
