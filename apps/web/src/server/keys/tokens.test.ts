import { hashToken } from '@wis/db/accounts'
import { expect, it } from 'vitest'
import { endingOf, isToken, makeToken } from './tokens.ts'

it('a token has a recognisable form, and no two are alike', () => {
  const tokens = Array.from({ length: 100 }, makeToken)
  expect(tokens.every(isToken)).toBe(true)
  expect(new Set(tokens.map(hashToken)).size).toBe(100)
})

it.each([
  '',
  'wis_',
  `wis_${'a'.repeat(42)}`,
  `wis_${'a'.repeat(44)}`,
  `xis_${'a'.repeat(43)}`,
  `wis_${' '.repeat(43)}`,
])('“%s” is no token', (text) => {
  expect(isToken(text)).toBe(false)
})

it('the stored form of a token does not contain it', () => {
  const token = makeToken()
  expect(hashToken(token)).not.toContain(token.slice(4, 20))
  expect(endingOf(token)).toHaveLength(4)
})
