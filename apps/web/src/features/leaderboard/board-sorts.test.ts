import { boardSorts } from '@wis/protocol'
import { expect, it } from 'vitest'
import { sortsOf, sortValue } from './board-sorts.ts'

it('a form offers every order that there is, on one tab or another', () => {
  const offered = new Set([...sortsOf('total'), ...sortsOf('rating')].map(({ sort }) => sort))
  expect([...offered].toSorted()).toEqual([...boardSorts].toSorted())
})

it('the usual order of a tab is left out of the address', () => {
  expect([sortValue('total', 'total'), sortValue('rating', 'rating')]).toEqual(['', ''])
  expect(sortValue('total', 'rating')).toBe('rating')
})
