import { expect, it } from 'vitest'
import { kitCalled, kits } from './kits.ts'

it('every game has an id of its own, which its rules have too', () => {
  expect(kits.map(({ rules }) => rules.id)).toEqual(kits.map(({ id }) => id))
  expect(new Set(kits.map(({ id }) => id)).size).toBe(kits.length)
})

it('a game is found by its id alone', () => {
  expect(kits.map(({ id }) => kitCalled(id))).toEqual(kits)
  expect(kitCalled('constructor')).toBeUndefined()
})

it('strategies of several games with one id have one version, one name and one summary', () => {
  const all = kits.flatMap(({ strategies = [] }) => strategies)
  expect(all.length).toBeGreaterThan(new Set(all.map(({ id }) => id)).size)
  for (const { id, version, name, summary } of all) {
    const same = all.filter((one) => one.id === id)
    for (const other of same) expect(other).toMatchObject({ version, name, summary })
  }
})
