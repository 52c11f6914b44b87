import { boardSorts } from '@wis/protocol'
import { expect, it } from 'vitest'
import { sortValue } from '../../../features/leaderboard/board-filter.ts'
import { sortsOf } from './board-sorts.ts'

it('the forms of the tabs together offer every order', () => {
  const offered = new Set([...sortsOf('total'), ...sortsOf('rating')].map(({ sort }) => sort))
  expect([...offered].toSorted()).toEqual([...boardSorts].toSorted())
})

it('the default order of a tab is left out of the address', () => {
  expect([sortValue('total', 'total'), sortValue('rating', 'rating')]).toEqual(['', ''])
  expect(sortValue('total', 'rating')).toBe('rating')
})
