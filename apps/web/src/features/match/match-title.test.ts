import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import messages from '../../../messages/en/match.json' with { type: 'json' }
import { matchTitle } from './names.ts'

const t = createTranslator({ locale: 'en', messages: { match: messages }, namespace: 'match.titles' })
const titleOf = (...names: readonly string[]) =>
  matchTitle(
    t as never,
    'en',
    names.map((name, seat) => ({
      seat,
      agent: { id: name, slug: name, name, nameZh: null, kind: 'house', avatarVersion: null },
    })),
  )

it('calls a match by who plays it', () => {
  expect(titleOf('Texas hold’em: Miser', 'Drifter')).toBe('Miser vs Drifter')
  expect(titleOf('Fox', 'Owl', 'Wick')).toBe('Fox, Owl and Wick')
  expect(titleOf('Fox', 'Owl', 'Wick', 'Echo')).toBe('Fox, Owl and 2 more')
  expect(titleOf('Fox', 'Fox')).toBe('Fox against itself')
})
