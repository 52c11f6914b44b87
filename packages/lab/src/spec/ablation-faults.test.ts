import { expect, it } from 'vitest'
import { presets } from '../presets/presets.ts'
import { ablationFaults } from './faults-of-game.ts'
import { readSpec } from './read-spec.ts'

function faultsOf(given: object, house: readonly string[]) {
  const read = readSpec({ name: 'x', seed: 'x', ...given })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return ablationFaults(read.spec, (name) => house.includes(name)).map(({ path, values }) => [path, values])
}

const ablation = presets().find(({ id }) => id === 'spygame-ablation')?.spec ?? {}
const subjects = ['my-model', 'somebody']

it('an ablation of house players is refused, and one of models is not', () => {
  const conditions = readSpec(ablation)
  const ids = conditions.ok ? conditions.spec.conditions : []
  expect(faultsOf({ ...ablation, subjects }, ['somebody']).length).toBeGreaterThan(0)
  for (const [path, values] of faultsOf({ ...ablation, subjects }, ['somebody'])) {
    expect(values).toEqual({ names: 'somebody' })
    expect(ids[Number(String(path).split('.')[1])]).not.toBe('baseline')
  }
  expect(faultsOf({ ...ablation, subjects }, [])).toEqual([])
})

it('a condition that changes more than how a model is asked is no ablation', () => {
  const spec = {
    game: 'who-is-spy',
    subjects,
    conditions: ['baseline', 'reasoning', 'attack', 'told', 'short'],
    own: { told: { prompt: 'Name no colour.' }, short: { prompt: 'Be short.', rules: { rounds: 1 } } },
  }
  expect(faultsOf(spec, subjects)).toEqual([['conditions.3', { names: 'my-model, somebody' }]])
})

it('a disguise is refused for house players, who are told nothing in words', () => {
  const spec = { game: 'tic-tac-toe', subjects, conditions: ['baseline', 'no-hints', 'disguised'] }
  expect(faultsOf(spec, ['somebody'])).toEqual([['conditions.2', { names: 'somebody' }]])
  expect(faultsOf(spec, [])).toEqual([])
})
