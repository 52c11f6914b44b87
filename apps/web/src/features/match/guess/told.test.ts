import { expect, it } from 'vitest'
import { parseTold, withTold } from './use-guess.ts'

it('a match whose answer was revealed is stored only once', () => {
  const text = ['a', 'b', 'a'].reduce((before: string | null, id) => withTold(before, id), null)
  expect(parseTold(text)).toEqual(['b', 'a'])
  expect(parseTold(null)).toEqual([])
})

it('the oldest match is forgotten after many others', () => {
  let text: string | null = null
  for (let match = 0; match <= 500; match++) text = withTold(text, `m${match}`)
  expect([parseTold(text).length, parseTold(text).includes('m0')]).toEqual([500, false])
})
