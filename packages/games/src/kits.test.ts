import { describe, expect, it } from 'vitest'
import { playHouse } from './contract/play-house.ts'
import { hasWords, kitCalled, kits } from './kits.ts'

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

describe.each(
  kits.flatMap((kit) =>
    kit.setup.presets.map((ruleset) => ({ kit, ruleset, id: `${kit.id} ${ruleset.id}` })),
  ),
)('$id', ({ kit, ruleset }) => {
  it('says whether players are asked for words', () => {
    let isAsked = false
    const players = Array.from(
      { length: ruleset.players },
      (_, at) => kit.house[at % kit.house.length] ?? kit.house[0],
    )
    const asked: NonNullable<Parameters<typeof playHouse>[1]['asked']> = ({ state }, turn) => {
      isAsked ||= kit.wire.fields(state, turn).some((field) => field.kind === 'text' && !field.note)
    }
    playHouse(kit, { seed: 'words', ruleset, language: 'en', players, asked })
    expect(isAsked).toBe(hasWords(kit.id, ruleset))
  })
})
