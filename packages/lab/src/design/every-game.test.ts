import { kits } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { readSpec } from '../spec/read-spec.ts'
import { levelsOf } from './contents-of.ts'
import { scheduleOf } from './planned-match.ts'

const leastCommon = (one: number, other: number): number => {
  let both = one
  while (both % other !== 0) both += one
  return both
}

describe.each(kits)('a design in $id', (kit) => {
  const written = { name: kit.id, game: kit.id, subjects: ['a'], seed: kit.id }
  const specOf = (value: unknown) => {
    const read = readSpec(value)
    return read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  }
  const levels = levelsOf(kit, specOf(written))
  const materials = [...levels.values()].map(({ length }) => length).reduce(leastCommon)
  const schedule = scheduleOf(specOf({ ...written, design: { materials, repeats: 1 } }))
  const planned = Array.from({ length: schedule.matches }, (_, at) => schedule.matchAt(at + 1))

  it.each([...levels])('gives the subject every level of %s equally often', (factor, all) => {
    const counts = all.map((level) => planned.filter(({ factors }) => factors[factor] === level).length)
    expect(counts).toEqual(all.map(() => materials / all.length))
  })

  it('tells the role of every seat before the first move, if roles are dealt', () => {
    const named = Object.keys(kit.results.roles ?? {})
    if (named.length === 0) return
    expect(levels.get('role')?.toSorted()).toEqual(named.toSorted())
  })
})
