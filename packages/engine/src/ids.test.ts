import { expect, it } from 'vitest'
import { ids } from './ids.ts'

it('an id is the string it was made of', () => {
  expect(ids.match('m1')).toBe('m1')
  expect(Object.keys(ids).sort()).toEqual(['agent', 'match', 'season', 'ticket', 'version'])
})
