import { expect, it } from 'vitest'
import { withNames } from './named-subjects.ts'

const names = new Map([
  ['fox', 'Old Fox'],
  ['fox-2', 'Marten'],
  ['granny', 'Granny Rose'],
])

it('a sentence calls its subjects by their names, and nothing else', () => {
  expect(withNames('fox-2 has a higher win rate than fox.', names)).toBe(
    'Marten has a higher win rate than Old Fox.',
  )
  expect(withNames('foxes and granny-x do not differ', names)).toBe('foxes and granny-x do not differ')
  expect(withNames('granny−fox', undefined)).toBe('granny−fox')
})
