import { expect, it } from 'vitest'
import { games } from './registry.ts'

it('every game is registered under its own id', () => {
  expect(Object.entries(games).map(([id, game]) => [id, game.id])).toEqual([['who-is-spy', 'who-is-spy']])
})
