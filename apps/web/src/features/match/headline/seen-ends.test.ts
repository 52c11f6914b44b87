import { expect, it } from 'vitest'
import { withAgents } from '../../scene/how-it-ended.ts'
import { endsIn } from './seen-ends.ts'

it('an end is read back, and nothing else that a browser may have stored', () => {
  expect(endsIn('[["m1","Fox won"],["m2","Draw"]]').get('m2')).toBe('Draw')
  for (const text of [null, '', '{', '3', '{"m1":"Fox won"}', '[["m1"],["m1",2],null]'])
    expect(endsIn(text).size).toBe(0)
})

it('a sentence calls agents by their names, each alias as a whole', () => {
  const called = [
    ['Player 1', 'Old Fox'],
    ['Player 12', 'Player 1'],
  ] as const
  expect(withAgents('Player 12 was out before Player 1.', called)).toBe('Player 1 was out before Old Fox.')
  expect(withAgents('Nobody was out.', [])).toBe('Nobody was out.')
})
