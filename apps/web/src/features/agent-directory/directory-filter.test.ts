import { expect, it } from 'vitest'
import { directoryAddress, leavesOut, parseDirectoryFilter } from './directory-filters.tsx'

it('a filter reads back from its own address', () => {
  const filter = { q: '100% 狐', kind: 'hf-space', state: 'online', order: 'total', cursor: '24' } as const
  const { searchParams } = new URL(directoryAddress(filter), 'https://play.example')
  expect(parseDirectoryFilter(Object.fromEntries(searchParams))).toEqual(filter)
})

it('invalid values are not applied', () => {
  const query = { q: '\0', kind: 'robot', from: ['house', 'visitors'], order: 'size', cursor: '-1', x: 'y' }
  expect(parseDirectoryFilter(query)).toEqual({})
})

it('an order or a page filters nobody out', () => {
  expect([leavesOut({ order: 'name', cursor: '24' }), leavesOut({ from: 'house' })]).toEqual([false, true])
})
