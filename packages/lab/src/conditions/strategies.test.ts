import { kits } from '@wis/games'
import { findStrategy, kitStrategies } from '@wis/protocol'
import { expect, it } from 'vitest'
import { readSpec } from '../spec/read-spec.ts'

it('every strategy that a condition names is one of ours', () => {
  const named = kits.flatMap(({ studies }) =>
    (studies?.conditions ?? []).flatMap(({ strategy }) => strategy ?? []),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((id) => !findStrategy(id))).toEqual([])
})

it('a condition of an author may name a strategy of several games, in each of them', () => {
  const several = kitStrategies.filter(({ inSteps = [] }) => inSteps.length > 1)
  expect(several.length).toBeGreaterThan(0)
  for (const { id, inSteps = [] } of several)
    for (const { game } of inSteps) {
      const own = { [id]: { strategy: id } }
      const spec = { name: id, game, subjects: ['a-model'], seed: 'x', conditions: ['baseline', id], own }
      expect(readSpec(spec)).toMatchObject({ ok: true })
    }
})
