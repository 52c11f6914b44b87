import { expect, it } from 'vitest'
import { houseOfKit, housePlayerCalled } from './house-at-large.ts'
import { kits } from './kits.ts'

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'the house of %s can fill each of its tables alone, and every agent of it is found by its name',
  (_, kit) => {
    const agents = houseOfKit(kit)
    for (const { players } of kit.setup.presets) expect(agents.length).toBeGreaterThanOrEqual(players)
    expect(new Set(agents.map(({ slug }) => slug)).size).toBe(agents.length)
    for (const { slug, player } of agents) expect(housePlayerCalled(slug)).toEqual({ kit, player })
    expect(agents.slice(0, kit.house.length).map(({ slug }) => slug)).toEqual(
      kit.house.map(({ slug }) => (kit.older ? slug : `${kit.id}-${slug}`)),
    )
  },
)

it('nobody else is of the house', () => {
  expect(housePlayerCalled('avalon')).toBeUndefined()
  expect(housePlayerCalled('holdem-dice-7')).toBeUndefined()
})
