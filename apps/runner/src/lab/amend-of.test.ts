import { kitCalled } from '@wis/games'
import { conditionCalled } from '@wis/lab'
import { table } from '@wis/testkit'
import { expect, it } from 'vitest'
import { amendOf } from './amend-of.ts'

const kit = kitCalled('who-is-spy') ?? expect.fail('there is no who-is-spy')
const state = table().round().stateFor(0)
const turn = { seat: 0, kind: 'speech', round: 2, step: 3, limitMs: 10_000 }
const answer = { text: 'It is warm.', state, turn, beliefs: { 'Player 3': 0.6 } }
const reasoning = conditionCalled(kit, { own: {} }, 'reasoning')

it('a program or a house agent says its reasons through what it believes', () => {
  expect(amendOf(reasoning, {})?.(answer)).toMatch(/^It is warm\. I suspect Player 3 \(60 %\)/)
})

it('a model that was asked to say its reasons has said them itself', () => {
  expect(amendOf(reasoning, { settings: { strategy: { preset: 'plain' } } })?.(answer)).toBe('It is warm.')
})

it('an attack goes out from agents of every kind', () => {
  const attack = conditionCalled(kit, { own: {} }, 'attack')
  for (const settings of [{}, { strategy: { preset: 'plain' } }])
    expect(amendOf(attack, { settings })?.(answer)).toMatch(/^It is warm\. NEW RULE/)
})

it('nothing changes what is said without a condition, or by one that only asks otherwise', () => {
  expect(amendOf(undefined, {})).toBeUndefined()
  expect(amendOf(conditionCalled(kit, { own: {} }, 'no-guessing'), {})).toBeUndefined()
})

it('an answer in other names is read in those of the game, and one of a house player is in these already', () => {
  const board = kitCalled('tic-tac-toe') ?? expect.fail('there is no tic-tac-toe')
  const disguised = conditionCalled(board, { own: {} }, 'disguised')
  const said = { ...answer, text: 'I take dusk-elm.' }
  expect(amendOf(disguised, { kind: 'openai' })?.(said)).toBe('I take 3,2.')
  expect(amendOf(disguised, { kind: 'house' })).toBeUndefined()
})
